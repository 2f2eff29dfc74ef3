import Rewriter

/// Views that are nothing but a surface, `S.fill(M)…`: by themselves, or as the content of a background.
extension Recognizer {
    func layer(_ style: StyleExpression, form: Surface.Form, chain: Chain, link: Int, call: Call) -> Surface {
        var surface = Surface(form: form, style: style, chain: chain, link: link, layerChain: chain)
        surface.shape = ShapeExpression(of: chain, before: link)
        if call["style"] != nil || call["fillStyle"] != nil { surface.settled = .manual(.fillStyle) }
        surface.inner = innerDecorations(of: chain, after: link, shape: surface.shape)
        takeInnerClip(of: chain, after: link, into: &surface)
        if chain.links[(link + 1)...].contains(where: { $0.name == "mask" && ShapeExpression(clip: $0) == nil }) {
            surface.settled = .keep(.masked)
        }
        guard let host = backgroundHost(of: chain.node) else {
            // What follows the layer's own decorations is content or layout: it stays where it is.
            surface.inner = Array(surface.inner.prefix { $0.belongsToLayer })
            if surface.settled == nil, isOneOfSeveral(chain.node) { surface.settled = .manual(.conditionalLayers) }
            return surface
        }
        if form == .layer { surface.form = .backgroundFill }
        surface.isHosted = true
        surface.chain = host.chain
        surface.link = host.link
        if Self.chromeModifiers.contains(host.chain.links[host.link].name) {
            surface.form = .chrome
            surface.settled = .manual(.systemChrome)
            return surface
        }
        if tree.directives.contains(where: { host.chain.links[host.link].range.overlaps($0) }) {
            surface.settled = .manual(.directiveInRun)
        }
        surface.inner += host.siblings.flatMap { sibling($0, of: surface) }
        if let condition = host.condition {
            if surface.style.condition == nil, let condition {
                surface.style.condition = .init(text: condition, otherwise: .nothing, isNegated: false)
            } else {
                surface.settled = .manual(.conditionalLayers)
            }
        }
        collectOuter(&surface)
        takeOuterClip(into: &surface)
        settlePaintedSubject(&surface)
        return surface
    }

    /// `.background { Rectangle().fill(M) }.clipShape(S)`: the clip gives the rectangle its shape.
    private func takeOuterClip(into surface: inout Surface) {
        guard
            surface.shape?.normalized == ".rect"
                || surface.settled == .manual(.distantClip) && surface.shape?.normalized == ".rect"
        else { return }
        let next = surface.chain.links[(surface.link + 1)...].first {
            ["clipShape", "cornerRadius", "mask"].contains($0.name) || !Self.keepsSize.contains($0.name)
        }
        guard let next, let shape = ShapeExpression(clip: next),
            surface.outer.contains(where: { $0.range == next.range })
        else { return }
        surface.shape = shape
        if surface.settled == .manual(.distantClip) { surface.settled = nil }
    }

    /// A layer beside other painted layers, in a stack that is clipped as a whole, or in a `switch` between materials.
    private func isOneOfSeveral(_ node: SyntaxNode) -> Bool {
        guard let block = node.parent, block.kind == .statements else { return false }
        if let entry = block.parent, entry.kind == .switchEntry, let choice = entry.parent {
            return choice.descendants(.simpleIdentifier).contains {
                !$0.isInside(entry) && StyleExpression.isMaterial($0)
            }
        }
        guard let (call, _) = block.parent.flatMap({ closureCall($0) }), call.callee.isText("ZStack") else {
            return false
        }
        let stack = Chain.outermost(call.node)
        let isClipped = Chain(stack).links.contains {
            ["clipShape", "mask", "cornerRadius", "clipped"].contains($0.name)
        }
        return isClipped || block.statements.contains { $0 != node && Self.isPainted($0) }
    }

    /// A view that only paints: a filled or stroked shape, a colour, a gradient.
    private static func isPainted(_ view: SyntaxNode) -> Bool {
        let chain = Chain(view)
        let head = chain.head ?? ""
        if head == "Color" || head.hasSuffix("Gradient") {
            return !chain.links.contains { $0.name == "ignoresSafeArea" || $0.name == "clear" }
        }
        return chain.links.contains { ["fill", "stroke", "strokeBorder"].contains($0.name) }
    }

    /// `Rectangle().fill(M).cornerRadius(25)`: the clip gives the rectangle its shape.
    private func takeInnerClip(of chain: Chain, after fill: Int, into surface: inout Surface) {
        guard surface.shape?.normalized == ".rect",
            let clip = chain.links[(fill + 1)...].lazy.compactMap({ ShapeExpression(clip: $0) }).first
        else { return }
        surface.shape = clip
    }

    /// The links of a layer after its fill.
    func innerDecorations(of chain: Chain, after fill: Int, shape: ShapeExpression?) -> [Decoration] {
        chain.links[(fill + 1)...].map { link in
            if let decoration = Decoration(link: link, shape: shape) { return decoration }
            let kind: Decoration.Kind
            switch link.name {
            case "stroke", "strokeBorder":
                kind = link.call.flatMap { _ in Decoration.line(link.node, shape: nil) } ?? .semanticRim
            case "opacity": kind = .opacity
            case "blur", "saturation", "brightness", "blendMode", "contrast", "hueRotation", "drawingGroup":
                kind = .blur
            case "matchedGeometryEffect": kind = .matchedGeometry
            case "overlay", "background", "mask": kind = .picture
            case "shadow": kind = .shadow
            case "transition", "animation", "allowsHitTesting", "accessibilityHidden", "compositingGroup",
                "environment", "id", "zIndex", "colorScheme":
                kind = .rim
            default: kind = .geometry
            }
            return Decoration(kind: kind, range: link.range)
        }
    }

    private struct Host {
        let chain: Chain
        let link: Int
        /// The other views of the same background.
        let siblings: [SyntaxNode]
        /// `nil`: unconditional; `.some(nil)`: a condition that is no plain expression; else its text.
        let condition: String??
    }

    /// The `.background` that `view` is the content of, directly or as one layer of several.
    private func backgroundHost(of view: SyntaxNode) -> Host? {
        var view = view
        var siblings: [SyntaxNode] = []
        var condition: String?? = nil
        while let parent = view.parent {
            switch parent.kind {
            case .valueArgument:
                guard let (call, argument) = enclosingCall(of: view) else { return nil }
                let label = argument.child(.valueArgumentLabel)?.text
                return host(
                    call, isContent: label == nil || label == "content", siblings: siblings, condition: condition)
            case .statements:
                siblings += parent.statements.filter { $0 != view }
                guard let block = parent.parent else { return nil }
                if block.kind == .lambdaLiteral {
                    guard let (call, isContent) = closureCall(block) else { return nil }
                    if call.callee.isText("ZStack") || call.callee.isText("Group") {
                        view = Chain.outermost(call.node)
                        // Modifiers of the stack are more layers.
                        if view != call.node { condition = .some(nil) }
                    } else {
                        return host(call, isContent: isContent, siblings: siblings, condition: condition)
                    }
                } else if block.kind == .switchEntry, let choice = block.parent {
                    condition = .some(nil)
                    view = choice
                } else if block.kind == .ifStatement {
                    guard condition == nil, block.child(.availabilityCondition) == nil else { return nil }
                    condition = .some(plainCondition(of: block))
                    view = block
                } else {
                    return nil
                }
            default:
                return nil
            }
        }
        return nil
    }

    /// The text of the one boolean condition of an `if` without `else`.
    private func plainCondition(of node: SyntaxNode) -> String? {
        let conditions = node.children.filter { $0.field == .condition }
        guard conditions.count == 1, conditions[0].kind != .valueBindingPattern,
            !node.children.contains(where: { $0.isText("else") }),
            !node.children.contains(where: { $0.kind == .valueBindingPattern || $0.isText("let") || $0.isText(",") })
        else { return nil }
        return conditions[0].text
    }

    /// The call in whose closure `view` is a statement, and that closure.
    func closureCall(around view: SyntaxNode) -> (Call, SyntaxNode)? {
        guard let block = view.parent, block.kind == .statements, let closure = block.parent,
            closure.kind == .lambdaLiteral, let (call, isContent) = closureCall(closure), isContent
        else { return nil }
        return (call, closure)
    }

    /// The call whose trailing or labelled closure this is, and whether that closure is its main content.
    private func closureCall(_ closure: SyntaxNode) -> (Call, isContent: Bool)? {
        guard let parent = closure.parent else { return nil }
        if parent.kind == .callSuffix, let node = parent.parent, let call = Call(node) {
            return (call, call.trailingClosure == closure)
        }
        if parent.kind == .valueArgument, let (call, argument) = enclosingCall(of: closure) {
            return (call, argument.child(.valueArgumentLabel)?.isText("content") ?? false)
        }
        return nil
    }

    private func host(_ call: Call, isContent: Bool, siblings: [SyntaxNode], condition: String??) -> Host? {
        let chain = Chain(around: call.node)
        guard isContent, let link = chain.index(of: call.node),
            chain.links[link].name == "background" || Self.chromeModifiers.contains(chain.links[link].name)
        else { return nil }
        return Host(chain: chain, link: link, siblings: siblings, condition: condition)
    }

    /// Another layer of the same background.
    private func sibling(_ view: SyntaxNode, of surface: Surface) -> [Decoration] {
        if let line = Decoration.line(view, shape: surface.shape) { return [Decoration(kind: line, range: view.range)] }
        if let color = Decoration.color(view) { return [Decoration(kind: color, range: view.range)] }
        return [Decoration(kind: view.kind == .ifStatement ? .conditional : .picture, range: view.range)]
    }
}
