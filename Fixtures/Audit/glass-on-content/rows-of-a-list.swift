import SwiftUI

struct Example: View {
    var body: some View {
        List(0..<20, id: \.self) { index in
            Text("Row \(index)")
                .padding()
                .glassEffect(.regular, in: .rect(cornerRadius: 12))
        }
    }
}
