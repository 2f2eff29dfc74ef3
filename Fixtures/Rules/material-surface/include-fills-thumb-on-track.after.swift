// options: --include fills
import SwiftUI

/// The track stays as it is; what slides on it is glass, as in the system's own control.
struct PeriodPicker: View {
    @Binding var isYearly: Bool

    var body: some View {
        ZStack(alignment: .leading) {
            Color.clear
                .liquidGlass(in: RoundedRectangle(cornerRadius: 10)) { _ in
                    RoundedRectangle(cornerRadius: 10)
                        .fill(Color.white)
                        .shadow(color: .black.opacity(0.06), radius: 4, y: 2)
                }
                .frame(width: 120)
                .offset(x: isYearly ? 120 : 0)
            HStack(spacing: 0) {
                Text("Monthly")
                    .frame(width: 120)
                    .onTapGesture { isYearly = false }
                Text("Yearly")
                    .frame(width: 120)
                    .onTapGesture { isYearly = true }
            }
        }
        .frame(height: 44)
        .background(RoundedRectangle(cornerRadius: 14).fill(Color.gray.opacity(0.2)))
    }
}
