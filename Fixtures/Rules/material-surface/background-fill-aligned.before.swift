import SwiftUI

struct NudgeButton: View {
    let nudge: () -> Void

    var body: some View {
        VStack {
            Button(action: nudge) {
                Text("Left")
                    .padding(10)
                    .background(alignment: .center) {
                        Capsule().fill(.thinMaterial)
                    }
            }
            Image("wheel")
            Button(action: nudge) {
                Text("Right")
                    .padding(10)
                    .background(Capsule().fill(.thinMaterial), alignment: .center)
            }
        }
    }
}
