import SwiftUI

struct StationScreen: View {
    @State private var query = ""

    var body: some View {
        Image("map")
            .resizable()
            .overlay(alignment: .top) {
                HStack {
                    Image(systemName: "magnifyingglass")
                    TextField("Station", text: $query)
                }
                .padding(12)
                .liquidGlassBackground(in: RoundedRectangle(cornerRadius: 14)) {
                    $0.background(.thinMaterial)
                        .clipShape(RoundedRectangle(cornerRadius: 14))
                }
                .padding()
            }
    }
}
