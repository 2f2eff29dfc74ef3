import SwiftUI

struct Root: View {
    var body: some View {
        NavigationLink("Open") {
            Text("Drag me")
                .padding()
                .glassEffect(.regular.interactive(), in: .capsule)
                .onTapGesture {}
        }
    }
}
