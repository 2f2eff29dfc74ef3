import SwiftUI

struct AgendaCard: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    let next: String

    var body: some View {
        if reduceTransparency {
            Text(next)
                .padding()
                .background(Color.gray, in: RoundedRectangle(cornerRadius: 16))
        } else {
            Text(next)
                .padding()
                .liquidGlass(in: RoundedRectangle(cornerRadius: 16)) {
                    $0.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
                }
        }
    }
}
