import SwiftUI

enum Surface {
    static let control = Material.regular
}

struct SkipButton: View {
    let skip: () -> Void

    var body: some View {
        Button(action: skip) {
            Image(systemName: "forward.fill")
                .padding(12)
                .liquidGlass(in: Circle()) { $0.background(Surface.control, in: Circle()) }
        }
    }
}
