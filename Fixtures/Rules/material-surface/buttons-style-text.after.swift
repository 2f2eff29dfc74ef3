// options: --buttons style
import SwiftUI

struct ContinueButton: View {
    let next: () -> Void

    var body: some View {
        Button {
            next()
        } label: {
            Text("Continue")
                .beforeLiquidGlass {
                    $0.padding(.horizontal, 20)
                        .padding(.vertical, 10)
                        .background(.regularMaterial, in: Capsule())
                }
        }
        .liquidGlassButton(.capsule) { $0 }
    }
}
