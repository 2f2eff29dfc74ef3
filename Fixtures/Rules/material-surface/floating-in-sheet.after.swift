import SwiftUI

struct PreviewScreen: View {
    @State private var isOpen = false

    var body: some View {
        Button("Preview") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                ZStack(alignment: .top) {
                    Image("preview")
                        .resizable()
                    Text("Not saved yet")
                        .padding()
                        .liquidGlass(in: Capsule()) { $0.background(.thinMaterial, in: Capsule()) }
                }
            }
    }
}
