import SwiftUI

struct Example: View {
    var body: some View {
        Meter()
            .glassEffect()
            .padding()
    }
}

struct Meter: View {
    var body: some View { Text("7").frame(width: 60, height: 60) }
}
