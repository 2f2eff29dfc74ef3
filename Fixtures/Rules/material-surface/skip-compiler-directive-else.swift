import SwiftUI

struct BeaconScreen: View {
    let name: String

    var body: some View {
        Image("coast")
            .resizable()
            .overlay(alignment: .top) {
                beacon
            }
    }

    @ViewBuilder private var beacon: some View {
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) {
            Text(name).glassEffect(.regular, in: .capsule)
        } else {
            Text(name).background(.thinMaterial, in: .capsule)
        }
        #else
        Text(name).background(.thinMaterial, in: .capsule)
        #endif
    }
}
