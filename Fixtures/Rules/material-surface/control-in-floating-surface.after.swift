import SwiftUI

struct RadioScreen: View {
    let station: String
    let play: () -> Void

    var body: some View {
        Image("studio")
            .resizable()
            .overlay(alignment: .bottom) {
                HStack {
                    Text(station)
                    Button(action: play) {
                        Image(systemName: "play.fill")
                            .padding(10)
                            .background(.thinMaterial, in: Circle())
                    }
                }
                .padding()
                .liquidGlass(in: RoundedRectangle(cornerRadius: 20)) {
                    $0.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
                }
            }
    }
}
