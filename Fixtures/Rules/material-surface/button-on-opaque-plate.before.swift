import SwiftUI

/// Nothing is behind the glass but a plate of one colour.
struct PlateScreen: View {
    let go: () -> Void

    var body: some View {
        VStack {
            Button(action: go) {
                Text("Go")
                    .padding()
                    .background(.thinMaterial, in: Capsule())
            }
        }
        .padding()
        .background(.background)
    }
}
