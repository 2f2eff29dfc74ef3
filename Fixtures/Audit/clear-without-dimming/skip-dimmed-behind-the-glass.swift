import SwiftUI

struct Example: View {
    var body: some View {
        Image("cover")
            .resizable()
            .overlay {
                Text("Play")
                    .padding()
                    .glassEffect(.clear)
                    .background(.black.opacity(0.3), in: .capsule)
            }
    }
}
