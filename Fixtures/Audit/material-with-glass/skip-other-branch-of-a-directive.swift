import SwiftUI

struct Chip: View {
    var body: some View {
        Text("On").padding()
            #if os(iOS)
            .glassEffect(.regular, in: .circle)
            #else
            .background(.regularMaterial, in: .circle)
            #endif
    }
}
