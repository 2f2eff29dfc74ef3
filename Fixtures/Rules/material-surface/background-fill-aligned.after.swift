import SwiftUI

struct NudgeButton: View {
    let nudge: () -> Void

    var body: some View {
        LiquidGlassContainer(spacing: 0) {
            VStack {
                Button(action: nudge) {
                    Text("Left")
                        .padding(10)
                        .liquidGlass(in: Capsule()) {
                            $0.background(alignment: .center) {
                                Capsule().fill(.thinMaterial)
                            }
                        }
                }
                Image("wheel")
                Button(action: nudge) {
                    Text("Right")
                        .padding(10)
                        .liquidGlass(in: Capsule()) { $0.background(Capsule().fill(.thinMaterial), alignment: .center) }
                }
            }
        }
    }
}
