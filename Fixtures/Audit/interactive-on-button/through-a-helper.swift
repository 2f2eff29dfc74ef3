import SwiftUI

struct Controls: View {
    var body: some View {
        Button("Play") {}
            .padding()
            .pressableGlass()
    }
}

extension View {
    func pressableGlass() -> some View {
        glassEffect(.clear.interactive(), in: .capsule)
    }
}
