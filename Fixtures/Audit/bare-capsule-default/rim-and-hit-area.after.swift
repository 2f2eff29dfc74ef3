import SwiftUI

struct Example: View {
    var body: some View {
        GlassEffectContainer(spacing: 0) {
            HStack {
                Text("One")
                    .padding()
                    .glassEffect(.regular, in: .rect(cornerRadius: 10))
                    .contentShape(.rect(cornerRadius: 10))
                    .onTapGesture {}
                Text("Two")
                    .padding()
                    .glassEffect(.regular.tint(.red), in: RoundedRectangle(cornerRadius: 14))
                    .overlay(RoundedRectangle(cornerRadius: 14).stroke(.white.opacity(0.3)))
                Image("cover")
                    .clipShape(.rect(cornerRadius: 6))
                    .glassEffect(in: .rect(cornerRadius: 6))
            }
        }
    }
}
