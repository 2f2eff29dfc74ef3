import SwiftUI

/// What is drawn into pictures has nothing behind it.
struct RecapScreen: View {
    let export: (UIImage) -> Void

    var body: some View {
        VStack {
            Text("2025")
                .padding()
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20))
                .drawingGroup()
            Button("Share") { export(renderImage(of: card("Runs"))) }
            Button("Copy") { export(card("Rides").asImage()) }
        }
    }

    private func card(_ title: String) -> some View {
        Text(title)
            .padding()
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20))
    }
}
