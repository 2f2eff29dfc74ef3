import SwiftUI

struct WebsiteLink: View {
    let url: URL

    var body: some View {
        Link(destination: url) {
            Label("Website", systemImage: "safari")
                .padding(12)
                .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial, in: Capsule()) }
        }
    }
}
