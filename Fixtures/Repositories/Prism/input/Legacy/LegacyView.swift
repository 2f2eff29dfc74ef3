import SwiftUI

struct LegacyView: View {
    let onOpen: @MainActor () -> Void

    var body: some View {
        Button(action: onOpen) {
            Text("Open")
                .padding()
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10))
        }
    }
}
