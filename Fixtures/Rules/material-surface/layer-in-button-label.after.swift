import SwiftUI

struct ShutterButton: View {
    let shoot: () -> Void

    var body: some View {
        Button(action: shoot) {
            ZStack {
                Color.clear
                    .liquidGlass(in: Circle()) { _ in Circle().fill(.regularMaterial) }
                    .frame(width: 72, height: 72)
                Image(systemName: "camera")
            }
        }
    }
}
