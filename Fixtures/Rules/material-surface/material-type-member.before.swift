import SwiftUI

struct SettingsButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Image(systemName: "gearshape")
                .padding(10)
                .background(Material.ultraThin, in: Circle())
        }
    }
}
