import SwiftUI

struct InnerPanel: View {
    let outerRadius: CGFloat
    let inset: CGFloat

    var body: some View {
        Label("Synced", systemImage: "checkmark")
            .padding()
            .liquidGlass(in: RoundedRectangle(cornerRadius: outerRadius - inset)) {
                $0.background(.thinMaterial, in: RoundedRectangle(cornerRadius: outerRadius - inset))
            }
    }
}
