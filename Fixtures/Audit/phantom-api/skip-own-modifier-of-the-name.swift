import SwiftUI

extension View {
    func glassEffect(cornerRadius: CGFloat, isEnabled: Bool) -> some View {
        background(isEnabled ? Color.white.opacity(0.2) : .clear).cornerRadius(cornerRadius)
    }
}

struct Buttons: View {
    var body: some View {
        Text("A").padding().glassEffect(cornerRadius: 8, isEnabled: true)
    }
}
