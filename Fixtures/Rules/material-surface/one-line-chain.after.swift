import SwiftUI

struct EditButton: View {
    let edit: () -> Void

    var body: some View {
        Button(action: edit) {
            Text("Edit").padding(10).liquidGlass(in: Capsule()) {
                $0.background(.thinMaterial).clipShape(Capsule()).shadow(radius: 2)
            }
        }
    }
}
