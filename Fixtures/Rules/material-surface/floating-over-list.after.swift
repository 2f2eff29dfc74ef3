import SwiftUI

/// Over the list, not in its rows.
struct TodoScreen: View {
    let todos: [String]

    var body: some View {
        List(todos, id: \.self) { todo in
            Text(todo)
        }
        .overlay(alignment: .bottom) {
            Text("\(todos.count) left")
                .padding()
                .liquidGlass(in: Capsule()) { $0.background(.ultraThinMaterial, in: Capsule()) }
        }
    }
}
