import SwiftUI

struct Plate: ViewModifier {
    enum Kind { case glass, plain }
    let kind: Kind

    func body(content: Content) -> some View {
        switch kind {
        case .glass: content.glassEffect(.regular, in: .capsule)
        case .plain: content.background(Color.gray, in: .capsule)
        }
    }
}

struct Badge: View {
    var isProminent = false

    var body: some View {
        if isProminent {
            Text("Badge").glassEffect()
        } else {
            Text("Badge").background(Color.gray)
        }
    }
}

extension View {
    @ViewBuilder
    func chip(isOn: Bool = false) -> some View {
        if isOn { glassEffect(.regular, in: .capsule) } else { self }
    }

    func pill(isOn: Bool) -> some View {
        padding().chip(isOn: isOn)
    }

    @ViewBuilder
    func card(tint: Color? = nil) -> some View {
        if let tint {
            glassEffect(.regular.tint(tint), in: .capsule)
        } else {
            background(Color.gray)
        }
    }

    func switched(_ isOn: Bool) -> some View {
        glassEffect(isOn ? .regular : .identity, in: .capsule)
    }
}

struct Panel: View {
    let kind: Plate.Kind
    let isOn: Bool

    var body: some View {
        VStack {
            Text("A").modifier(Plate(kind: .plain))
            Text("B").modifier(Plate(kind: kind))
            Text("C").chip()
            Text("D").chip(isOn: isOn)
            Text("D").modifier(Plate(kind: isOn ? .glass : .plain))
            Text("E").pill(isOn: false)
            Text("F").card()
            Text("G").switched(false)
            Badge()
        }
        .padding()
        .glassEffect(.regular, in: .rect(cornerRadius: 20))
    }
}
