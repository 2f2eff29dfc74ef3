import SwiftUI

struct Actions: View {
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            Text("Share").padding().glassEffect()
        } else {
            Image(systemName: "plus").padding()
        }
    }
}
