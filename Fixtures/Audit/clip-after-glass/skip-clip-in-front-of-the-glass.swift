import SwiftUI

struct CoverPill: View {
    var body: some View {
        Image("cover")
            .resizable()
            .frame(width: 44, height: 44)
            .clipShape(.circle)
            .glassEffect(.regular, in: .circle)
    }
}
