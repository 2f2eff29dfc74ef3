import SwiftUI

struct TitleBar: View {
    let isPopped: Bool
    @Namespace private var bar

    var body: some View {
        GlassEffectContainer(spacing: 6) {
            if isPopped {
                Image(systemName: "pip.exit").padding().glassEffect().glassEffectID("pip", in: bar)
            } else {
                Image(systemName: "pip.enter").padding().glassEffect().glassEffectID("pip", in: bar)
            }
        }
    }
}
