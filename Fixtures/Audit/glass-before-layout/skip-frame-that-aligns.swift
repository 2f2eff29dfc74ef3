import SwiftUI

struct Example: View {
    var body: some View {
        Text("Ready")
            .glassEffect()
            .frame(maxWidth: .infinity, alignment: .trailing)
    }
}
