import SwiftUI

struct LabelButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Work")
                .padding(10)
                .liquidGlass(in: .capsule, tint: Color.blue.opacity(0.2)) {
                    $0.background(.ultraThinMaterial, in: .capsule)
                        .background(Color.blue.opacity(0.2), in: .capsule)
                }
        }
    }
}
