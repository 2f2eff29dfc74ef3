import SwiftUI

struct Search: View {
    @State private var query = ""
    let results: [String]

    var body: some View {
        ZStack {
            Color.gray
            Text("Content")
        }
        .overlay(alignment: .bottom) {
            GlassEffectContainer(spacing: 8) {
                VStack {
                    VStack {
                        TextField("Search", text: $query)
                        ScrollView { ForEach(results, id: \.self) { Text($0) } }.frame(maxHeight: 200)
                    }
                    .padding()
                    .glassEffect(.regular, in: .rect(cornerRadius: 20))
                    Text("Close").padding().glassEffect()
                }
            }
        }
    }
}
