// floors: iOS 17
import SwiftUI

struct Pill: View {
    var body: some View {
        VStack {
            if #available(iOS 26.0, *) {
                Text("A").padding().glassEffect()
                Text("B")
            } else {
                Text("A").padding().background(.thinMaterial, in: .rect(cornerRadius: 4))
                Text("B")
            }
        }
    }
}
