// options: --helper wharfGlass
import SwiftUI

struct WharfGlass<S: Shape>: ViewModifier {
    let outline: S
    var isLoud = false

    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.glassEffect(.regular, in: outline)
        } else {
            content.background(.ultraThinMaterial, in: outline)
        }
    }
}

extension View {
    func wharfGlass<S>(_ shape: S) -> some View where S: Shape {
        modifier(WharfGlass(outline: shape))
    }
}

struct WharfScreen: View {
    var body: some View {
        Image("wharf")
            .resizable()
            .overlay(alignment: .top) {
                Text("Depth").padding().wharfGlass(.capsule)
            }
            .overlay(alignment: .bottom) {
                Text("Draught").padding().wharfGlass(.capsule)
            }
    }
}
