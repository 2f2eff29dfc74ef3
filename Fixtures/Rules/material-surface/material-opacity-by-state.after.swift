import SwiftUI

struct PeekButton: View {
    let isPeeking: Bool
    let peek: () -> Void

    var body: some View {
        Button(action: peek) {
            Image(systemName: "eye")
                .padding(12)
                .liquidGlass(in: Circle()) {
                    $0.background(.regularMaterial.opacity(isPeeking ? 1 : 0.3), in: Circle())
                }
        }
    }
}
