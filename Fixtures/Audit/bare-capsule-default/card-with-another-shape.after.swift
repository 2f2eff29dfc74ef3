import SwiftUI

struct Example: View {
    var body: some View {
        VStack {
            Text("Title")
            Text("Body")
        }
        .padding()
        .background(Color.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 20))
        .glassEffect(in: RoundedRectangle(cornerRadius: 20))
    }
}
