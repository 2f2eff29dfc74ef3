import SwiftUI

extension Text {
    func badge() -> some View {
        padding(4).background(.thinMaterial, in: Capsule())
    }
}

struct InboxScreen: View {
    var body: some View {
        List {
            Text("Drafts")
            Text("3").badge()
        }
    }
}
