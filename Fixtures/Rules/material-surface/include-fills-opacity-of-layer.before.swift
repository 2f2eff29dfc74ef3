// options: --include fills
import SwiftUI

struct JumpButton: View {
    let plate: Color
    let strength: Double
    let jump: () -> Void

    var body: some View {
        Button(action: jump) {
            Text("Latest")
                .padding(10)
                .background(
                    RoundedRectangle(cornerRadius: 10)
                        .fill(plate)
                        .opacity(strength)
                        .shadow(radius: 3)
                )
        }
    }
}
