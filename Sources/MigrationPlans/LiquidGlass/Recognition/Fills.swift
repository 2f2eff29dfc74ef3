import Rewriter

/// With `--include fills`: colours, gradients and rims that imitate a control's plate without any material.
extension Recognizer {
    /// Plates that no surface of `known` has taken. Which of them are candidates is decided by their layer: only
    /// those behind controls and floating subjects are.
    func fills(besides known: [Surface]) -> [Surface] {
        let taken = known.map { $0.chain.node }
        var surfaces: [Surface] = []
        for node in tree.nodes where node.kind == .callExpression {
            guard let call = Call(node), ["background", "overlay"].contains(StyleExpression.calleeName(call.callee)) else { continue }
            let chain = Chain(around: node)
            guard let link = chain.index(of: node), !taken.contains(chain.node), !surfaces.contains(where: { $0.chain.node == chain.node }),
                let surface = chain.links[link].name == "background" ? plate(call, chain, link) : rim(call, chain, link)
            else { continue }
            surfaces.append(surface)
        }
        return surfaces
    }

    /// `.background(Color.gray.opacity(0.2), in: S)`, `.background(color).clipShape(S)`, `.background(S.fill(color))`.
    private func plate(_ call: Call, _ chain: Chain, _ link: Int) -> Surface? {
        var content = call.arguments.first { $0.label == nil }?.value
        if content == nil, let closure = call.trailingClosure, closure.statements.count == 1 { content = closure.statements[0] }
        guard let content, content.kind != .ifStatement else { return nil }
        let layer = Chain(content)
        let fill = layer.links.firstIndex { ["fill", "foregroundStyle", "foregroundColor"].contains($0.name) }
        let paint = fill.flatMap { layer.links[$0].call?.arguments.first?.value } ?? content
        guard Self.isPaint(paint, isFill: fill != nil) else { return nil }
        var surface = Surface(form: .backgroundUnshaped, style: StyleExpression(stored: paint), chain: chain, link: link)
        if let shape = call["in"] {
            surface.form = .fill
            surface.shape = ShapeExpression(shape)
        } else if let fill {
            guard fill == layer.links.count - 1 || layer.links[(fill + 1)...].allSatisfy({ Decoration(link: $0, shape: nil) != nil }) else { return nil }
            surface.form = .fill
            surface.shape = ShapeExpression(of: layer, before: fill)
        }
        surface.tint = Self.tint(paint)
        collectOuter(&surface)
        guard surface.shape != nil, surface.settled == nil, surface.distantClip == nil else { return nil }
        surface.form = .fill
        return surface
    }

    /// A control's outline: `.overlay(Capsule().stroke(color))` without any plate.
    private func rim(_ call: Call, _ chain: Chain, _ link: Int) -> Surface? {
        guard !chain.links.contains(where: { $0.name == "background" }) else { return nil }
        var content = call.arguments.first { $0.label == nil }?.value
        if content == nil, let closure = call.trailingClosure, closure.statements.count == 1 { content = closure.statements[0] }
        guard let content else { return nil }
        let layer = Chain(content)
        guard let stroke = layer.links.firstIndex(where: { ["stroke", "strokeBorder"].contains($0.name) }), stroke == layer.links.count - 1,
            let paint = layer.links[stroke].call?.arguments.first?.value
        else { return nil }
        var surface = Surface(form: .fill, style: StyleExpression(stored: paint), chain: chain, link: link)
        surface.shape = ShapeExpression(of: layer, before: stroke)
        return surface.shape == nil ? nil : surface
    }

    /// A colour or gradient; not a view, an image or a material.
    private static func isPaint(_ node: SyntaxNode, isFill: Bool) -> Bool {
        switch Paint(node) {
        case .clear: return false
        case .unknown:
            let chain = ModifierChain(node.unparenthesized)
            let names = ([chain.head ?? ""] + chain.links.map(\.name)).map { $0.lowercased() }
            let isNamedColor = names.contains { $0.contains("color") || $0.contains("accent") || $0.contains("tint") || $0 == "theme" }
            return isFill || isNamedColor || node.kind == .ternaryExpression && chain.subject != nil && node.text.contains("olor")
        default: return true
        }
    }

    /// A colour that means something stays as tint; neutral plates become plain glass.
    private static func tint(_ node: SyntaxNode) -> String? {
        switch Paint(node) {
        case .opaqueColor, .translucentColor: node.text
        default: nil
        }
    }
}
