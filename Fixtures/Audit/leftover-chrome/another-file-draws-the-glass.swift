// floors: iOS 17
import SwiftUI

struct Screen: View {
    var body: some View {
        Text("Ready").toolbarBackground(.visible, for: .navigationBar)
    }
}

// MARK: - File Other.swift
import SwiftUI

struct Badge: View {
    var body: some View {
        if #available(iOS 26, *) {
            Text("1").padding().glassEffect()
        } else {
            Text("1").padding().background(.ultraThinMaterial, in: .capsule)
        }
    }
}
