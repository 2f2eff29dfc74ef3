// options: --min-ios 17 --xcode 26
import SwiftUI

struct FullBadge: View {
    var body: some View {
        GeometryReader {
            if #available(iOS 26.0, *) {
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
