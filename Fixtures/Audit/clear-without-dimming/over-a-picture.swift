import SwiftUI

struct Example: View {
    var body: some View {
        ZStack {
            Image("harbour")
                .resizable()
                .scaledToFill()
            VStack {
                Text("Harbour")
                    .padding()
                    .glassEffect(.clear, in: .rect(cornerRadius: 16))
            }
        }
    }
}
