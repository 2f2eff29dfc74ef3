import SwiftUI

struct Example: View {
    let isScrolled: Bool

    var body: some View {
        Text("Ready")
            .padding()
            .glassEffect()
            .toolbarBackground(isScrolled ? .visible : .hidden, for: .navigationBar)
    }
}
