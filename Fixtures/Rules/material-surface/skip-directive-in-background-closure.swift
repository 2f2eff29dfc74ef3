import SwiftUI

struct SaveButton: View {
    let save: () -> Void

    var body: some View {
        Button(action: save) {
            Text("Save")
                .padding()
                .background {
                    #if os(iOS)
                    Capsule().fill(.thinMaterial)
                    #else
                    Capsule().fill(Color.gray)
                    #endif
                }
        }
    }
}
