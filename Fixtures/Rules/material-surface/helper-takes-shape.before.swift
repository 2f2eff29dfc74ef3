// options: --helper harborGlass
import SwiftUI

extension View {
    @ViewBuilder
    func harborGlass(in shape: some Shape) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape).contentShape(shape)
        } else {
            background(.ultraThinMaterial, in: shape)
        }
    }
}

struct HarborScreen: View {
    let leave: () -> Void

    var body: some View {
        Image("harbor")
            .resizable()
            .overlay(alignment: .top) {
                Text("Tide")
                    .padding()
                    .background(.ultraThinMaterial, in: Capsule())
            }
            .overlay(alignment: .bottom) {
                Text("Wind").padding().background(.thinMaterial, in: .rect(cornerRadius: 12))
            }
            .overlay(alignment: .leading) {
                Text("Swell")
                    .padding()
                    .background(.ultraThinMaterial)
                    .clipShape(Circle())
            }
            .overlay(alignment: .trailing) {
                Button(action: leave) {
                    Image(systemName: "xmark").padding(8).background(.ultraThinMaterial, in: Circle())
                }
            }
    }
}
