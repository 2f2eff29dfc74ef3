import SwiftUI

struct Example: View {
    var body: some View {
        VStack {
            HStack {
                Button("Cancel") {}.buttonStyle(.glass)
                Button("Save") {}.buttonStyle(.glassProminent)
            }
            HStack {
                Text("Left").padding().glassEffect()
                Spacer()
                Text("Right").padding().glassEffect()
            }
        }
    }
}
