import SwiftUI

struct PhotoScreen: View {
    let place: String

    var body: some View {
        Image("photo")
            .resizable()
            .overlay(alignment: .bottomLeading) {
                Text(place)
                    .padding(10)
                    .liquidGlass(in: RoundedRectangle(cornerRadius: 10)) {
                        $0.background(.ultraThinMaterial)
                            .mask(RoundedRectangle(cornerRadius: 10))
                    }
            }
    }
}
