import SwiftUI

/// The framework is there only where glass is, so the other half is the older one.
struct PlayButton: View {
    let play: () -> Void

    var body: some View {
        Button(action: play) {
            #if canImport(FoundationModels)
                Image(systemName: "play")
                    .padding()
                    .modifier(RoundGlass())
            #else
                Image(systemName: "play")
                    .padding()
                    .background(.ultraThinMaterial, in: Circle())
            #endif
        }
    }
}
