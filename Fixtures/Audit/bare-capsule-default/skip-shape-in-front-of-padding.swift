import SwiftUI

struct Example: View {
    var body: some View {
        Image("face")
            .clipShape(.rect(cornerRadius: 4))
            .padding(12)
            .glassEffect()
    }
}
