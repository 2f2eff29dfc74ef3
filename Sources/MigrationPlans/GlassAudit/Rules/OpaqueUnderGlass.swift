import Rewriter

/// An opaque plate that hides the glass or all that it could show.
///
/// Source: P043 and P121 (glass over a flat colour looks like no effect); the order of backgrounds in SwiftUI.
struct OpaqueUnderGlass: AuditRule {
    let page = AuditPage(
        code: "opaque-under-glass", severity: .warning,
        sentence: "An opaque background of the same view covers the glass or lies right under it.",
        why: """
            `glassEffect` puts the glass behind what it modifies. A `background` in front of it in the chain lies over \
            the glass: an opaque colour hides it, and only a rim is left. A background behind the effect in the chain lies \
            under the glass, which then shows one flat colour.
            """,
        remedy: """
            Take the colour away on 26, or make it the glass's tint: `.regular.tint(color)`. What looks flat on purpose \
            needs no glass. There is no fix, because the colour may carry a meaning.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter { !$0.isOld && $0.origin == .effect && $0.glass?.variants != ["identity"] }
            .compactMap { surface in
                guard let link = surface.link, let plate = surface.backing(where: Self.isOpaque) else { return nil }
                return Fault(
                    range: surface.chain.links[plate].range,
                    message: plate < link
                        ? "This opaque background lies over the glass (\(surface.place)) and hides it."
                        : "This opaque background is all that the glass (\(surface.place)) can show.",
                    layer: surface.layer)
            }
    }

    private static func isOpaque(_ link: ModifierChain.Link) -> Bool {
        guard let call = link.call else { return false }
        let style =
            call.arguments.first { $0.label == nil }?.value
            ?? (call.trailingClosure?.statements).flatMap { $0.count == 1 ? $0[0] : nil }
        guard let style, style.kind != .ternaryExpression else { return false }
        if style.normalizedText == ".background" { return true }
        if case .opaqueFill = Decoration.secondBackground(call) { return true }
        return false
    }
}
