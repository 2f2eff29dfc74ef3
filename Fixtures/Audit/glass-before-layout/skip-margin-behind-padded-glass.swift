import SwiftUI

struct Example: View {
    var body: some View {
        Text("Ready")
            .padding()
            .glassEffect()
            .padding(.horizontal)
    }
}
