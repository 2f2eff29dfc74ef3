// floors: macOS 26
import SwiftUI

struct Run: View {
    var body: some View {
        Button("Run") {}
            .padding(20)
            .glassEffect(.regular, in: .rect(cornerRadius: 12))
    }
}
