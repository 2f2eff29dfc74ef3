import SwiftUI

struct AccountForm: View {
    let signOut: () -> Void

    var body: some View {
        Form {
            Button(action: signOut) {
                Text("Sign out")
                    .padding()
                    .background(.thinMaterial, in: .capsule)
            }
        }
    }
}
