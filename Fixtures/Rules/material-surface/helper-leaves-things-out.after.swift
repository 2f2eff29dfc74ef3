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
                    Image(systemName: "xmark").padding(8).bankGlass(in: Circle())
                }
            }
            .overlay(alignment: .leading) {
                Image("eel").resizable().clipShape(Circle()).bankGlass(in: Circle())
            }
            .overlay(alignment: .bottom) {
                TextField("Note", text: $draft).padding().background { Color.clear.bankGlass(in: Capsule()) }
            }
            .overlay(alignment: .trailing) {
                ZStack {
                    Color.clear.bankGlass(in: Capsule())
                    Text("Layer").padding()
                }
            }
    }
}
