import SwiftUI

struct Example: View {
    var body: some View {
        VStack {
            Text("Ready")
                .font(.headline)
                .glassEffect()
                .padding()
            Image(systemName: "plus").glassEffect(.regular, in: .circle).frame(width: 44, height: 44)
        }
    }
}
