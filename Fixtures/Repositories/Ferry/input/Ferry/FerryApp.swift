//
//  FerryApp.swift
//  Ferry
//

import SwiftUI

@main
struct FerryApp: App {
    var body: some Scene {
        WindowGroup {
            BoardView()
        }
    }
}
