import SwiftUI

struct Home: View {
    var body: some View {
        GlassEffectContainer(spacing: 20) {
            NavigationStack {
                Text("Content")
                    .overlay(alignment: .bottom) {
                        HStack {
                            Text("A").padding().glassEffect()
                            Text("B").padding().glassEffect()
                        }
                    }
            }
        }
    }
}
