import SwiftUI

struct Example: View {
    var body: some View {
        Image(systemName: "heart")
            .padding()
            .glassEffect(.regular, in: .circle)
    }
}
