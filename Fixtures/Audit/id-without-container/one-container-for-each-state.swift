import SwiftUI

struct TitleBar: View {
    let isPopped: Bool
    @Namespace private var bar

    var body: some View {
        if isPopped {
            GlassEffectContainer(spacing: 6) {
                HStack {
                    Image(systemName: "pip.exit").padding().glassEffect().glassEffectID("pip", in: bar)
                    Image(systemName: "xmark").padding().glassEffect().glassEffectID("close", in: bar)
                }
            }
        } else {
            GlassEffectContainer(spacing: 6) {
                HStack {
                    Image(systemName: "pip.enter").padding().glassEffect().glassEffectID("pip", in: bar)
                    Image(systemName: "gear").padding().glassEffect().glassEffectID("gear", in: bar)
                }
            }
        }
    }
}
