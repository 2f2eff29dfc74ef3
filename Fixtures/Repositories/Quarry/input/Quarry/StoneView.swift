import SwiftUI

struct StoneView: View {
    @State private var showsOrigin = false

    var body: some View {
        Image("basalt")
            .resizable()
            .scaledToFill()
            .overlay(alignment: .bottom) {
                HStack(spacing: 12) {
                    Button {
                        showsOrigin.toggle()
                    } label: {
                        Image(systemName: "map")
                            .frame(width: 48, height: 48)
                            .background(.ultraThinMaterial, in: Circle())
                    }
                    Button {
                    } label: {
                        Image(systemName: "square.and.arrow.up")
                            .frame(width: 48, height: 48)
                            .background(.ultraThinMaterial, in: Circle())
                    }
                }
                .padding()
            }
            .modifier(OriginLabel(isShown: showsOrigin))
    }
}

struct OriginLabel: ViewModifier {
    let isShown: Bool

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .top) {
                Text("Iceland")
                    .padding(10)
                    .background {
                        if isShown {
                            Capsule().fill(.thinMaterial)
                        }
                    }
            }
    }
}
