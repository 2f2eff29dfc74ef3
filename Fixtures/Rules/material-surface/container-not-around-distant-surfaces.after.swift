import SwiftUI

/// The surfaces lie in different stacks: nothing to wrap.
struct MatchScreen: View {
    let pause: () -> Void
    let score: String

    var body: some View {
        VStack {
            HStack {
                Text(score)
                    .padding()
                    .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
                Spacer()
            }
            Image("pitch")
            HStack {
                Spacer()
                Button(action: pause) {
                    Image(systemName: "pause")
                        .padding()
                        .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
                }
            }
        }
    }
}
