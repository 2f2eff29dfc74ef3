import SwiftUI

struct TorchButton: View {
    let toggle: () -> Void

    var body: some View {
        Button(action: toggle) {
            Image(systemName: "flashlight.on.fill")
                .padding(14)
                .liquidGlass(in: Circle()) {
                    $0.background(Material.regular.opacity(0.6))
                        .clipShape(Circle())
                }
        }
    }
}
