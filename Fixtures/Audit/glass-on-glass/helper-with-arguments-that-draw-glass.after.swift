import SwiftUI

struct Plate: ViewModifier {
    enum Kind { case glass, plain }
    let kind: Kind
    var isShown = true

    func body(content: Content) -> some View {
        switch kind {
        case .glass where isShown: content.glassEffect(.regular, in: .capsule)
        case .glass: content
        case .plain: content.background(Color.gray, in: .capsule)
        }
    }
}

extension View {
    @ViewBuilder
    func chip(isOn: Bool = true) -> some View {
        if isOn { glassEffect(.regular, in: .capsule) } else { self }
    }

    func pill(isOn: Bool) -> some View {
        padding().chip(isOn: isOn)
    }

    func button(_ kind: Kind) -> some View {
        switch kind {
        case .glass: AnyView(glassEffect(.regular, in: .circle))
        case .plain, .prominent: AnyView(self)
        }
    }
}

enum Kind { case glass, plain, prominent }

extension View {
    @ViewBuilder
    func styled(_ kind: Kind) -> some View {
        switch kind {
        case .glass: buttonStyle(.glass)
        case .prominent: buttonStyle(.glassProminent)
        case .plain: buttonStyle(.plain)
        }
    }
}

struct Panel: View {
    let isOn: Bool

    var body: some View {
        GlassEffectContainer(spacing: 0) {
            VStack {
                Text("A").chip()
                Text("B").chip(isOn: true)
                Text("C").pill(isOn: true)
                Text("D").button(.glass)
                Button("E") {}.styled(isOn ? .glass : .prominent)
            }
        }
        .padding()
        .glassEffect(.regular, in: .rect(cornerRadius: 20))
    }
}
