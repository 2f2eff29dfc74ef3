import SwiftUI

struct TagButton: View {
    let color: Color?
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            Text("Tag")
                .padding()
                .background {
                    if let color {
                        Capsule().fill(color)
                    } else {
                        Capsule().fill(.thinMaterial)
                    }
                }
        }
    }
}
