import SwiftUI

struct TripMeters: View {
    let distance: String
    let time: String

    var body: some View {
        VStack {
            Text(distance)
                .padding()
                .background(.thinMaterial, in: Capsule())
            Text("so far")
            Text(time)
                .padding()
                .background(.thinMaterial, in: Capsule())
        }
    }
}
