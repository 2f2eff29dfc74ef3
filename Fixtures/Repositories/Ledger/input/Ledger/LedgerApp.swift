//
//  LedgerApp.swift
//  Ledger
//

import SwiftUI

@main
struct LedgerApp: App {
    var body: some Scene {
        WindowGroup {
            BalanceView(cents: 1250)
        }
    }
}
