// options: --include fills
import SwiftUI

struct PeriodPicker: View {
    @State private var isYearly = false
    let width: CGFloat

    var body: some View {
        ZStack(alignment: .leading) {
            Color.clear
                .liquidGlass(in: RoundedRectangle(cornerRadius: 10), tint: Color("Raised")) { _ in
                    RoundedRectangle(cornerRadius: 10)
                        .fill(Color("Raised"))
                        .shadow(color: .black.opacity(0.06), radius: 4, y: 2)
                }
                .frame(width: width)
                .offset(x: isYearly ? width : 0)
                .animation(.snappy, value: isYearly)
            HStack(spacing: 0) {
                Text("Monthly")
                    .onTapGesture { isYearly = false }
                Text("Yearly")
                    .onTapGesture { isYearly = true }
            }
        }
    }
}
