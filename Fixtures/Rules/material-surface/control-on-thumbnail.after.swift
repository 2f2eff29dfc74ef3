import SwiftUI

struct CoverEditor: View {
    let cover: Image
    let replace: () -> Void

    var body: some View {
        Image("cover")
            .resizable()
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .overlay(alignment: .topTrailing) {
                Button(action: replace) {
                    Image(systemName: "pencil")
                        .padding(8)
                        .liquidGlass(in: Circle()) { $0.background(.ultraThinMaterial, in: Circle()) }
                }
            }
    }
}
