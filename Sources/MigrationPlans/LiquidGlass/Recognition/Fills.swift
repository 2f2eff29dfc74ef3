import Rewriter

/// With `--include fills`: colours, gradients and rims that imitate a control's plate without any material.
struct Fills {
    let tree: SyntaxTree
    let recognizer: Recognizer
    /// Names that the file declares as a `Color`.
    private let colors: Set<String>

    init(tree: SyntaxTree, recognizer: Recognizer) {
        self.tree = tree
        self.recognizer = recognizer
        colors = Set(tree.nodes.compactMap(Self.declaredColor))
    }

    /// Plates that no surface of `known` has taken. Which of them are candidates is decided by their layer.
    func surfaces(besides known: [Surface]) -> [Surface] {
        var taken = Set(known.map { $0.chain.node })
        return tree.nodes(.callExpression).compactMap { node in
            guard let call = Call(node), ["background", "overlay"].contains(StyleExpression.calleeName(call.callee))
            else { return nil }
            let chain = Chain(around: node)
            guard !taken.contains(chain.node), let link = chain.index(of: node), let content = Self.content(of: call),
                let surface = chain.links[link].name == "background"
                    ? plate(content, call, chain, link) ?? rim(content, chain, link) : rim(content, chain, link)
            else { return nil }
            taken.insert(chain.node)
            return surface
        }
    }

    /// The one view or style that a background or overlay shows.
    private static func content(of call: Call) -> SyntaxNode? {
        if let argument = call.arguments.first(where: { $0.label == nil }) { return argument.value }
        guard let closure = call.trailingClosure, closure.statements.count == 1,
            closure.statements[0].kind != .ifStatement
        else { return nil }
        return closure.statements[0]
    }

    /// `.background(color, in: S)`, `.background(color).clipShape(S)`, `.background(S.fill(color))`,
    /// `.background(color.clipShape(S))`.
    private func plate(_ content: SyntaxNode, _ call: Call, _ chain: Chain, _ link: Int) -> Surface? {
        let layer = Chain(content)
        let draw = layer.links.firstIndex { ["fill", "foregroundStyle", "foregroundColor"].contains($0.name) }
        let clip = draw == nil ? layer.links.firstIndex { ShapeExpression(clip: $0) != nil } : nil
        let tail = (draw ?? clip).map { layer.links[($0 + 1)...] } ?? []
        guard tail.allSatisfy({ Decoration(link: $0, shape: nil) != nil }) else { return nil }
        let paint =
            draw.flatMap { layer.links[$0].call?.arguments.first?.value }
            ?? clip.map { $0 == 0 ? layer.subject ?? content : layer.links[$0 - 1].node } ?? content
        guard isPaint(paint, isFill: draw != nil) else { return nil }
        var surface = Surface(
            form: .backgroundUnshaped, style: StyleExpression(stored: paint), chain: chain, link: link)
        surface.shape =
            call["in"].map { ShapeExpression($0) } ?? draw.flatMap { ShapeExpression(of: layer, before: $0) }
            ?? clip.flatMap { ShapeExpression(clip: layer.links[$0]) }
        if surface.shape != nil { surface.form = .fill }
        surface.tint = tint(paint)
        recognizer.collectOuter(&surface)
        guard surface.shape != nil, surface.settled == nil else { return nil }
        surface.form = .fill
        return surface
    }

    /// An outline without any plate: `.overlay(Capsule().stroke(color))`.
    private func rim(_ content: SyntaxNode, _ chain: Chain, _ link: Int) -> Surface? {
        guard !chain.links.enumerated().contains(where: { $0.offset != link && $0.element.name == "background" }) else {
            return nil
        }
        let layer = Chain(content)
        guard let stroke = layer.links.firstIndex(where: { ["stroke", "strokeBorder"].contains($0.name) }),
            stroke == layer.links.count - 1,
            let paint = layer.links[stroke].call?.arguments.first?.value,
            let shape = ShapeExpression(of: layer, before: stroke)
        else { return nil }
        return Surface(form: .fill, style: StyleExpression(stored: paint), chain: chain, link: link, shape: shape)
    }

    // MARK: colours

    /// A colour or gradient; not a view, an image or a material.
    private func isPaint(_ node: SyntaxNode, isFill: Bool) -> Bool {
        switch Paint(node) {
        case .clear: return false
        case .unknown:
            if node.kind == .ternaryExpression { return isColor(node) }
            let chain = ModifierChain(node.unparenthesized)
            let names = ([chain.head ?? ""] + chain.links.map(\.name)).map { $0.lowercased() }
            let isImplicit = chain.subject == nil && chain.links.allSatisfy { $0.call == nil || $0.name == "opacity" }
            return isFill || isColor(node) || isImplicit
                || names.contains { $0.contains("color") || $0.contains("accent") || $0 == "theme" }
        default: return true
        }
    }

    /// A colour that means something stays as tint; neutral plates become plain glass.
    private func tint(_ node: SyntaxNode) -> String? {
        switch Paint(node) {
        case .opaqueColor, .translucentColor: node.text
        case .unknown: isColor(node) ? node.text : nil
        default: nil
        }
    }

    /// Whether the expression is provably a `Color`.
    private func isColor(_ node: SyntaxNode) -> Bool {
        let node = node.unparenthesized
        if node.kind == .ternaryExpression {
            return node.children.filter { $0.field == .ifTrue || $0.field == .ifFalse }.allSatisfy(isColor)
        }
        switch Paint(node) {
        case .opaqueColor, .translucentColor, .solidNeutral, .faintNeutral:
            return !node.text.contains("separator") && !node.text.contains("ternary")
        default: break
        }
        let chain = ModifierChain(node)
        let rest = chain.links.filter { $0.name != "opacity" }
        if chain.head == "Color" { return rest.allSatisfy { $0.call == nil } }
        return rest.isEmpty && chain.subject.map { colors.contains($0.text) } ?? false
    }

    private static func declaredColor(_ node: SyntaxNode) -> String? {
        switch node.kind {
        case .propertyDeclaration:
            let isTyped = node.child(.typeAnnotation)?.normalizedText == ":Color"
            let isInferred = node.child(.value).map { ModifierChain($0).head == "Color" } ?? false
            return isTyped || isInferred ? Declarations.name(of: node) : nil
        case .parameter:
            let isTyped = node.children.contains { $0.kind == .userType && $0.isText("Color") }
            return isTyped ? Array(node.children).last { $0.kind == .simpleIdentifier }?.text : nil
        default: return nil
        }
    }
}
