import SwiftUI

struct Recipes: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(names, id: \.self) { name in
                    Text(name)
                        .padding()
                        .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
                }
            }
        }
    }
}
