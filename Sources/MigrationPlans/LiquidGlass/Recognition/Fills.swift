import Rewriter

/// With `--include fills`: colours, gradients and rims that imitate a control's plate without any material.
struct Fills {
    let tree: SyntaxTree
    let recognizer: Recognizer

    /// Plates that no surface of `known` has taken. Which of them are candidates is decided by their layer.
    func surfaces(besides known: [Surface]) -> [Surface] {
        var chains = Set(known.map { $0.chain.node })
        // What lies in a surface's own layers is part of it.
        var pieces = known.flatMap(\.pieces)
        return tree.nodes(.callExpression).compactMap { node in
            guard let call = Call(node), Self.drawing.contains(StyleExpression.calleeName(call.callee)) else {
                return nil
            }
            let chain = Chain(around: node)
            guard !chains.contains(chain.node), let link = chain.index(of: node),
                !pieces.contains(where: { $0.contains(chain.links[link].range.lowerBound) }),
                let surface = surface(call, chain, link)
            else { return nil }
            chains.insert(chain.node)
            pieces += surface.pieces
            return surface
        }
    }

    private static let drawing: Set = ["background", "overlay", "fill"]

    private func surface(_ call: Call, _ chain: Chain, _ link: Int) -> Surface? {
        switch chain.links[link].name {
        case "fill": return returnedPlate(call, chain, link) ?? thumb(call, chain, link)
        case "background", "overlay":
            guard !Self.isPainted(chain), let content = Self.content(of: call) else { return nil }
            let isPlate = chain.links[link].name == "background"
            return (isPlate ? plate(content, call, chain, link) : nil) ?? rim(content, chain, link)
        default: return nil
        }
    }

    /// What lies behind or over a painted shape is part of a picture: a placeholder, a swatch, a dot.
    private static func isPainted(_ chain: Chain) -> Bool {
        ["Color", "EmptyView"].contains(chain.head) || ShapeExpression.standardShapes.contains(chain.head ?? "")
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
        let paint =
            draw.flatMap { layer.links[$0].call?.arguments.first?.value }
            ?? clip.map { $0 == 0 ? layer.subject ?? content : layer.links[$0 - 1].node } ?? content
        let shape =
            call["in"].map { ShapeExpression($0) } ?? draw.flatMap { ShapeExpression(of: layer, before: $0) }
            ?? clip.flatMap { ShapeExpression(clip: layer.links[$0]) }
        guard isPaint(paint, isFill: draw != nil) else { return nil }
        var surface = Surface(
            form: shape == nil ? .backgroundUnshaped : .fill, style: StyleExpression(stored: paint), chain: chain,
            link: link, shape: shape)
        guard finish(&surface, paint, layer, after: draw ?? clip) else { return nil }
        recognizer.collectOuter(&surface)
        guard surface.shape != nil, surface.settled == nil else { return nil }
        surface.form = .fill
        return surface
    }

    /// `S.fill(color)` as all that a property or function shows, which is put behind a control.
    private func returnedPlate(_ call: Call, _ chain: Chain, _ fill: Int) -> Surface? {
        guard let shape = ShapeExpression(of: chain, before: fill), let paint = call.arguments.first?.value,
            isPaint(paint, isFill: true), isDrawnBehindViews(chain.node)
        else { return nil }
        var surface = Surface(
            form: .fill, style: StyleExpression(stored: paint), chain: chain, link: fill, shape: shape,
            layerChain: chain)
        return finish(&surface, paint, chain, after: fill) ? surface : nil
    }

    /// `S.fill(color).offset(…)` below the controls of its stack: the thumb of a segmented control made by hand.
    private func thumb(_ call: Call, _ chain: Chain, _ fill: Int) -> Surface? {
        guard chain.links[fill...].contains(where: { $0.name == "offset" }),
            let (stack, closure) = recognizer.closureCall(around: chain.node), stack.callee.isText("ZStack"),
            let index = closure.statements.firstIndex(of: chain.node),
            closure.statements[(index + 1)...].contains(where: Self.holdsControls),
            let shape = ShapeExpression(of: chain, before: fill), let paint = call.arguments.first?.value,
            isPaint(paint, isFill: true)
        else { return nil }
        var surface = Surface(
            form: .fill, style: StyleExpression(stored: paint), chain: chain, link: fill, shape: shape,
            layerChain: chain, tint: tint(paint), isThumb: !Self.isHighlight(paint))
        surface.inner = Array(
            recognizer.innerDecorations(of: chain, after: fill, shape: shape).prefix { $0.belongsToLayer })
        return surface
    }

    /// A faint colour only marks a place of the plate that it lies on.
    private static func isHighlight(_ paint: SyntaxNode) -> Bool {
        switch Paint(paint) {
        case .faintNeutral, .translucentColor, .neutralGradient: true
        default: false
        }
    }

    private static func holdsControls(_ view: SyntaxNode) -> Bool {
        let controls: Set = ["Button", "NavigationLink", "onTapGesture"]
        return view.descendants.contains { $0.kind == .simpleIdentifier && controls.contains($0.text) }
    }

    /// Reads the links behind the paint; `false` when they mean more than an imitation of glass.
    private func finish(_ surface: inout Surface, _ paint: SyntaxNode, _ layer: Chain, after draw: Int?) -> Bool {
        surface.tint = tint(paint)
        guard let draw else { return true }
        for decoration in recognizer.innerDecorations(of: layer, after: draw, shape: surface.shape) {
            switch decoration.kind {
            case .clip, .rim, .shadow: surface.inner.append(decoration)
            case .semanticRim where isConstantLine(decoration, of: layer):
                surface.inner.append(Decoration(kind: .rim, range: decoration.range))
            case .opacity:
                let link = layer.links.first { $0.range == decoration.range }
                if let tint = surface.tint, let opacity = link?.call?.arguments.first?.value {
                    surface.tint = "\(tint).opacity(\(opacity.text))"
                }
            default: return false
            }
        }
        return true
    }

    /// A hairline in a colour of the app's own that never changes: the plate's border.
    private func isConstantLine(_ decoration: Decoration, of layer: Chain) -> Bool {
        let strokes =
            layer.links.first { $0.range == decoration.range }?.node.descendants.compactMap { node in
                Call(node).flatMap {
                    ["stroke", "strokeBorder"].contains(StyleExpression.calleeName($0.callee)) ? $0 : nil
                }
            } ?? []
        return strokes.allSatisfy { stroke in
            guard let paint = stroke.arguments.first?.value, Double(stroke["lineWidth"]?.text ?? "1") ?? 9 <= 2 else {
                return false
            }
            let chain = ModifierChain(paint)
            let isNamed = chain.head == "Color" || chain.subject == nil
            return isNamed
                && chain.links.allSatisfy { link in
                    guard let call = link.call else { return true }
                    return link.name == "opacity" && call.arguments.allSatisfy { Double($0.value.text) != nil }
                }
        }
    }

    /// The whole content of a member whose every use is a background.
    private func isDrawnBehindViews(_ view: SyntaxNode) -> Bool {
        let statement = view.parent?.kind == .controlTransferStatement ? view.parent! : view
        guard let block = statement.parent, block.kind == .statements, block.statements.count == 1,
            let member = block.enclosing([.functionDeclaration, .propertyDeclaration]),
            block.parent == member.child(.body) || block.parent == member.child(.computedProperty)
        else { return false }
        let name = Declarations.name(of: member)
        let uses = tree.nodes.filter { node in
            guard node.kind == .simpleIdentifier, node.text == name, !node.isInside(member) else { return false }
            switch node.parent?.kind {
            case .navigationSuffix: return node.parent?.parent?.child(.target)?.isText("self") ?? false
            case .valueArgumentLabel: return false
            default: return true
            }
        }.map { Chain.outermost($0.parent?.kind == .navigationSuffix ? $0.parent!.parent! : $0) }
        return !uses.isEmpty && uses.allSatisfy(isBackground)
    }

    private func isBackground(_ view: SyntaxNode) -> Bool {
        guard let (call, _) = recognizer.enclosingCall(of: view) ?? recognizer.closureCall(around: view) else {
            return false
        }
        return StyleExpression.calleeName(call.callee) == "background"
    }

    /// An outline without any plate: `.overlay(Capsule().stroke(color))`.
    private func rim(_ content: SyntaxNode, _ chain: Chain, _ link: Int) -> Surface? {
        let isPictureFrame =
            ["Image", "AsyncImage"].contains(chain.head ?? "")
            || chain.links[..<link].contains { ["clipShape", "cornerRadius", "mask", "clipped"].contains($0.name) }
        let hasPlate = chain.links.enumerated().contains { $0.offset != link && $0.element.name == "background" }
        guard !isPictureFrame, !hasPlate else { return nil }
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
            if node.kind == .ternaryExpression { return isFill || isColor(node) }
            let chain = ModifierChain(node.unparenthesized)
            let names = ([chain.head ?? ""] + chain.links.map(\.name)).map { $0.lowercased() }
            guard chain.links.allSatisfy({ !Self.viewModifiers.contains($0.name) }) else { return false }
            let isImplicit = chain.subject == nil && chain.links.allSatisfy { $0.call == nil || $0.name == "opacity" }
            return isFill || isColor(node) || isImplicit
                || names.contains { $0.contains("color") || $0.contains("accent") || $0 == "theme" }
        default: return true
        }
    }

    /// What makes more of a colour than a paint.
    private static let viewModifiers: Set = [
        "blendMode", "blur", "frame", "padding", "overlay", "background", "ignoresSafeArea", "edgesIgnoringSafeArea",
        "mask", "scaleEffect", "rotationEffect", "offset",
    ]

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
        return Decoration.isNamedColor(node)
    }
}

extension Surface {
    /// The pieces of code that draw it: its own layers, and what decorates them.
    fileprivate var pieces: [SourceRange] {
        let link = chain.links.indices.contains(link) ? [chain.links[link].range] : []
        return link + [layerChain?.node.range].compactMap { $0 } + outer.map(\.range)
    }
}
