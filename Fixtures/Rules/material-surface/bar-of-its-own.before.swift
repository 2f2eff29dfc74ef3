import SwiftUI

struct TransportBar: View {
    let title: String
    let play: () -> Void
    let next: () -> Void

    var body: some View {
        VStack(spacing: 0) {
            Divider()
            HStack {
                Text(title)
                Spacer()
                controls
            }
            .padding(.horizontal)
            .padding(.vertical, 8)
            .background(.ultraThinMaterial)
        }
    }

    private var controls: some View {
        HStack {
            Button("Play", action: play)
            Button("Next", action: next)
        }
    }
}

struct ShortcutStrip: View {
    let insert: (String) -> Void

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                Button("(") { insert("(") }
                Button(")") { insert(")") }
            }
            .padding(8)
        }
        .background(.bar)
    }
}
