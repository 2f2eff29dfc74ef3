import Rewriter

/// Clear glass over a picture, video or map that nothing darkens.
///
/// Source: the SDK's own comment on `Glass.clear` ("ensure content remains legible by adding a dimming layer or other
/// treatment beneath the glass", with `.background(.black.opacity(0.3))` behind the effect as its example); Apple's
/// guidelines on materials; P043. Where the file doesn't show what lies under the glass, nothing is said.
struct ClearWithoutDimming: AuditRule {
    let page = AuditPage(
        code: "clear-without-dimming", severity: .warning,
        sentence: "Clear glass lies on a picture, video or map, and nothing dims that.",
        why: """
            The clear variant doesn't adapt to what is behind it, as the regular one does: over a bright picture, white \
            text and symbols on it can't be read. It is made for media, together with a layer that dims them.
            """,
        remedy: """
            Put a dimming layer between: a `.background(.black.opacity(0.3), in: shape)` behind the effect, which the fix \
            adds for review, or a gradient over the picture. Or use `.regular`, which adapts. A tint counts as dimming.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter {
            !$0.isOld && $0.origin == .effect && $0.glass?.variants == ["clear"] && ($0.glass?.tints.isEmpty ?? false)
                && $0.traits.isDisjoint(with: [.preview, .toolbar])
        }.compactMap { surface in
            let isDimmed = surface.chain.links.contains { $0.name == "background" }
            guard !isDimmed, Self.isRead(surface), let backdrop = Backdrop(of: surface), !backdrop.isDimmed else {
                return nil
            }
            return Fault(
                range: surface.range,
                message: "This clear glass lies on \(backdrop.medium), which nothing dims.", layer: surface.layer,
                related: [
                    .init(
                        path: file.tree.source.path, line: file.tree.lines.position(of: backdrop.place.start).line,
                        message: "what lies under it")
                ], fix: repair(surface))
        }
    }

    /// Text or symbols lie on the glass; under a picture or a player its variant is no matter.
    private static func isRead(_ surface: GlassSurface) -> Bool {
        surface.node.descendants.contains { node in
            guard node.kind == .callExpression, let call = Call(node), surface.carries(node) else { return false }
            return ["Text", "Label", "TextField"].contains(call.callee.text)
                || call.callee.isText("Image") && call["systemName"] != nil
                || call.callee.isText("Button") && call.arguments.first.map { $0.label == nil } ?? false
        }
    }

    private func repair(_ surface: GlassSurface) -> Fault.Repair? {
        guard let glass = surface.link, Run(surface.chain, glass...glass).startsWithDot else { return nil }
        let range = surface.chain.links[glass].range
        let tree = surface.chain.node.tree
        let layout = Layout(tree)
        let space =
            layout.startsLine(range.lowerBound) ? layout.newline + layout.indentation(at: range.lowerBound) : ""
        let text = tree.source.text(in: range)
        let dimming = ".background(.black.opacity(0.3), in: \(surface.shape?.text ?? ".capsule"))"
        return Fault.Repair(.review, "Dim what is under it", [Edit(range, text + space + dimming)])
    }
}

/// A picture, video or map that the file shows to lie under a surface.
private struct Backdrop {
    /// For a sentence.
    let medium: String
    let place: SyntaxNode
    /// Something may lie between that darkens it.
    let isDimmed: Bool

    /// The nearest one, read outwards through overlays, stacks and backgrounds; `nil` when there is none.
    init?(of surface: GlassSurface) {
        var between: [SyntaxNode] = []
        for ancestor in surface.chain.node.ancestors {
            let layers = Self.layers(in: ancestor, under: surface.chain.node)
            for layer in layers.reversed() {
                guard let medium = Self.medium(Chain(layer)) else {
                    between.append(layer)
                    continue
                }
                self.medium = medium
                place = layer
                isDimmed = between.contains(where: Self.mayDim) || Self.isTreated(Chain(layer))
                return
            }
            if [.functionDeclaration, .propertyDeclaration, .classDeclaration].contains(ancestor.kind) { break }
        }
        return nil
    }

    /// What `ancestor` draws under the view, the lowest layer first.
    private static func layers(in ancestor: SyntaxNode, under view: SyntaxNode) -> [SyntaxNode] {
        if ancestor.kind == .lambdaLiteral, let call = ancestor.enclosingCall {
            switch StyleExpression.calleeName(call.callee) {
            case "overlay": return call.callee.child(.target).map { [$0] } ?? []
            case "ZStack": return Array(ancestor.statements.prefix { !view.isInside($0) })
            default: return []
            }
        }
        // `.background { … }` behind a view that holds the surface.
        guard let call = Call(ancestor), StyleExpression.calleeName(call.callee) == "background",
            view.isInside(call.callee)
        else { return [] }
        return call.trailingClosure?.statements ?? call.arguments.filter { $0.label == nil }.map(\.value)
    }

    private static func medium(_ chain: Chain) -> String? {
        switch chain.head {
        case "AsyncImage": return "a picture"
        case "VideoPlayer": return "a video"
        case "Map": return "a map"
        case "Image":
            let isSymbol = chain.subject.flatMap { Call($0) }?["systemName"] != nil
            let fills = chain.links.contains { $0.name == "resizable" }
            return fills && !isSymbol ? "a picture" : nil
        default: return nil
        }
    }

    private static func mayDim(_ layer: SyntaxNode) -> Bool {
        let text = layer.text.lowercased()
        return ["color", "gradient", "black", "dim", "scrim", "rectangle", "shade", "material"].contains {
            text.contains($0)
        }
    }

    /// The picture itself is darkened, or something lies on it that may do so.
    private static func isTreated(_ chain: Chain) -> Bool {
        chain.links.contains {
            ["overlay", "brightness", "colorMultiply", "opacity", "blur", "mask", "grayscale", "modifier"].contains(
                $0.name)
        }
    }
}
