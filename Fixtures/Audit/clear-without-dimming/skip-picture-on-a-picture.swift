import SwiftUI

struct Example: View {
    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Image("map").resizable()
            Image("thumbnail")
                .resizable()
                .frame(width: 120, height: 80)
                .glassEffect(.clear, in: .rect(cornerRadius: 12))
        }
    }
}
