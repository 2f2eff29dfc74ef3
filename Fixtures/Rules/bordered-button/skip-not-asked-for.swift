import SwiftUI

struct PlainActions: View {
    let go: () -> Void

    var body: some View {
        Button("Go", action: go)
            .buttonStyle(.bordered)
    }
}
