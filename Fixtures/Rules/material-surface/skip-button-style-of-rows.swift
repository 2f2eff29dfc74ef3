import SwiftUI

struct RowButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(.thinMaterial, in: .rect(cornerRadius: 10))
    }
}

struct Playlists: View {
    let names: [String]

    var body: some View {
        List(names, id: \.self) { name in
            Button(name) {}
                .buttonStyle(RowButtonStyle())
            Button("Share") {}
                .buttonStyle(RowButtonStyle())
        }
    }
}
