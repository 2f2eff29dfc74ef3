import SwiftUI

struct Settings: View {
    var body: some View {
        VStack {
            InfoCell(title: "Version")
            InfoCell(title: "Licence")
        }
    }
}

struct InfoCell: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .glassEffect(.regular, in: .rect(cornerRadius: 12))
    }
}
