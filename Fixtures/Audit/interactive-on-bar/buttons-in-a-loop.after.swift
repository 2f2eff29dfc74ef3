import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            ForEach(0..<4) { page in
                Button("\(page)") {}
            }
        }
        .padding(8)
        .glassEffect(.regular.tint(.teal), in: .rect(cornerRadius: 16))
    }
}
