import Rewriter

/// Finds every hand-rolled surface of one file. Each material token belongs to exactly one of them.
struct Recognizer {
    let tree: SyntaxTree
    let stored: StoredMaterials

    func surfaces() -> [Surface] {
        let styles = (styles() + stored.styles(in: tree)).sorted { $0.node.start < $1.node.start }
        var chains = ChainMemo()
        return styles.map { recognize($0, &chains) }.reduce(into: []) { surfaces, surface in
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

    private func recognize(_ style: StyleExpression, _ chains: inout ChainMemo) -> Surface {
        guard let (call, argument) = enclosingCall(of: style.node) else { return stored(style) }
        let chain = chains.chain(around: call.node)
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

    static let chromeModifiers: Set = [
        "toolbarBackground", "presentationBackground", "containerBackground", "listRowBackground",
        "scrollContentBackground",
        "navigationBarBackground", "backgroundStyle",
    ]

    /// The call whose argument `node` is.
    func enclosingCall(of node: SyntaxNode) -> (Call, SyntaxNode)? {
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
            if surface.distantClip != nil { surface.settled = surface.settled ?? .manual(.distantClip) }
        }
        settlePaintedSubject(&surface)
        return surface
    }

    /// `Color.clear` or a shape in front of the background: the view is nothing but the surface.
    func isBareLayer(_ chain: Chain, before link: Int) -> Bool {
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
    func settlePaintedSubject(_ surface: inout Surface) {
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
            if startsBehindDirective(link) { return findDistantClip(&surface, from: link) }
            if let decoration = Decoration(link: link, shape: surface.shape) {
                // A ring that means something stays; the clip behind it may not follow the glass.
                if case .semanticRim = decoration.kind {
                    findDistantClip(&surface, from: link)
                    if surface.distantClip != nil, Decoration.isBroadStroke(link) {
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

    /// The branch of a `#if` that draws the surface.
    private func branch(of surface: Surface) -> ConditionalBranch {
        ConditionalBranch(at: surface.chain.links[surface.link].range.lowerBound, in: tree)
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
        let branch = branch(of: surface)
        for link in surface.chain.links[(surface.link + 1)...] {
            switch branch.comparison(with: link, in: tree) {
            case .same: break
            case .inner where Self.keepsSize.contains(link.name): continue
            case .inner, .other: return nil
            }
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
        let branch = branch(of: surface)
        for (index, link) in surface.chain.links.enumerated().dropFirst(start) {
            switch branch.comparison(with: link, in: tree) {
            case .same: break
            // Whatever another branch says stays where it is.
            case .inner where Self.keepsSize.contains(link.name): continue
            case .inner, .other: return settleClipBehindDirective(&surface, from: link)
            }
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
            let isLine = Decoration(link: link, shape: surface.shape)?.isLine ?? false
            guard Self.keepsSize.contains(link.name) || isLine else {
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
}
