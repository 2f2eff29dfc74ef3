import SwiftUI

struct Bar: View {
    let titles: [String]

    var body: some View {
        HStack {
            GlassEffectContainer {
                Text("A").padding().glassEffect()
            }
            GlassEffectContainer {
                Text("B").padding().glassEffect()
            }
            ForEach(titles, id: \.self) { title in
                GlassEffectContainer {
                    Text(title).padding().glassEffect()
                }
            }
        }
    }
}
