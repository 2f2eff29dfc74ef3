import SwiftUI

struct Chip: View {
    var body: some View {
        Text("On").padding()
            #if os(iOS)
            .glassEffect()
            #else
            .background(.white)
            #endif
    }
}
