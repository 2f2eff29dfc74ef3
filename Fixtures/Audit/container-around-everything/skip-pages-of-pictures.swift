import SwiftUI

struct Pages: View {
    var body: some View {
        GlassEffectContainer {
            VStack {
                TabView {
                    Text("A").padding().glassEffect()
                    Text("B").padding().glassEffect()
                }
                .tabViewStyle(.page)
                .frame(height: 80)
                Text("C").padding().glassEffect()
            }
        }
    }
}
