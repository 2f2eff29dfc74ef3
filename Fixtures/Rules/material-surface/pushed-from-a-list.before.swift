import SwiftUI

struct LogScreen: View {
    let isLoading: Bool

    var body: some View {
        Text("Log")
            .overlay(alignment: .bottom) {
                if isLoading {
                    ProgressView()
                        .padding()
                        .background(.regularMaterial, in: Capsule())
                }
            }
    }
}

/// A row leads to the screen; the screen is no row.
struct LogList: View {
    var body: some View {
        List {
            NavigationLink {
                LogScreen(isLoading: true)
            } label: {
                Text("Today")
            }
        }
    }
}
