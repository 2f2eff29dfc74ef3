import SwiftUI

extension View {
    func cornerRadius(_ radius: CGFloat, corners: Edge.Set) -> some View {
        clipShape(RoundedRectangle(cornerRadius: corners == .all ? radius : 0))
    }
}

struct DrawerScreen: View {
    var body: some View {
        Image("desk")
            .resizable()
            .overlay(alignment: .bottom) {
                Text("Drawer")
                    .padding()
                    .background(.regularMaterial)
                    .cornerRadius(20, corners: .top)
            }
    }
}
