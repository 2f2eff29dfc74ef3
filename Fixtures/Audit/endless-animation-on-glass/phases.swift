import SwiftUI

struct Example: View {
    var body: some View {
        Text("Live")
            .padding()
            .glassEffect()
            .phaseAnimator([false, true]) { content, isLarge in
                content.scaleEffect(isLarge ? 1.05 : 1)
            }
    }
}
