import SwiftUI

struct ProfileLink: View {
    var body: some View {
        NavigationLink {
            Text("Profile")
        } label: {
            Image(systemName: "person")
                .padding(12)
                .liquidGlass(in: Circle()) { $0.background(.regularMaterial, in: Circle()) }
        }
    }
}
