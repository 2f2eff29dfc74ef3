import SwiftUI

struct Chrome: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: 44, height: 44)
            .glassEffect(.regular.tint(.blue.opacity(0.3)), in: .circle)
    }
}

struct Detail: View {
    let isOn: Bool

    var body: some View {
        NavigationLink {
            Text("Detail")
        } label: {
            Label("More", systemImage: "chevron.right")
                .padding()
                .glassEffect(isOn ? .regular : .identity, in: .capsule)
        }
    }
}
