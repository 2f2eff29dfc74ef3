import SwiftUI

struct Example: View {
    var body: some View {
        VStack {
            Text("Title").padding(4).background(.thinMaterial, in: .capsule)
            Text("Body")
        }
        .padding()
        .glassEffect(.regular, in: .rect(cornerRadius: 20))
    }
}
