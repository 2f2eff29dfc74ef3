// options: --min-ios 26
import SwiftUI

struct CoverScreen: View {
    var body: some View {
        Image("wall")
            .resizable()
            .overlay(alignment: .bottom) {
                Image("cover")
                    .resizable()
                    .frame(width: 200, height: 120)
                    .clipShape(.rect(cornerRadius: 20))
                    .glassEffect(.regular, in: .rect(cornerRadius: 20))
            }
    }
}
