import SwiftUI

struct Example: View {
    var body: some View {
        VStack {
            Text("Title")
            Text("Subtitle")
        }
        .padding()
        .glassEffect(.regular.interactive(), in: .rect(cornerRadius: 12))
        .onTapGesture {}
    }
}
