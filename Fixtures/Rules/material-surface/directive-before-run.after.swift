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
                .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
        }
    }
}
