import SwiftUI

struct DangerButton: View {
    let delete: () -> Void

    var body: some View {
        Button(action: delete) {
            Text("Delete")
                .padding()
                .background {
                    ZStack {
                        Capsule().fill(.regularMaterial)
                        Capsule().fill(Color.red)
                    }
                }
        }
    }
}
