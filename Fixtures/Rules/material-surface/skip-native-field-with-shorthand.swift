// options: --min-ios 26
import SwiftUI

struct SearchField: View {
    @Binding var text: String

    var body: some View {
        GeometryReader {
            TextField("Search", text: $text)
                .padding()
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: $0.size.height / 4))
        }
    }
}
