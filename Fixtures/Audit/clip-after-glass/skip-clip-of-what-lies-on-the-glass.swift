import SwiftUI

struct Avatar: View {
    var body: some View {
        HStack {
            Image("face").clipShape(Circle())
            Text("Ada")
        }
        .padding(8)
        .glassEffect(.regular, in: .capsule)
        .overlay(alignment: .topTrailing) {
            Color.red.frame(width: 8, height: 8).clipShape(.circle)
        }
    }
}
