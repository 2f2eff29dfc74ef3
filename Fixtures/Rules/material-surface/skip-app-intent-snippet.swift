import AppIntents
import SwiftUI

/// Siri shows the snippet on the system's own plate.
struct ShowBalance: AppIntent {
    static let title: LocalizedStringResource = "Show Balance"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: BalanceSnippet())
    }
}

struct BalanceSnippet: View {
    var body: some View {
        Text("12 coins")
            .padding()
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
    }
}
