// options: --helper fordGlass
import SwiftUI

extension View {
    @ViewBuilder
    func fordGlass(in shape: some Shape) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape).contentShape(shape)
        } else {
            background(.ultraThinMaterial, in: shape)
        }
    }
}

struct FordScreen: View {
    let left: () -> Void
    let right: () -> Void

    var body: some View {
        Image("ford")
            .resizable()
            .overlay(alignment: .bottom) {
                HStack(spacing: 8) {
                    Button(action: left) {
                        Image(systemName: "arrow.left").padding(8).fordGlass(in: Circle())
                    }
                    Button(action: right) {
                        Image(systemName: "arrow.right").padding(8).fordGlass(in: Circle())
                    }
                }
            }
    }
}
