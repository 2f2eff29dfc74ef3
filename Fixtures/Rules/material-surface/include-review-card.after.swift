// options: --include review
import SwiftUI

struct PollenCard: View {
    let level: String

    var body: some View {
        Text(level)
            .padding()
            .liquidGlass(in: .rect(cornerRadius: 20)) { $0.background(.regularMaterial, in: .rect(cornerRadius: 20)) }
    }
}
