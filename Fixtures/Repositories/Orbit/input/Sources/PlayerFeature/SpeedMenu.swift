import SwiftUI

struct SpeedMenu: View {
    @Binding var speed: Double

    var body: some View {
        Menu {
            Button("Half") { speed = 0.5 }
            Button("Normal") { speed = 1 }
            Button("Double") { speed = 2 }
        } label: {
            Label("Speed", systemImage: "gauge.with.needle")
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .background(.thinMaterial, in: .capsule)
        }
    }
}
