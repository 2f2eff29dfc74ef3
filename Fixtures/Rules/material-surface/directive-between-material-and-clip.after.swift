import SwiftUI

/// Both the material and its clip hold on all systems; only what stands between them doesn't.
struct StampButton: View {
    let stamp: () -> Void

    var body: some View {
        Button(action: stamp) {
            Text("Stamp")
                .padding()
                .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial) }
                #if os(iOS)
                .sensoryFeedback(.selection, trigger: 1)
                .font(.headline)
                #else
                .font(.body)
                #endif
                .beforeLiquidGlass { $0.clipShape(Capsule()) }
        }
    }
}
