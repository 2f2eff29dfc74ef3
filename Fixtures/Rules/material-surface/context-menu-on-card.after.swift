import SwiftUI

struct CouponCard: View {
    let code: String

    var body: some View {
        Text(code)
            .padding()
            .liquidGlass(in: RoundedRectangle(cornerRadius: 16)) {
                $0.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
            }
            .contextMenu {
                Button("Copy") {}
            }
    }
}
