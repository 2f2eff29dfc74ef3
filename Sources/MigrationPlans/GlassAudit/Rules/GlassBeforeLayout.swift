import Rewriter

/// Padding or a size that follows the glass instead of preceding it, on a view that has no room of its own.
///
/// Source: Apple's page on `glassEffect(_:in:)` ("SwiftUI anchors the Liquid Glass to a view's bounds"); both seeds
/// ("layout modifiers come first"); P019. A font behind the glass is none of it: that reaches the text through the
/// environment. Nor is padding behind glass that has some already, which is a margin.
struct GlassBeforeLayout: AuditRule {
    let page = AuditPage(
        code: "glass-before-layout", severity: .warning,
        sentence: "Padding or a size follows the glass, which so hugs the bare text or symbol.",
        why: """
            Glass fills the bounds of what it modifies. On a text, label or symbol without any padding or frame these are \
            the edges of the letters; the padding or frame behind the glass then only makes empty room around it. Padding \
            behind glass whose content has room already is a margin, and isn't reported.
            """,
        remedy: """
            Put `padding` and `frame` in front of `glassEffect`. The fix moves them there, for review: the glass grows by \
            what they add.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter {
            !$0.isOld && $0.origin == .effect && $0.glass?.variants != ["identity"]
                && !$0.traits.contains(.preview)
        }.compactMap(fault)
    }

    private func fault(_ surface: GlassSurface) -> Fault? {
        let links = surface.chain.links
        guard let glass = surface.link, let subject = surface.chain.subject, Self.isBare(subject),
            surface.preceding.allSatisfy({ Self.keepsBounds.contains($0.name) }),
            let first = links.indices.first(where: {
                $0 > glass && surface.isCompiled(with: links[$0]) && !Self.keepsBounds.contains(links[$0].name)
            }), Self.makesRoom(links[first])
        else { return nil }
        let last = links[first...].firstIndex { !Self.makesRoom($0) || !surface.isCompiled(with: $0) } ?? links.count
        return Fault(
            range: links[first].range,
            message: "\(links[first].name) follows the glass, which covers the bare content and not this room.",
            layer: surface.layer, fix: repair(surface, glass, first..<last))
    }

    private func repair(_ surface: GlassSurface, _ glass: Int, _ room: Range<Int>) -> Fault.Repair? {
        let edits = ChainEdits(surface.chain)
        let links = surface.chain.links
        let removals = room.compactMap { edits.remove($0) }
        let all = links[room.lowerBound].range.lowerBound..<links[room.upperBound - 1].range.upperBound
        let text = surface.chain.node.tree.source.text(in: all)
        guard removals.count == room.count, text.hasPrefix(".") else { return nil }
        return Fault.Repair(
            .review, "Give the room to the content, in front of the glass",
            removals.flatMap { $0 } + edits.insert(String(text.dropFirst()), before: glass))
    }

    // MARK: what has room

    /// Padding all around or along one axis, or a fixed size. Padding of one edge, and a frame that only aligns, place
    /// the finished glass.
    private static func makesRoom(_ link: ModifierChain.Link) -> Bool {
        guard let call = link.call else { return false }
        switch link.name {
        case "padding":
            guard let first = call.arguments.first else { return true }
            return first.label == nil
                && ([".all", ".horizontal", ".vertical"].contains(first.value.normalizedText)
                    || Double(first.value.text) != nil)
        case "frame": return call["width"] != nil && call["height"] != nil
        default: return false
        }
    }

    /// A text, label or symbol, a stack of such, or a plain button that shows one.
    private static func isBare(_ view: SyntaxNode) -> Bool {
        guard let call = Call(view) else { return false }
        switch call.callee.text {
        case "Text", "Label": return call.trailingClosures.isEmpty
        case "Image": return call["systemName"] != nil
        case "HStack", "VStack", "ZStack":
            guard let views = call.trailingClosure?.statements, !views.isEmpty else { return false }
            return views.allSatisfy { view in
                let chain = Chain(view)
                return chain.links.allSatisfy { keepsBounds.contains($0.name) } && (chain.subject.map(isBare) ?? false)
            }
        default: return false
        }
    }

    private static let keepsBounds: Set = [
        "font", "fontWeight", "fontDesign", "bold", "italic", "monospaced", "monospacedDigit", "kerning", "tracking",
        "textCase", "foregroundStyle", "foregroundColor", "tint", "imageScale", "symbolRenderingMode", "symbolVariant",
        "lineLimit", "multilineTextAlignment", "glassEffectID", "glassEffectUnion", "glassEffectTransition",
        "accessibilityLabel", "accessibilityHidden", "accessibilityIdentifier",
    ]
}
