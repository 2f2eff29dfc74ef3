import SwiftUI

struct Board: View {
    var body: some View {
        VStack {
            Text("Score").glassEffect(radius: 4)
        }
        .glassEffect(radius: 12)
    }
}

extension View {
    func glassEffect(radius: CGFloat) -> some View {
        background(Color.white.opacity(0.1)).cornerRadius(radius)
    }
}
