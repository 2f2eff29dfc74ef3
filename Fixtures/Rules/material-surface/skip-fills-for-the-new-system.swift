// options: --include fills
import SwiftUI

/// Somebody chose the look on 26 already: no glass.
struct PayButton: View {
    let pay: () -> Void

    var body: some View {
        Button(action: pay) {
            if #available(iOS 26, *) {
                Text("Pay")
                    .padding()
                    .background(Color.blue, in: Capsule())
            } else {
                Text("Pay")
                    .padding()
                    .background(Color.blue, in: RoundedRectangle(cornerRadius: 8))
            }
        }
    }
}
