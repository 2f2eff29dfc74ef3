import SwiftUI

struct RadarScreen: View {
    var body: some View {
        Image("radar")
            .resizable()
            .overlay(alignment: .top) {
                Text("Rain soon")
                    .padding()
                    .background(.thinMaterial, in: Capsule())
            }
    }
}

/// Screens in tabs are no repetition.
struct Tabs: View {
    let names: [String]

    var body: some View {
        TabView {
            ForEach(names, id: \.self) { name in
                RadarScreen()
            }
        }
    }
}
