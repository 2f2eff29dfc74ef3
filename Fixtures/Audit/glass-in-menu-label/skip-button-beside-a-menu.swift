import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Menu("By") { Button("Name") {} }
            Button("Play") {}.buttonStyle(.glass)
        }
    }
}
