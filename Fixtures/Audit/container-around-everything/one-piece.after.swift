import SwiftUI

struct Add: View {
    var body: some View {
        VStack {
            Text("Content")
            Button("Add") {}
                .padding()
                .glassEffect(.regular, in: .capsule)
            .padding(.bottom)
        }
    }
}
