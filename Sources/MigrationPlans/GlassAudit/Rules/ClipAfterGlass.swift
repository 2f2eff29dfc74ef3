import Rewriter

/// A clip, mask or corner radius behind glass.
///
/// Source: reports of glass whose rim, shadow and press animation were cut off by `.clipShape` behind it (P017, P018),
/// and Apple's page on `glassEffect(_:in:)`: the shape of glass is its second argument.
struct ClipAfterGlass: AuditRule {
    let page = AuditPage(
        code: "clip-after-glass", severity: .warning,
        sentence: "A clip behind the glass cuts off its rim, its shadow and its response to touch.",
        why: """
            Glass draws a highlight along its edge, a shadow outside of it, and grows a little when it is touched. A \
            `clipShape`, `cornerRadius`, `mask` or `clipped` that follows `glassEffect` cuts all of that off, and a clip \
            of another shape leaves corners of two shapes.
            """,
        remedy: """
            Give the shape to the glass (`glassEffect(_:in:)`) and clip the content, if it needs that, in front of the \
            glass. The fix moves a clip of the same shape there: `safe` when the clip follows the glass immediately, \
            `review` when other modifiers stand in between or the glass has no shape of its own yet. On a glass button, \
            use `buttonBorderShape(_:)` instead.
            """)

    private static let clips: Set = ["clipShape", "cornerRadius", "mask", "clipped"]
    /// Behind these a clip still meets the edge of the glass.
    private static let keepsEdge = Recognizer.keepsSize.union([
        "overlay", "shadow", "glassEffectID", "glassEffectUnion", "compositingGroup", "blur",
    ])

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter { !$0.isOld && $0.link != nil && $0.glass?.variants != ["identity"] }.compactMap(fault)
    }

    private func fault(_ surface: GlassSurface) -> Fault? {
        let links = surface.chain.links
        let isInert = { (link: ModifierChain.Link) in Self.keepsEdge.contains(link.name) }
        guard let first = surface.following.first(where: { !isInert($0) }), Self.clips.contains(first.name),
            let clip = links.firstIndex(where: { $0.range == first.range })
        else { return nil }
        return Fault(
            range: links[clip].range,
            message: "\(links[clip].name) behind the glass cuts off its rim, shadow and response to touch.",
            fix: repair(surface, clip: clip))
    }

    private func repair(_ surface: GlassSurface, clip: Int) -> Fault.Repair? {
        guard surface.origin == .effect, let glass = surface.link,
            let shape = ShapeExpression(clip: surface.chain.links[clip])
        else { return nil }
        let own = surface.shape?.normalized
        guard own == nil || own == shape.normalized else { return nil }
        let between = surface.chain.links[(glass + 1)..<clip]
        // What lies on the glass by then would stick out.
        guard !between.contains(where: { $0.name == "overlay" }) else { return nil }
        let edits = ChainEdits(surface.chain)
        let text = surface.chain.node.tree.source.text(in: surface.chain.links[clip].range)
        guard let removal = edits.remove(clip), text.hasPrefix(".") else { return nil }
        var all = removal + edits.insert(String(text.dropFirst()), before: glass)
        if own == nil, shape.normalized != ".capsule" { all += surface.settingShape(shape.text) }
        let isSafe = own != nil && between.isEmpty
        return Fault.Repair(isSafe ? .safe : .review, "Clip the content instead of the glass", all)
    }
}
