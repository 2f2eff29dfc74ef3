// options: --include review
import SwiftUI

struct PollenCard: View {
    let level: String

    var body: some View {
        Text(level)
            .padding()
            .background(.regularMaterial, in: .rect(cornerRadius: 20))
    }
}
