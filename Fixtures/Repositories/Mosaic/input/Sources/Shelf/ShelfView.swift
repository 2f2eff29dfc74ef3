import Glaze
import SwiftUI

struct ShelfView: View {
    let glazes: [Glaze.Color]

    var body: some View {
        Image("shelf")
            .overlay(alignment: .top) {
                ZStack {
                    RoundedRectangle(cornerRadius: 12)
                        .fill(.thinMaterial)
                    Text("\(glazes.count) glazes")
                }
                .frame(width: 160, height: 44)
            }
    }
}
