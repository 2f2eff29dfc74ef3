import SwiftUI

struct QuickReplies: View {
    let yes: () -> Void
    let no: () -> Void

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 8) {
                Button(action: yes) {
                    Text("Yes")
                        .padding(10)
                        .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
                }
                Button(action: no) {
                    Text("No")
                        .padding(10)
                        .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
                }
            }
        }
    }
}
