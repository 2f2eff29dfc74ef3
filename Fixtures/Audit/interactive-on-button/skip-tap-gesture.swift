import SwiftUI

struct Chip: View {
    var body: some View {
        Text("Swift")
            .padding(8)
            .glassEffect(.regular.interactive(), in: .capsule)
            .onTapGesture {}
    }
}
