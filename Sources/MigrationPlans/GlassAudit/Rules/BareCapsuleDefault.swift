import Rewriter

/// `glassEffect()` without a shape on a view that has another one.
///
/// Source: API.md (`DefaultGlassEffectShape` is a capsule); cards that became pills (P020).
struct BareCapsuleDefault: AuditRule {
    let page = AuditPage(
        code: "bare-capsule-default", severity: .warning,
        sentence: "Glass without a shape is a capsule, and the view has another one.",
        why: """
            `glassEffect()` draws a capsule, whatever the view looks like. On a view that is clipped to, painted in or \
            touched in another shape, the glass sticks out at the corners or leaves them empty.
            """,
        remedy: "Say the shape: `glassEffect(.regular, in: shape)`. The fix adds the shape of the view, for review.")

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter {
            !$0.isOld && $0.origin == .effect && $0.shape == nil && $0.glass?.variants != ["identity"]
        }
        .compactMap { surface in
            guard let link = surface.link, let shape = shape(near: surface),
                ![".capsule", ".capsule(style:.continuous)"].contains(shape.normalized)
            else { return nil }
            return Fault(
                range: surface.chain.links[link].range,
                message: "The glass is a capsule by default, and the view's shape is \(shape.text).",
                layer: surface.layer,
                fix: Fault.Repair(.review, "Give the glass the view's shape", surface.settingShape(shape.text)))
        }
    }

    /// Of a clip, background, rim or hit area of the same extent. A clip behind the glass is another rule's.
    private func shape(near surface: GlassSurface) -> ShapeExpression? {
        for link in surface.preceding.reversed() {
            if let shape = ShapeExpression(clip: link) { return shape }
            if link.name == "background" || link.name == "contentShape", let shape = named(link) { return shape }
            guard Recognizer.keepsSize.contains(link.name) || ["overlay", "background"].contains(link.name) else {
                break
            }
        }
        for link in surface.following {
            if link.name == "contentShape", let shape = named(link) { return shape }
            if link.name == "overlay", let shape = rim(link) { return shape }
            guard Recognizer.keepsSize.contains(link.name) else { break }
        }
        return nil
    }

    private func named(_ link: ModifierChain.Link) -> ShapeExpression? {
        guard let call = link.call else { return nil }
        if link.name == "contentShape" {
            guard call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
            let shape = ShapeExpression(call.arguments[0].value)
            // A whole rectangle is said to widen the hit area, not to describe the view.
            return shape.normalized == ".rect" ? nil : shape
        }
        return call["in"].map { ShapeExpression($0) }
    }

    /// `.overlay(S.stroke(…))`
    private func rim(_ link: ModifierChain.Link) -> ShapeExpression? {
        let view =
            link.call?.arguments.first { $0.label == nil }?.value
            ?? (link.call?.trailingClosure?.statements).flatMap { $0.count == 1 ? $0[0] : nil }
        guard let view else { return nil }
        let chain = Chain(view)
        guard let stroke = chain.links.firstIndex(where: { ["stroke", "strokeBorder"].contains($0.name) }),
            stroke == 0
        else { return nil }
        return ShapeExpression(of: chain, before: stroke)
    }
}
