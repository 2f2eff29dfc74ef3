import SwiftUI

struct FullBadge: View {
    var body: some View {
        GeometryReader {
            if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) {
                Text("Full")
                    .padding()
                    .glassEffect(.regular, in: RoundedRectangle(cornerRadius: $0.size.height / 4))
            } else {
                Text("Full")
                    .padding()
                    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: $0.size.height / 4))
            }
        }
    }
}
