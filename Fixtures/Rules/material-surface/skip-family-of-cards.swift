import SwiftUI

/// Cards that look alike in one scroll view are the screen's content.
struct StatsScreen: View {
    let steps: String
    let sleep: String

    var body: some View {
        ScrollView {
            VStack {
                Text(steps)
                    .padding()
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
                Text(sleep)
                    .padding()
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
            }
        }
    }
}
