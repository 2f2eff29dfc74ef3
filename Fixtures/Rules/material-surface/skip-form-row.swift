import SwiftUI

struct ProfileForm: View {
    @State private var name = ""

    var body: some View {
        Form {
            Section("Name") {
                Text(name)
                    .padding()
                    .background(.thinMaterial)
                    .cornerRadius(8)
            }
        }
    }
}
