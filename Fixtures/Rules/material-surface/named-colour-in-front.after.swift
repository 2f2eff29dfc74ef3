import SwiftUI

/// Over a material a colour makes sense only if it is translucent.
struct PanelButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Panel")
                .padding()
                .liquidGlass(in: .rect(cornerRadius: 16), tint: Color("Panel")) {
                    $0.background(Color("Panel"))
                        .background(.ultraThinMaterial)
                        .clipShape(.rect(cornerRadius: 16))
                }
        }
    }
}
