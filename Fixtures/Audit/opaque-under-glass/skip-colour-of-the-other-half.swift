// floors: iOS 17
import SwiftUI

struct Example: View {
    var body: some View {
        if #available(iOS 26.0, *) {
            Text("Cart").padding().glassEffect(.regular, in: .capsule)
        } else {
            Text("Cart").padding().background(Color.gray, in: .capsule)
        }
    }
}
