import SwiftUI

struct TimerButtons: View {
    let start: () -> Void
    let reset: () -> Void

    var body: some View {
        LiquidGlassContainer(spacing: 20) {
            VStack(spacing: 20) {
                Image(systemName: "timer")
                Button(action: start) {
                    Text("Start")
                        .padding()
                        .liquidGlass(in: Capsule()) {
                            $0.background(.thinMaterial)
                                .clipShape(Capsule())
                        }
                }
                Divider()
                Button(action: reset) {
                    Text("Reset")
                        .padding()
                        .liquidGlass(in: Capsule()) {
                            $0.background(.thinMaterial)
                                .clipShape(Capsule())
                        }
                }
            }
        }
    }
}
