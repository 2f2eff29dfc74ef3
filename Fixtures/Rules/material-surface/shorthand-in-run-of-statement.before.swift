// options: --min-ios 17 --xcode 26
import SwiftUI

struct FullBadge: View {
    var body: some View {
        GeometryReader {
            Text("Full")
                .padding()
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: $0.size.height / 4))
        }
    }
}
