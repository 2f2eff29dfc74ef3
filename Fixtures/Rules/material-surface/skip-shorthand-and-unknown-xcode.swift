import SwiftUI

struct HalfBadge: View {
    var body: some View {
        GeometryReader {
            Text("Half")
                .padding()
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: $0.size.height / 4))
        }
    }
}
