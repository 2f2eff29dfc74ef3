import SwiftUI

struct Badge: View {
    private var glass: Glass { .regular.tint(.red) }

    var body: some View {
        Menu {
            Button("Copy") {}
        } label: {
            Text("More").padding().glassEffect(glass, in: .capsule)
        }
    }
}
