import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Image("face").clipShape(Circle())
            Text("Ada")
        }
        .padding(8)
        .glassEffect()
    }
}
