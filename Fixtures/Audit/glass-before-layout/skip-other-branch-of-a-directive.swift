import SwiftUI

struct Chip: View {
    var body: some View {
        Text("On")
            #if os(iOS)
            .glassEffect()
            #else
            .padding()
            #endif
    }
}
