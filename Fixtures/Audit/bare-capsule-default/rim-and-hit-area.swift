import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            Text("One")
                .padding()
                .glassEffect(.regular)
                .contentShape(.rect(cornerRadius: 10))
                .onTapGesture {}
            Text("Two")
                .padding()
                .glassEffect(.regular.tint(.red))
                .overlay(RoundedRectangle(cornerRadius: 14).stroke(.white.opacity(0.3)))
            Image("cover")
                .clipShape(.rect(cornerRadius: 6))
                .glassEffect()
        }
    }
}
