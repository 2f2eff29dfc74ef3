import SwiftUI

struct Feed: View {
    let items: [String]

    var body: some View {
        GlassEffectContainer {
            ZStack(alignment: .bottom) {
                feed
                HStack {
                    Text("A").padding().glassEffect()
                    Text("B").padding().glassEffect()
                }
            }
        }
    }

    private var feed: some View {
        ScrollView {
            ForEach(items, id: \.self) { Text($0) }
        }
    }
}
