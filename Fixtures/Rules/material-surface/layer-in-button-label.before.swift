import SwiftUI

struct ShutterButton: View {
    let shoot: () -> Void

    var body: some View {
        Button(action: shoot) {
            ZStack {
                Circle().fill(.regularMaterial)
                    .frame(width: 72, height: 72)
                Image(systemName: "camera")
            }
        }
    }
}
