import SwiftUI

struct FilterScreen: View {
    @State private var isOpen = false

    var body: some View {
        Button("Filter") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                Text("Filters")
                    .presentationDetents([.medium])
                    .presentationBackground(.ultraThinMaterial)
            }
    }
}
