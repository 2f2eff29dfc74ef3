import SwiftUI

/// The drawer brings a surface of its own.
struct StationMap: View {
    @State private var isOpen = true

    var body: some View {
        Color.green
            .overlay {
                MapDrawer(isOpen: $isOpen) {
                    Text("Platform 4")
                        .padding()
                        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
                }
            }
    }
}
