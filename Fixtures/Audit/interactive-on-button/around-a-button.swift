import SwiftUI

struct Settings: View {
    var body: some View {
        Button {
        } label: {
            Image(systemName: "gearshape").padding(10)
        }
        .glassEffect(.regular.interactive(), in: .circle)
    }
}
