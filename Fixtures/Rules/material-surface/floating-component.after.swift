import SwiftUI

struct Compass: View {
    let heading: Int

    var body: some View {
        Text("\(heading)°")
            .padding()
            .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
    }
}

struct HikeScreen: View {
    var body: some View {
        Image("map")
            .resizable()
            .overlay(alignment: .topTrailing) {
                Compass(heading: 120)
            }
    }
}
