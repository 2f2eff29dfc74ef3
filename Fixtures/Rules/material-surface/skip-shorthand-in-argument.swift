import SwiftUI

struct RadiusPreview: View {
    var body: some View {
        labelled(radius: 12) {
            AnyView(Text("Radius").padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: $0)))
        }
    }

    private func labelled(radius: CGFloat, _ make: (CGFloat) -> AnyView) -> AnyView {
        make(radius)
    }
}
