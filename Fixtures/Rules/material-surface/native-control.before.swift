// options: --min-ios 26
import SwiftUI

struct LapButton: View {
    let lap: () -> Void

    var body: some View {
        Button(action: lap) {
            Text("Lap")
                .padding()
                .background(.regularMaterial)
                .clipShape(Circle())
                .overlay(Circle().stroke(.white.opacity(0.2)))
                .shadow(color: .black.opacity(0.1), radius: 4)
        }
    }
}
