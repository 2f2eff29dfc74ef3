import SwiftUI

/// Without a shape the material is a rectangle; glass without one would be a capsule.
struct KeyCap: View {
    let letter: String
    let type: (String) -> Void

    var body: some View {
        Button {
            type(letter)
        } label: {
            Text(letter)
                .frame(width: 44, height: 44)
                .background(.regularMaterial)
        }
    }
}
