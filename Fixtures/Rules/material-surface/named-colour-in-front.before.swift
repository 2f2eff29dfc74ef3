import SwiftUI

/// Over a material a colour makes sense only if it is translucent.
struct PanelButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Panel")
                .padding()
                .background(Color("Panel"))
                .background(.ultraThinMaterial)
                .clipShape(.rect(cornerRadius: 16))
        }
    }
}
