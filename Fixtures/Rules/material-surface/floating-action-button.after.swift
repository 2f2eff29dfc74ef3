import SwiftUI

struct NotesScreen: View {
    let add: () -> Void

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            List {
                Text("Shopping")
                Text("Ideas")
            }
            Button(action: add) {
                Image(systemName: "plus")
                    .font(.title2)
                    .frame(width: 56, height: 56)
                    .liquidGlass(in: Circle()) {
                        $0.background(.regularMaterial)
                            .clipShape(Circle())
                            .shadow(color: .black.opacity(0.25), radius: 8, y: 4)
                    }
            }
            .padding()
        }
    }
}
