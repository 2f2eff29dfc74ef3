import SwiftUI

struct Example: View {
    var body: some View {
        Text("Ready")
            .glassEffect()
            .padding(.bottom, 24)
    }
}
