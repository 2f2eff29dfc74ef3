import SwiftUI

struct PlanetScreen: View {
    let name: String

    var body: some View {
        VStack(spacing: 0) {
            Text(name)
                .frame(maxWidth: .infinity)
                .padding()
                .background(.ultraThinMaterial)
            Image("planet")
                .resizable()
        }
    }
}
