import SwiftUI

/// The border is an accessibility feature here, not decoration.
struct CallButton: View {
    @Environment(\.colorSchemeContrast) private var contrast
    let call: () -> Void

    var body: some View {
        Button(action: call) {
            Image(systemName: "phone.fill")
                .padding(16)
                .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial, in: Circle()) }
                .overlay(
                    Circle().stroke(
                        .white.opacity(contrast == .increased ? 0.9 : 0.15),
                        lineWidth: contrast == .increased ? 2 : 0.5)
                )
        }
    }
}
