import SwiftUI

struct CinemaScreen: View {
    let title: String

    var body: some View {
        Image("film")
            .resizable()
            .overlay(alignment: .top) {
                Text(title)
                    .padding()
                    .liquidGlass(in: .rect(cornerRadius: 18)) {
                        $0.background(.ultraThinMaterial, in: .rect(cornerRadius: 18))
                    }
                    .environment(\.colorScheme, .dark)
            }
    }
}
