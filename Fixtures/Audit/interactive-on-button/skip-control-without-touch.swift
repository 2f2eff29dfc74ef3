import SwiftUI

struct Picture: View {
    var body: some View {
        Toggle("Allow", isOn: .constant(true))
            .allowsHitTesting(false)
            .padding(12)
            .glassEffect(.regular.interactive(), in: .rect(cornerRadius: 20))
    }
}
