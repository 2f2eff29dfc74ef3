import SwiftUI

struct ProgressPill: View {
    let percent: Int

    var body: some View {
        Text("\(percent) %")
            .padding(6)
            .background(.regularMaterial)
            .clipShape(Capsule())
    }
}

struct BookScreen: View {
    var body: some View {
        NavigationStack {
            Text("Chapter 1")
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        ProgressPill(percent: 40)
                    }
                }
        }
    }
}
