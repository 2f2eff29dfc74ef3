import SwiftUI

struct TagStrip: View {
    let tags: [String]

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .padding(8)
                        .background(.thinMaterial, in: .capsule)
                }
            }
        }
    }
}
