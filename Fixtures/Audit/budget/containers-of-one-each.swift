import SwiftUI

struct Example: View {
    var body: some View {
        HStack {
            VStack {
                GlassEffectContainer { Text("1").padding().glassEffect() }
                GlassEffectContainer { Text("2").padding().glassEffect() }
                GlassEffectContainer { Text("3").padding().glassEffect() }
                GlassEffectContainer { Text("4").padding().glassEffect() }
                GlassEffectContainer { Text("5").padding().glassEffect() }
                GlassEffectContainer { Text("6").padding().glassEffect() }
            }
            VStack {
                GlassEffectContainer { Text("7").padding().glassEffect() }
                GlassEffectContainer { Text("8").padding().glassEffect() }
                GlassEffectContainer { Text("9").padding().glassEffect() }
                GlassEffectContainer { Text("10").padding().glassEffect() }
                GlassEffectContainer { Text("11").padding().glassEffect() }
                GlassEffectContainer { Text("12").padding().glassEffect() }
            }
        }
    }
}
