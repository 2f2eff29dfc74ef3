import SwiftUI

struct Chat: View {
    @State private var isOpen = false

    var body: some View {
        Text("Chat")
            .toolbar {
                Button("Info") { isOpen = true }
                    .popover(isPresented: $isOpen) {
                        Text("Hello")
                            .padding()
                            .glassEffect(.regular, in: .capsule)
                    }
            }
    }
}
