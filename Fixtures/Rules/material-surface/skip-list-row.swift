import SwiftUI

struct StationList: View {
    let stations: [String]

    var body: some View {
        List(stations, id: \.self) { station in
            Text(station)
                .padding()
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
    }
}
