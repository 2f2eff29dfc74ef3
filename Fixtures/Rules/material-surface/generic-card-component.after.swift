import SwiftUI

struct FrostedCard<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding()
            .liquidGlass(in: .rect(cornerRadius: 16)) {
                $0.background(.regularMaterial, in: .rect(cornerRadius: 16))
                    .overlay(RoundedRectangle(cornerRadius: 16).stroke(.white.opacity(0.1)))
            }
    }
}

struct BudgetScreen: View {
    let spent: String
    let left: String

    var body: some View {
        VStack {
            FrostedCard {
                Text(spent)
            }
            FrostedCard {
                Text(left)
            }
        }
    }
}
