import SwiftUI

struct SortScreen: View {
    @State private var isOpen = false

    var body: some View {
        Button("Sort") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                VStack {
                    Text("Newest first")
                    Text("Oldest first")
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.regularMaterial)
            }
    }
}
