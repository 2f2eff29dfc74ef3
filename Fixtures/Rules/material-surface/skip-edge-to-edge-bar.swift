import SwiftUI

struct CartScreen: View {
    let total: String

    var body: some View {
        ScrollView {
            Text("Cart")
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack {
                Text(total)
                Spacer()
                Button("Pay") {}
            }
            .padding()
            .background(.bar)
        }
    }
}
