import SwiftUI

struct Example: View {
    var body: some View {
        Image("cover")
            .resizable()
            .scaledToFill()
            .frame(width: 200, height: 200)
            .glassEffect(.regular, in: .rect(cornerRadius: 16))
    }
}
