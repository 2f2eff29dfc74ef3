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
                    .background(.thinMaterial, in: Capsule())
                Spacer()
            }
            Image("pitch")
            HStack {
                Spacer()
                Button(action: pause) {
                    Image(systemName: "pause")
                        .padding()
                        .background(.thinMaterial, in: Circle())
                }
            }
        }
    }
}
