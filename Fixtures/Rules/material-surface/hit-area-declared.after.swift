import SwiftUI

struct HeartButton: View {
    let like: () -> Void

    var body: some View {
        Button(action: like) {
            Image(systemName: "heart")
                .frame(width: 44, height: 44)
                .liquidGlass(in: Circle()) { $0.background(.thinMaterial, in: Circle()) }
                .contentShape(Circle())
        }
    }
}
