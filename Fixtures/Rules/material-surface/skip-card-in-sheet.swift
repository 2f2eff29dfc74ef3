import SwiftUI

/// The system draws the sheet on glass.
struct BadgeScreen: View {
    @State private var isOpen = false

    var body: some View {
        Button("Badges") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                ScrollView {
                    Text("First flight")
                        .padding()
                        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
                }
            }
    }
}
