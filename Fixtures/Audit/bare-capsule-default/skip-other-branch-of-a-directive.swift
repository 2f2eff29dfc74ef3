import SwiftUI

struct Chip: View {
    var body: some View {
        Text("On").padding()
            #if os(iOS)
            .glassEffect()
            #else
            .clipShape(.rect(cornerRadius: 8))
            #endif
    }
}
