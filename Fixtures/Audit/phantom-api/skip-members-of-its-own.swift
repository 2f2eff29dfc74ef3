import SwiftUI

extension Glass {
    static var thin: Glass { .regular.tint(.white.opacity(0.1)) }
}

struct Buttons: View {
    var body: some View {
        Text("A").padding().glassEffect(.thin, in: .capsule)
    }
}
