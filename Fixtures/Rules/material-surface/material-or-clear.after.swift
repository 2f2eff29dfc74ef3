import SwiftUI

struct SegmentButton: View {
    let title: String
    let isOn: Bool
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            Text(title)
                .padding(8)
                .liquidGlass(in: .capsule, isOn: isOn) {
                    $0.background(isOn ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.clear), in: .capsule)
                }
        }
        .buttonStyle(.plain)
    }
}
