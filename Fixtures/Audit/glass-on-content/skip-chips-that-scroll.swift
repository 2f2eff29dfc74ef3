import SwiftUI

struct Example: View {
    var body: some View {
        ScrollView(.horizontal) {
            GlassEffectContainer {
                HStack {
                    ForEach(0..<8) { index in
                        Button {
                        } label: {
                            Text("\(index)").padding(8).glassEffect(.regular, in: .capsule)
                        }
                    }
                }
            }
        }
    }
}
