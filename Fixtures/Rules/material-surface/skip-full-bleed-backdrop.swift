import SwiftUI

struct LockScreen: View {
    var body: some View {
        VStack {
            Text("Locked")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.ultraThinMaterial)
        .ignoresSafeArea()
    }
}
