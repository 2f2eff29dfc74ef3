import SwiftUI

struct Example: View {
    var body: some View {
        Image("badge")
            .glassEffect(.regular, in: .circle)
            .padding()
    }
}
