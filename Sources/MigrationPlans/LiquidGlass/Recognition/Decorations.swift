import Rewriter

extension Decoration {
    /// What a link that follows the material means for it; `nil` when it has nothing to do with the imitation.
    init?(link: ModifierChain.Link, shape: ShapeExpression?) {
        guard let call = link.call else { return nil }
        let kind: Kind?
        switch link.name {
        case "clipShape", "cornerRadius", "mask":
            kind = ShapeExpression(clip: link) == nil ? nil : .clip
        case "shadow":
            kind = Self.isPlainShadow(call) ? .shadow : nil
        case "overlay":
            kind = Self.overlay(call, shape: shape)
        case "background":
            kind = Self.backgroundBehind(call)
        default:
            kind = nil
        }
        guard let kind else { return nil }
        self.init(kind: kind, range: link.range)
    }

    /// `.shadow(color: .black.opacity(0.2), radius: 8, y: 4)`: literal numbers, no colour or a neutral one.
    static func isPlainShadow(_ call: Call) -> Bool {
        call.arguments.allSatisfy { argument in
            argument.label == "color"
                || argument.label == nil && argument.value.kind == .prefixExpression
                    && Double(argument.value.text) == nil
                ? Paint(argument.value).isShade : Self.isNumber(argument.value)
        }
    }

    private static func isNumber(_ node: SyntaxNode) -> Bool {
        Double(node.text.replacing(" ", with: "")) != nil
    }

    private static func overlay(_ call: Call, shape: ShapeExpression?) -> Kind? {
        var views = call.arguments.filter { $0.label == nil || $0.label == "content" }.map(\.value)
        if let closure = call.trailingClosure { views += closure.statements }
        guard !views.isEmpty else { return nil }
        if views.count == 1, let tint = paintedOverlay(views[0], shape: shape) { return tint }
        let kinds = views.map { line($0, shape: shape) }
        guard kinds.allSatisfy({ $0 != nil }) else { return nil }
        return kinds.contains { if case .semanticRim = $0 { true } else { false } } ? .semanticRim : .rim
    }

    /// `.overlay(S.fill(Color.blue.opacity(0.2)))`: a colour layer of the surface's own shape.
    private static func paintedOverlay(_ view: SyntaxNode, shape: ShapeExpression?) -> Kind? {
        let chain = Chain(view)
        guard let shape, let fill = chain.links.firstIndex(where: { $0.name == "fill" }), fill == chain.links.count - 1,
            ShapeExpression(of: chain, before: fill)?.normalized == shape.normalized
        else { return nil }
        if let style = chain.links[fill].call?.arguments.first?.value, case .neutralGradient = Paint(style) {
            return .rim
        }
        return color(view)
    }

    /// A stroked shape or a highlight, as overlays of imitations are.
    static func line(_ view: SyntaxNode, shape: ShapeExpression?) -> Kind? {
        let view = view.kind == .lambdaLiteral && view.statements.count == 1 ? view.statements[0] : view
        let chain = Chain(view)
        guard let stroke = chain.links.firstIndex(where: { ["stroke", "strokeBorder"].contains($0.name) }) else {
            return highlight(chain, shape: shape)
        }
        guard let call = chain.links[stroke].call else { return nil }
        let sameShape =
            shape == nil
            || shape.map { outline in
                ShapeExpression(of: chain, before: stroke).map {
                    $0.normalized == outline.normalized || $0.normalized == outline.normalized + ".inset(by:0.5)"
                } ?? false
            } ?? true
        let isPlain = chain.links[(stroke + 1)...].allSatisfy { link in
            switch link.name {
            case "opacity": link.call?.arguments.first.map { isNumber($0.value) } ?? false
            case "blendMode", "allowsHitTesting", "accessibilityHidden", "mask", "blur": true
            default: false
            }
        }
        guard sameShape, isPlain, let paint = call.arguments.first(where: { $0.label == nil }), isHairline(call) else {
            return .semanticRim
        }
        let later = chain.links[(stroke + 1)...].contains { $0.name == "opacity" }
        let color = Paint(paint.value)
        if color.isImitation { return .rim }
        if case .solidNeutral = color, later { return .rim }
        return .semanticRim
    }

    /// `S.fill(LinearGradient(white → clear))`: a painted-on reflection.
    private static func highlight(_ chain: Chain, shape: ShapeExpression?) -> Kind? {
        guard let fill = chain.links.firstIndex(where: { $0.name == "fill" }),
            let style = chain.links[fill].call?.arguments.first,
            let outline = ShapeExpression(of: chain, before: fill),
            shape == nil || outline.normalized == shape?.normalized,
            case .neutralGradient = Paint(style.value)
        else { return nil }
        return .rim
    }

    /// `.overlay(S.stroke(c, lineWidth: 4))`: half of it lies outside of the shape, where a clip would cut it off.
    static func isBroadStroke(_ link: ModifierChain.Link) -> Bool {
        link.node.child(.callSuffix)?.descendants.contains { node in
            guard let call = Call(node), StyleExpression.calleeName(call.callee) == "stroke" else { return false }
            return call["lineWidth"].flatMap { Double($0.text) }.map { $0 > 2 } ?? (call["style"] != nil)
        } ?? false
    }

    private static func isHairline(_ call: Call) -> Bool {
        if let width = call["lineWidth"] { return Double(width.text).map { $0 <= 2 } ?? false }
        if let style = call["style"] {
            guard let stroke = Call(style), stroke.arguments.allSatisfy({ $0.label == "lineWidth" }) else {
                return false
            }
            return stroke["lineWidth"].flatMap { Double($0.text) }.map { $0 <= 2 } ?? true
        }
        return true
    }

    /// A colour behind the material: one of unknown opacity may hide everything.
    private static func backgroundBehind(_ call: Call) -> Kind? {
        guard let kind = secondBackground(call) else { return nil }
        guard case .tint = kind, let paint = call.arguments.first(where: { $0.label == nil })?.value else {
            return kind
        }
        let color = Chain(paint).links.first { $0.name == "fill" }?.call?.arguments.first?.value ?? paint
        if case .unknown = Paint(color), !isTranslucent(color) { return .unknownTint }
        return kind
    }

    private static func isTranslucent(_ color: SyntaxNode) -> Bool {
        ModifierChain(color.unparenthesized).links.contains {
            $0.name == "opacity" && (Double($0.call?.arguments.first?.value.text ?? "") ?? 1) < 1
        }
    }

    /// Another background of the same chain: a colour or style that lies behind or over the material.
    static func secondBackground(_ call: Call) -> Kind? {
        var view = call.arguments.first { $0.label == nil }?.value
        if view == nil, let closure = call.trailingClosure, closure.statements.count == 1 {
            view = closure.statements[0]
        }
        guard let view else { return nil }
        return color(view)
    }

    /// What a colour layer means: `Color.blue.opacity(0.2)`, `S.fill(Color.black.opacity(0.3))`, a gradient.
    static func color(_ view: SyntaxNode) -> Kind? {
        let chain = Chain(view)
        var paint = view
        if let fill = chain.links.firstIndex(where: {
            $0.name == "fill" || $0.name == "foregroundStyle" || $0.name == "foregroundColor"
        }) {
            guard fill == chain.links.count - 1, let style = chain.links[fill].call?.arguments.first?.value else {
                return nil
            }
            paint = style
        }
        switch Paint(paint) {
        case .faintNeutral, .translucentColor:
            return isColor(paint) ? .tint(paint.text) : .unknownTint
        case .opaqueColor, .solidNeutral: return .opaqueFill
        case .clear: return .rim
        case .neutralGradient, .gradient: return .unknownTint
        case .unknown:
            // A colour whose opacity isn't written down: over a material it makes sense only if it is translucent.
            if isNamedColor(paint) { return .tint(paint.text) }
            return isColorish(paint) ? .unknownTint : nil
        }
    }

    /// Whether the expression is of type `Color` also outside a style context.
    private static func isColor(_ node: SyntaxNode) -> Bool {
        let chain = ModifierChain(node.unparenthesized)
        let name = chain.subject == nil ? chain.links.first?.name : chain.head
        return name.map { !["separator", "quaternary", "tertiary", "quinary"].contains($0) } ?? false
    }

    /// `Color("Card")`, `Color.Background.panel` and names that are declared as a `Color`, also with an opacity.
    static func isNamedColor(_ node: SyntaxNode) -> Bool {
        let chain = ModifierChain(node.unparenthesized)
        if chain.head == "Color" { return chain.links.allSatisfy { $0.call == nil || $0.name == "opacity" } }
        var links = chain.links[...]
        var name = chain.subject
        if name?.isText("self") ?? false, let member = links.popFirst(), member.call == nil {
            name = Array(member.node.descendants).last { $0.kind == .simpleIdentifier }
        }
        guard let name, name.kind == .simpleIdentifier else { return false }
        return links.allSatisfy { $0.name == "opacity" && $0.call != nil } && DeclaredColors.contains(name)
    }

    private static func isColorish(_ node: SyntaxNode) -> Bool {
        let chain = ModifierChain(node.unparenthesized)
        let head = chain.head ?? chain.links.first?.name ?? ""
        return head.lowercased().contains("color") || chain.subject == nil
            || chain.links.contains { $0.name.lowercased().contains("color") || $0.name == "opacity" }
            || node.kind == .ternaryExpression || node.kind == .simpleIdentifier
    }
}

extension Paint {
    /// Fit for a drop shadow that only imitates depth: black, grey or another faint neutral.
    var isShade: Bool {
        switch self {
        case .faintNeutral, .clear, .solidNeutral: true
        default: false
        }
    }
}
