// options: --helper bankGlass --include review
import SwiftUI

extension View {
    @ViewBuilder
    func bankGlass(in shape: some Shape) -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: shape)
        } else {
            background(.ultraThinMaterial, in: shape)
        }
    }
}

struct BankScreen: View {
    @State private var draft = ""
    let leave: () -> Void

    var body: some View {
        Image("bank")
            .resizable()
            .overlay(alignment: .top) {
                Button(action: leave) {
                    Image(systemName: "xmark").padding(8).background(.ultraThinMaterial, in: Circle())
                }
            }
            .overlay(alignment: .leading) {
                Image("eel").resizable().background(.ultraThinMaterial).clipShape(Circle())
            }
            .overlay(alignment: .bottom) {
                TextField("Note", text: $draft).padding().background(.ultraThinMaterial, in: Capsule())
            }
            .overlay(alignment: .trailing) {
                ZStack {
                    Capsule().fill(.ultraThinMaterial)
                    Text("Layer").padding()
                }
            }
    }
}
