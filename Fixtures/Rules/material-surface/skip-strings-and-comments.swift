import SwiftUI

/// Was `.background(.ultraThinMaterial, in: Capsule())` once.
struct TutorialPage: View {
    /*
     Text("Old").background(.regularMaterial)
     */
    var body: some View {
        VStack {
            Text("Write .background(.thinMaterial) to blur what lies behind.")
            Text(
                """
                .background(.ultraThickMaterial, in: Circle())
                """
            )
            // .background(.thickMaterial)
        }
    }
}
