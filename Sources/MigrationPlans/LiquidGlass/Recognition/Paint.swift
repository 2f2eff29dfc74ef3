import Rewriter

/// How a colour, gradient or style expression reads.
enum Paint {
    /// White, black, grey or a system separator, faint enough to be an imitation of light or shadow.
    case faintNeutral
    /// The same but opaque or nearly so.
    case solidNeutral
    /// A `Color` with an opacity below one.
    case translucentColor
    /// A `Color` without an opacity.
    case opaqueColor
    /// `.clear`
    case clear
    /// A gradient of neutrals only.
    case neutralGradient
    /// Any other gradient.
    case gradient
    /// It depends on something, or it is not provably a `Color`.
    case unknown

    init(_ node: SyntaxNode) {
        let node = node.unparenthesized
        let chain = ModifierChain(node)
        if let head = chain.head, head.hasSuffix("Gradient") || head == "Gradient" {
            self = Self.gradient(chain)
            return
        }
        if let subject = chain.subject, subject.kind == .callExpression, let call = Call(subject),
            call.callee.isText("AnyShapeStyle"),
            let inner = call.arguments.first, chain.links.isEmpty
        {
            self.init(inner.value)
            return
        }
        guard let base = Self.base(chain) else {
            self = .unknown
            return
        }
        guard let alpha = Self.alpha(chain, from: base.end) else {
            self = .unknown
            return
        }
        let opacity = base.alpha * alpha
        if base.isNeutral {
            self = opacity == 0 ? .clear : opacity <= 0.62 ? .faintNeutral : .solidNeutral
        } else {
            self = opacity == 0 ? .clear : opacity < 1 ? .translucentColor : .opaqueColor
        }
    }

    var isImitation: Bool {
        switch self {
        case .faintNeutral, .neutralGradient, .clear: true
        default: false
        }
    }

    private struct Base {
        let isNeutral: Bool
        let alpha: Double
        /// Index of the first link that isn't part of the colour itself.
        let end: Int
    }

    private static let neutrals: Set = ["white", "black", "gray", "grey", "primary", "secondary"]
    /// Styles that are faint by themselves.
    private static let faint: Set = [
        "separator", "quaternary", "tertiary", "quinary", "clear", "systemGray4", "systemGray5", "systemGray6",
    ]
    private static let colors: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "accentColor",
    ]

    private static func base(_ chain: ModifierChain) -> Base? {
        if chain.subject == nil { return named(chain.links.first?.name ?? "", isColorType: false, end: 1) }
        guard let subject = chain.subject else { return nil }
        if subject.isText("Color"), let first = chain.links.first, first.call == nil {
            return named(first.name, isColorType: true, end: 1)
        }
        guard let call = Call(subject), call.callee.isText("Color") else { return nil }
        return initialized(call)
    }

    private static func named(_ name: String, isColorType: Bool, end: Int) -> Base? {
        if name == "clear" { return Base(isNeutral: true, alpha: 0, end: end) }
        if neutrals.contains(name) { return Base(isNeutral: true, alpha: name == "secondary" ? 0.5 : 1, end: end) }
        if faint.contains(name) { return Base(isNeutral: true, alpha: 0.3, end: end) }
        if colors.contains(name) { return Base(isNeutral: false, alpha: 1, end: end) }
        // `Color.brand`: of an unknown opacity.
        if isColorType { return nil }
        return nil
    }

    /// `Color(…)`: a constant of it.
    private static func initialized(_ call: Call) -> Base? {
        if let white = call["white"], Double(white.text) != nil {
            let alpha = call["opacity"].map { Double($0.text) }
            guard alpha != .some(nil) else { return nil }
            return Base(isNeutral: true, alpha: (alpha ?? 1) ?? 1, end: 0)
        }
        if let argument = call.arguments.first?.value {
            let name = ModifierChain(argument).links.last?.name ?? ""
            if faint.contains(name) { return Base(isNeutral: true, alpha: 0.3, end: 0) }
        }
        // A named colour may be translucent.
        if call.arguments.first?.label == nil { return nil }
        let opacity = call["opacity"].map { Double($0.text) ?? -1 } ?? 1
        guard opacity >= 0 else { return nil }
        return Base(isNeutral: false, alpha: opacity, end: 0)
    }

    /// The product of the literal opacities after the colour; `nil` when one isn't literal.
    private static func alpha(_ chain: ModifierChain, from start: Int) -> Double? {
        var alpha = 1.0
        for link in chain.links.dropFirst(start) {
            guard link.name == "opacity", let value = link.call?.arguments.first?.value, let number = Double(value.text)
            else { return nil }
            alpha *= number
        }
        return alpha
    }

    private static func gradient(_ chain: ModifierChain) -> Paint {
        guard let subject = chain.subject, let call = Call(subject) else { return .unknown }
        let colors = call.node.descendants.filter { $0.kind == .arrayLiteral }.flatMap {
            $0.children.filter { $0.kind != .token && !$0.isComment }
        }
        let paints = colors.map { element -> Paint in
            if let stop = Call(element), let color = stop["color"] { return Paint(color) }
            return Paint(element)
        }
        let isNeutral =
            !paints.isEmpty
            && paints.allSatisfy {
                switch $0 {
                case .faintNeutral, .solidNeutral, .clear: true
                default: false
                }
            }
        return isNeutral ? .neutralGradient : .gradient
    }
}
