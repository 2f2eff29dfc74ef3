import SwiftUI

struct Field: View {
    @State private var text = ""

    var body: some View {
        TextField("Search", text: $text)
            .padding()
            .background { Color.clear.glassEffect(.regular, in: .capsule) }
    }
}
