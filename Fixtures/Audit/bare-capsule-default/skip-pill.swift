import SwiftUI

struct Example: View {
    var body: some View {
        Text("Pill")
            .padding()
            .glassEffect()
    }
}
