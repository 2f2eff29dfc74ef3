import SwiftUI

struct SearchField: View {
    @Binding var query: String

    var body: some View {
        TextField("Search", text: $query)
            .padding(12)
            .liquidGlassBackground(in: Capsule()) { $0.background(.regularMaterial, in: Capsule()) }
    }
}
