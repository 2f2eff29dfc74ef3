import SwiftUI

struct ReadingButtons: View {
    let gap: CGFloat
    let smaller: () -> Void
    let larger: () -> Void

    var body: some View {
        LiquidGlassContainer(spacing: 0) {
            HStack(spacing: gap) {
                Button(action: smaller) {
                    Text("a")
                        .padding(12)
                        .liquidGlass(in: Circle()) { $0.background(.regularMaterial, in: Circle()) }
                }
                Spacer()
                Button(action: larger) {
                    Text("A")
                        .padding(12)
                        .liquidGlass(in: Circle()) { $0.background(.regularMaterial, in: Circle()) }
                }
            }
        }
    }
}
