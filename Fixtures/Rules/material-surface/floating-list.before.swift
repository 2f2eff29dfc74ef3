import SwiftUI

/// Sheets that are made by hand: whole lists lie on them, or they run into the safe area.
struct PlaceScreen: View {
    let places: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            Image("map")
                .resizable()
            VStack {
                Text("Places")
                List(places, id: \.self) { place in
                    Text(place)
                }
            }
            .frame(height: 300)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 30))
        }
    }
}

struct HintScreen: View {
    let hint: String

    var body: some View {
        ZStack(alignment: .bottom) {
            Image("map")
                .resizable()
            Text(hint)
                .padding()
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 30))
                .ignoresSafeArea(edges: .bottom)
        }
    }
}
