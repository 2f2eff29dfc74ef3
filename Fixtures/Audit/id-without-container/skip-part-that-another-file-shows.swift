import SwiftUI

extension Dashboard {
    var playButton: some View {
        Text("Play").padding().glassEffect().glassEffectID("play", in: glass)
    }
}

// MARK: - File Dashboard.swift
import SwiftUI

struct Dashboard: View {
    @Namespace var glass

    var body: some View {
        GlassEffectContainer(spacing: 8) {
            HStack { playButton }
        }
    }
}
