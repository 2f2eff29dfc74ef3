import SwiftUI

struct Actions: View {
    let isOpen: Bool
    @Binding var isLive: Bool
    @Namespace private var glass

    var body: some View {
        GlassEffectContainer(spacing: 16) {
            HStack(spacing: 16) {
                Button("Live") { isLive.toggle() }.padding().glassEffect().glassEffectID("live", in: glass)
                if isOpen {
                    Text("Share").padding().glassEffect().glassEffectID("share", in: glass)
                }
                if isLive {
                    Text("Stop").padding().glassEffect().glassEffectID("stop", in: glass)
                }
            }
        }
    }
}
