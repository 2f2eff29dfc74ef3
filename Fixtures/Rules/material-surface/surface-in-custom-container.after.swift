import SwiftUI

struct Panel<Content: View>: View {
    let title: String
    let content: Content

    var body: some View {
        VStack {
            Text(title)
            content
        }
    }
}

struct AccountPanel: View {
    let email: String

    var body: some View {
        Panel(
            title: "Account",
            content: Text(email)
                .padding()
                .liquidGlass(in: .rect(cornerRadius: 12)) { $0.background(.thinMaterial, in: .rect(cornerRadius: 12)) }
        )
    }
}
