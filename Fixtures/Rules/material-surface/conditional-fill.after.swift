import SwiftUI

struct TabButton: View {
    let title: String
    let isOn: Bool
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            Text(title)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .liquidGlass(in: Capsule(), isOn: isOn) {
                    $0.background {
                        if isOn {
                            Capsule().fill(.thinMaterial)
                        }
                    }
                }
        }
    }
}
