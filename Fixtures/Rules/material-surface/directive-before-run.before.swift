import SwiftUI

struct PrintButton: View {
    let print: () -> Void

    var body: some View {
        Button(action: print) {
            Text("Print")
                .padding()
                #if os(iOS)
                .font(.headline)
                #endif
                .background(.thinMaterial, in: Capsule())
        }
    }
}
