import SwiftUI

struct SlotScreen: View {
    let slot: String

    var body: some View {
        Image("rack")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(slot)
                    .padding()
                    .background(.regularMaterial, in: .containerRelative)
            }
    }
}
