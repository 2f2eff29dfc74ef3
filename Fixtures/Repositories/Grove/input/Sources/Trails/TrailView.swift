import DesignSystem
import SwiftUI

public struct TrailView: View {
    @State private var isSaved = false

    public init() {}

    public var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                Text("Follow the stream to the mill, then keep left.")
                    .padding()
            }
            FloatingBar {
                Button("Start", systemImage: "figure.hiking") {}
                Button("Save", systemImage: "bookmark") { isSaved = true }
            }
        }
        .overlay(alignment: .topTrailing) {
            closeButton
        }
    }

    private var closeButton: some View {
        Button {
            isSaved = false
        } label: {
            Image(systemName: "xmark")
                .frame(width: 36, height: 36)
                .background(Circle().fill(.thinMaterial))
        }
        .padding()
    }
}
