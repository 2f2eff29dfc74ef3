import Rewriter

/// Finds every hand-rolled surface of one file. Each material token belongs to exactly one of them.
struct Recognizer {
    let tree: SyntaxTree
    let stored: StoredMaterials

    func surfaces() -> [Surface] {
        let styles = (styles() + stored.styles(in: tree)).sorted { $0.node.start < $1.node.start }
        return styles.map(recognize).reduce(into: []) { surfaces, surface in
            // Several layers of one background are one candidate.
            if surface.isHosted,
                let same = surfaces.firstIndex(where: {
                    $0.isHosted && $0.chain.links[$0.link].range == surface.chain.links[surface.link].range
                })
            {
                surfaces[same].style.tokens += surface.style.tokens
                surfaces[same].settled = surfaces[same].settled ?? .manual(.conditionalLayers)
            } else {
                surfaces.append(surface)
            }
        }
    }

    /// The style expressions of the file: tokens of one expression are taken together.
    private func styles() -> [StyleExpression] {
        var styles: [StyleExpression] = []
        for token in StyleExpression.tokens(in: tree) {
            let style = StyleExpression(token: token)
            if let last = styles.last, last.node == style.node {
                styles[styles.count - 1].tokens.append(token)
            } else {
                styles.append(style)
            }
        }
        return styles
    }

    private func recognize(_ style: StyleExpression) -> Surface {
        guard let (call, argument) = enclosingCall(of: style.node) else { return stored(style) }
        let chain = Chain(around: call.node)
        let isFirst = call.arguments.first?.value == style.node
        // `.foregroundStyle(.red, .thinMaterial)` takes several.
        let isStyle =
            argument.child(.valueArgumentLabel) == nil
            && (isFirst || StyleExpression.calleeName(call.callee) == "foregroundStyle")
        guard isStyle, let link = chain.index(of: call.node) else { return passed(style, call: call, chain: chain) }
        switch chain.links[link].name {
        case "background":
            return background(style, chain: chain, link: link, call: call)
        case "fill":
            return layer(style, form: .layer, chain: chain, link: link, call: call)
        case "foregroundStyle", "foregroundColor":
            let head = chain.head ?? ""
            let isShape = link == 0 && (ShapeExpression.standardShapes.contains(head) || head.hasSuffix("Shape"))
            return isShape
                ? layer(style, form: .shapeStyle, chain: chain, link: link, call: call)
                : settled(style, .ink, chain, link, .keep(.ink))
        case "stroke", "strokeBorder", "tint", "border", "listItemTint", "accentColor":
            return settled(style, .ink, chain, link, .keep(.ink))
        case "containerBackground" where call["for"]?.normalizedText.hasSuffix(".widget") ?? false:
            return settled(style, .chrome, chain, link, .keep(.hostWidget))
        case let name where Self.chromeModifiers.contains(name):
            return settled(style, .chrome, chain, link, .manual(.systemChrome))
        case "overlay":
            return settled(style, .layer, chain, link, .manual(.coveringMaterial))
        default:
            return passed(style, call: call, chain: chain)
        }
    }

    private static let chromeModifiers: Set = [
        "toolbarBackground", "presentationBackground", "containerBackground", "listRowBackground",
        "scrollContentBackground",
        "navigationBarBackground", "backgroundStyle",
    ]

    /// The call whose argument `node` is.
    private func enclosingCall(of node: SyntaxNode) -> (Call, SyntaxNode)? {
        guard let argument = node.parent, argument.kind == .valueArgument, let node = argument.parent?.parent?.parent,
            let call = Call(node)
        else { return nil }
        return (call, argument)
    }

    private func settled(
        _ style: StyleExpression, _ form: Surface.Form, _ chain: Chain, _ link: Int, _ verdict: Verdict
    ) -> Surface {
        Surface(form: form, style: style, chain: chain, link: link, settled: verdict)
    }

    /// A material in a property, parameter, return or assignment.
    private func stored(_ style: StyleExpression) -> Surface {
        Surface(
            form: .storedMaterial, style: style, chain: Chain(style.node), link: 0, settled: .keep(.storedMaterial))
    }

    private func passed(_ style: StyleExpression, call: Call, chain: Chain) -> Surface {
        Surface(
            form: .argument, style: style, chain: chain, link: chain.index(of: call.node) ?? 0,
            settled: .keep(.passedMaterial))
    }

    // MARK: `.background(M…)`

    private func background(_ style: StyleExpression, chain: Chain, link: Int, call: Call) -> Surface {
        var surface = Surface(form: .backgroundUnshaped, style: style, chain: chain, link: link)
        if let shape = call["in"] {
            surface.form = .backgroundInShape
            surface.shape = ShapeExpression(shape)
        }
        if call["fillStyle"] != nil { surface.settled = .manual(.fillStyle) }
        collectOuter(&surface)
        if isBareLayer(chain, before: link) {
            surface.form = .layer
            surface.layerChain = chain
            surface.inner = surface.outer
            surface.outer = []
        }
        settlePaintedSubject(&surface)
        return surface
    }

    /// `Color.clear` or a shape in front of the background: the view is nothing but the surface.
    private func isBareLayer(_ chain: Chain, before link: Int) -> Bool {
        let head = chain.head ?? ""
        let isEmpty = head == "Color" || ShapeExpression.standardShapes.contains(head) || head == "EmptyView"
        return isEmpty
            && chain.links[..<link].allSatisfy {
                ["clear", "fill", "frame", "opacity", "hidden", "foregroundColor", "foregroundStyle"].contains($0.name)
            }
    }

    /// What a shape or colour paints over the material behind it; `nil` when it paints nothing.
    private func subjectPaint(_ chain: Chain, before link: Int) -> Paint? {
        let head = chain.head ?? ""
        let links = chain.links[..<link]
        if head == "Color" { return links.first?.name == "clear" ? nil : Paint(links.last?.node ?? chain.node) }
        guard ShapeExpression.standardShapes.contains(head) else { return nil }
        if links.contains(where: {
            $0.name == "hidden" || $0.name == "opacity" && $0.call?.arguments.first?.value.isText("0") ?? false
        }) {
            return nil
        }
        let fill = links.first { ["fill", "foregroundColor", "foregroundStyle"].contains($0.name) }
        // A shape that isn't filled is painted in the foreground colour.
        guard let style = fill?.call?.arguments.first?.value else {
            return links.contains { $0.name == "stroke" } ? nil : .opaqueColor
        }
        if case .clear = Paint(style) { return nil }
        return Paint(style)
    }

    /// A painted subject is one more layer of the surface.
    private func settlePaintedSubject(_ surface: inout Surface) {
        guard surface.settled == nil, let paint = subjectPaint(surface.chain, before: surface.link) else { return }
        switch paint {
        case .opaqueColor, .solidNeutral: surface.settled = .keep(.opaqueFill)
        default: surface.settled = .manual(.conditionalLayers)
        }
    }

    /// Goes along the links after the drawing one and takes what belongs to the imitation.
    func collectOuter(_ surface: inout Surface) {
        let links = surface.chain.links
        if let decoration = precedingColor(surface) { surface.outer.append(decoration) }
        // The shape may be named only by a later clip; rims in between are compared with it.
        if surface.shape == nil { surface.shape = shapeOfLaterClip(surface) }
        for link in links[(surface.link + 1)...] {
            if startsBehindDirective(link) { return settleClipBehindDirective(&surface, from: link) }
            if let decoration = Decoration(link: link, shape: surface.shape) {
                if case .semanticRim = decoration.kind {
                    // Its ring has to stay, and the clip behind it may not follow the glass.
                    if surface.form == .backgroundUnshaped, surface.shape != nil {
                        surface.form = .backgroundClipped
                        surface.settled = .manual(.semanticRim)
                    }
                    return
                }
                surface.outer.append(decoration)
                if case .clip = decoration.kind, surface.form == .backgroundUnshaped {
                    surface.form = .backgroundClipped
                }
            } else if link.name == "mask" {
                surface.settled = .keep(.masked)
                return
            } else if surface.form == .backgroundUnshaped, link.name == "cornerRadius" || link.name == "clipShape" {
                surface.settled = .manual(.unsupportedForm)
                return
            } else {
                return findDistantClip(&surface, from: link)
            }
        }
    }

    /// Without the clip behind the `#if` the material has no shape.
    private func settleClipBehindDirective(_ surface: inout Surface, from link: ModifierChain.Link) {
        let isClipped = surface.chain.links.drop { $0.range != link.range }.contains {
            ShapeExpression(clip: $0) != nil
        }
        guard surface.form == .backgroundUnshaped, isClipped else { return }
        surface.form = .backgroundClipped
        surface.settled = .manual(.directiveInRun)
    }

    /// `.background(Color.blue.opacity(0.2)).background(.thinMaterial)`: the colour lies over the material.
    private func precedingColor(_ surface: Surface) -> Decoration? {
        guard surface.link > 0 else { return nil }
        let link = surface.chain.links[surface.link - 1]
        guard !startsBehindDirective(surface.chain.links[surface.link]), link.name == "background",
            let call = link.call, let kind = Decoration.secondBackground(call)
        else { return nil }
        return Decoration(kind: kind, range: link.range)
    }

    private func shapeOfLaterClip(_ surface: Surface) -> ShapeExpression? {
        for link in surface.chain.links[(surface.link + 1)...] {
            if startsBehindDirective(link) { return nil }
            if let shape = ShapeExpression(clip: link) { return shape }
            let isImitation = Decoration(link: link, shape: nil) != nil
            guard isImitation || Self.keepsSize.contains(link.name) else { return nil }
        }
        return nil
    }

    /// A conditional-compilation line stands between this link and the one before it.
    private func startsBehindDirective(_ link: ModifierChain.Link) -> Bool {
        let lines = tree.lines
        let line = lines.lineIndex(of: link.range.lowerBound)
        // Comments and blank lines may stand in between.
        for index in stride(from: line - 1, through: max(0, line - 20), by: -1) {
            let range = lines.range(ofLine: index)
            if tree.directives.contains(where: { $0.lowerBound == range.lowerBound }) { return true }
            let text = tree.source.text(in: range).drop(while: \.isWhitespace)
            if !text.isEmpty, !text.hasPrefix("//") { return false }
        }
        return false
    }

    /// A clip behind modifiers that don't change the size still shapes the material.
    private func findDistantClip(_ surface: inout Surface, from first: ModifierChain.Link) {
        guard surface.layerChain == nil || surface.isHosted,
            let start = surface.chain.links.firstIndex(where: { $0.node == first.node })
        else { return }
        for (index, link) in surface.chain.links.enumerated().dropFirst(start) {
            if startsBehindDirective(link) { return }
            if let shape = ShapeExpression(clip: link) {
                if surface.form == .backgroundUnshaped {
                    surface.form = .backgroundClipped
                    surface.shape = shape
                }
                // A clip of another shape would cut the glass.
                guard shape.normalized == surface.shape?.normalized else {
                    surface.settled = .manual(.distantClip)
                    return
                }
                surface.distantClip = index
                return
            }
            guard Self.keepsSize.contains(link.name) else {
                if surface.form == .backgroundUnshaped { surface.shape = nil }
                let clipsLater = surface.chain.links[index...].contains {
                    ShapeExpression(clip: $0) != nil || $0.name == "mask"
                }
                if clipsLater { surface.settled = .manual(.distantClip) }
                return
            }
        }
    }

    /// Modifiers that leave size and position alone.
    static let keepsSize: Set = [
        "foregroundStyle", "foregroundColor", "font", "fontWeight", "tint", "accentColor", "animation", "transition",
        "id", "tag",
        "zIndex", "disabled", "environment", "environmentObject", "lineLimit", "multilineTextAlignment", "imageScale",
        "symbolRenderingMode", "buttonStyle", "allowsHitTesting", "onAppear", "onDisappear", "accessibilityLabel",
        "accessibilityHidden", "accessibilityIdentifier", "accessibilityElement", "accessibilityAddTraits", "help",
        "contentShape",
        "colorScheme", "preferredColorScheme", "compositingGroup", "opacity", "onTapGesture", "onHover", "hoverEffect",
        "pointerStyle",
        "gesture", "simultaneousGesture", "onLongPressGesture", "contextMenu", "task", "onChange", "onReceive",
        "focusable", "focused",
        "sensoryFeedback", "symbolEffect", "saturation", "brightness", "contrast", "grayscale", "accessibilityValue",
        "accessibilityHint",
        "accessibilityAction", "keyboardShortcut", "scaleEffect", "privacySensitive", "matchedGeometryEffect",
        "glassEffectTransition",
    ]

    // MARK: `S.fill(M)…`

    private func layer(_ style: StyleExpression, form: Surface.Form, chain: Chain, link: Int, call: Call) -> Surface {
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

    /// A layer beside other painted layers, in a stack that is clipped as a whole, or in one case of a `switch`.
    private func isOneOfSeveral(_ node: SyntaxNode) -> Bool {
        guard let block = node.parent, block.kind == .statements else { return false }
        if block.parent?.kind == .switchEntry { return true }
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
    private func innerDecorations(of chain: Chain, after fill: Int, shape: ShapeExpression?) -> [Decoration] {
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
