import SwiftUI

struct Example: View {
    var body: some View {
        VStack {
            Text("Ready").padding(6)
            Text("Set")
        }
        .glassEffect(.regular, in: .rect(cornerRadius: 12))
        .padding()
    }
}
