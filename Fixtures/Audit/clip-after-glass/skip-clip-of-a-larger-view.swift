import SwiftUI

struct Panel: View {
    var body: some View {
        VStack {
            Text("Now playing")
                .padding()
                .glassEffect(.regular, in: .capsule)
        }
        .frame(maxWidth: .infinity, minHeight: 200)
        .background(Color.indigo)
        .clipShape(RoundedRectangle(cornerRadius: 24))
    }
}
