import SwiftUI

struct PaletteScreen: View {
    @State private var shift = CGSize.zero

    var body: some View {
        Image("canvas")
            .resizable()
            .overlay(alignment: .leading) {
                VStack {
                    Image(systemName: "paintbrush")
                    Image(systemName: "eraser")
                }
                .padding()
                .liquidGlass(in: .rect(cornerRadius: 14)) {
                    $0.background(.thinMaterial)
                        .clipShape(.rect(cornerRadius: 14))
                }
                .offset(shift)
                .gesture(DragGesture().onChanged { shift = $0.translation })
            }
    }
}
