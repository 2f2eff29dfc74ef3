import SwiftUI

struct SearchField: View {
    @Binding var query: String

    var body: some View {
        TextField("Search", text: $query)
            .padding(12)
            .background(.regularMaterial, in: Capsule())
    }
}
