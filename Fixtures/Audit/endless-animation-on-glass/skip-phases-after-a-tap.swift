import SwiftUI

struct Example: View {
    let count: Int

    var body: some View {
        Text("Live")
            .padding()
            .glassEffect()
            .phaseAnimator([false, true], trigger: count) { content, isLarge in
                content.scaleEffect(isLarge ? 1.05 : 1)
            }
    }
}
