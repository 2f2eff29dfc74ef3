import SwiftUI

struct Albums: View {
    let names: [String]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(names, id: \.self) { name in
                    Image(name)
                        .overlay(alignment: .topTrailing) {
                            Text("New")
                                .padding(6)
                                .background(.ultraThinMaterial, in: Capsule())
                        }
                }
            }
        }
    }
}
