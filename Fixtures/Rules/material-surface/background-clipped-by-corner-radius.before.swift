import SwiftUI

struct RetryButton: View {
    let retry: () -> Void

    var body: some View {
        Button(action: retry) {
            Text("Try again")
                .padding(12)
                .background(.thinMaterial)
                .cornerRadius(14)
        }
        .disabled(false)
    }
}
