import SwiftUI

/// One edit would change the rows too.
struct GlassCard<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding()
            .background(.regularMaterial, in: .rect(cornerRadius: 16))
            .overlay(RoundedRectangle(cornerRadius: 16).stroke(.white.opacity(0.1)))
    }
}

struct Wallet: View {
    let balance: String
    let payments: [String]

    var body: some View {
        VStack {
            GlassCard {
                Text(balance)
            }
            List(payments, id: \.self) { payment in
                GlassCard {
                    Text(payment)
                }
            }
        }
    }
}
