import SwiftUI

/// A placeholder: nothing lies on it.
struct LoadingCard: View {
    var body: some View {
        VStack {
            Text("Loading the forecast")
            RoundedRectangle(cornerRadius: 20).fill(.thinMaterial)
                .frame(height: 120)
        }
        .padding()
    }
}
