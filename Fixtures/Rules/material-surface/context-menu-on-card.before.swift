import SwiftUI

struct CouponCard: View {
    let code: String

    var body: some View {
        Text(code)
            .padding()
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
            .contextMenu {
                Button("Copy") {}
            }
    }
}
