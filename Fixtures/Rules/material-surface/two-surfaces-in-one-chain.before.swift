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
                    .background(.thinMaterial, in: Circle())
            }
            .overlay(alignment: .bottom) {
                Text(exit)
                    .padding()
                    .background(.ultraThinMaterial)
                    .clipShape(.rect(cornerRadius: 12))
            }
    }
}
