import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            ForEach(0..<5) { index in
                Text("\(index)")
                    .padding()
                    .glassEffect(.regular, in: .capsule)
            }
        }
    }
}
