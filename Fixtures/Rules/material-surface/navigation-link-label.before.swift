import SwiftUI

struct ProfileLink: View {
    var body: some View {
        NavigationLink {
            Text("Profile")
        } label: {
            Image(systemName: "person")
                .padding(12)
                .background(.regularMaterial, in: Circle())
        }
    }
}
