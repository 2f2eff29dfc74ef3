import SwiftUI

struct LevelCard: View {
    @Environment(\.colorScheme) private var colorScheme
    let level: Int

    var body: some View {
        if colorScheme == .dark {
            Text("Level \(level)")
                .padding()
                .liquidGlass(in: .rect(cornerRadius: 16)) {
                    $0.background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
                }
        } else {
            Text("Level \(level)")
                .padding()
                .background(Color.white, in: .rect(cornerRadius: 16))
        }
    }
}
