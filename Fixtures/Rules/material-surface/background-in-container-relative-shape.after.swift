import SwiftUI

struct SlotScreen: View {
    let slot: String

    var body: some View {
        Image("rack")
            .resizable()
            .overlay(alignment: .bottom) {
                Text(slot)
                    .padding()
                    .liquidGlass(in: .containerRelative) { $0.background(.regularMaterial, in: .containerRelative) }
            }
    }
}
