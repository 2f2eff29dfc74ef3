import SwiftUI

struct LoadingCard: View {
    var body: some View {
        VStack {
            Text("Loading the forecast")
            Color.clear
                .liquidGlass(in: RoundedRectangle(cornerRadius: 20)) { _ in
                    RoundedRectangle(cornerRadius: 20).fill(.thinMaterial)
                }
                .frame(height: 120)
        }
        .padding()
    }
}
