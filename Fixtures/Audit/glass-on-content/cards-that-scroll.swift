import SwiftUI

struct Example: View {
    var body: some View {
        ScrollView {
            VStack {
                ForEach(0..<20) { index in
                    VStack { Text("Card \(index)") }
                        .padding()
                        .glassEffect(in: .rect(cornerRadius: 8))
                }
            }
        }
    }
}
