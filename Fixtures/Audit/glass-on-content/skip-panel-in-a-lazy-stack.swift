import SwiftUI

struct Example: View {
    var body: some View {
        ScrollView {
            LazyVStack {
                Text("Header")
                VStack {
                    Text("Summary")
                    Text("3 items")
                }
                .padding()
                .glassEffect(.regular, in: .rect(cornerRadius: 14))
            }
        }
    }
}
