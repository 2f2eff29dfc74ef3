// options: --min-ios 26
import SwiftUI

struct TunerScreen: View {
    let seek: () -> Void

    var body: some View {
        Image("radio")
            .resizable()
            .overlay(alignment: .bottom) {
                HStack {
                    Text("99.1")
                    Button(action: seek) {
                        Image(systemName: "forward")
                            .padding(8)
                            .background(.thinMaterial, in: Circle())
                    }
                }
                .padding()
                .glassEffect(.regular, in: .rect(cornerRadius: 20))
            }
    }
}
