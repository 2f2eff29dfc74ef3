import DesignSystem
import SwiftUI

public struct EntryView: View {
    private let text: String

    public init(text: String) {
        self.text = text
    }

    public var body: some View {
        Text(text)
            .padding(24)
            .overlay(alignment: .bottomTrailing) {
                Button {
                } label: {
                    Image(systemName: "square.and.pencil")
                        .padding(14)
                        .background(.regularMaterial, in: Circle())
                }
            }
    }
}
