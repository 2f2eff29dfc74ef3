import SwiftUI

/// A named colour behind the material may be opaque.
struct NoticeButton: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Notice")
                .padding()
                .background(.bar, in: Capsule())
                .background(Color("Notice"), in: Capsule())
        }
    }
}
