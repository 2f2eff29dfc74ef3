import SwiftUI

struct Close: View {
    var body: some View {
        Button("Close") {}
            .buttonStyle(.glass(.regular.interactive()))
    }
}
