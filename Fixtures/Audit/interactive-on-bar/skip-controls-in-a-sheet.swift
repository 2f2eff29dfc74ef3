import SwiftUI

struct Example: View {
    var body: some View {
        Text("Options")
            .padding()
            .sheet(isPresented: .constant(false)) {
                VStack {
                    Button("A") {}
                    Button("B") {}
                }
            }
            .glassEffect(.regular.interactive(), in: .capsule)
            .onTapGesture {}
    }
}
