import SwiftUI

struct BrandTheme {
    let border: Color
}

struct OrderButton: View {
    let theme: BrandTheme
    let order: () -> Void

    var body: some View {
        Button(action: order) {
            Text("Order")
                .padding()
                .liquidGlass(in: .rect(cornerRadius: 10)) {
                    $0.background(.regularMaterial, in: .rect(cornerRadius: 10))
                }
                .overlay(RoundedRectangle(cornerRadius: 10).stroke(theme.border))
        }
    }
}
