import SwiftUI

struct Example: View {
    let isOpen: Bool

    var body: some View {
        Text("More").padding().glassEffect().opacity(isOpen ? 1 : 0)
    }
}
