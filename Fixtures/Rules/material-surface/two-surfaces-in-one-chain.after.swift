import SwiftUI

struct DriveScreen: View {
    let speed: Int
    let exit: String

    var body: some View {
        Image("road")
            .resizable()
            .overlay(alignment: .topLeading) {
                Text("\(speed)")
                    .padding()
                    .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
            }
            .overlay(alignment: .bottom) {
                Text(exit)
                    .padding()
                    .liquidGlass(in: .rect(cornerRadius: 12)) {
                        $0.background(.ultraThinMaterial)
                            .clipShape(.rect(cornerRadius: 12))
                    }
            }
    }
}
