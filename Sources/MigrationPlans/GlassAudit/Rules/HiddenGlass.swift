import Rewriter

/// Glass that is made invisible in a container instead of being taken out of it.
///
/// Source: Apple's page on `GlassEffectContainer` (every view with the effect contributes a shape to the container, and
/// shapes morph when views appear and disappear); reports of glass that breaks under an opacity below 1 (P106).
struct HiddenGlass: AuditRule {
    let page = AuditPage(
        code: "hidden-glass", severity: .note,
        sentence: "Glass in a container is hidden by its opacity, and stays part of the container.",
        why: """
            Every view with the effect gives its container a shape, seen or unseen: neighbours lean towards the invisible \
            one, and it is still drawn. It neither appears nor disappears, so that its `glassEffectID` never makes a \
            morph, only a fade. With an id the fault is a warning.
            """,
        remedy: """
            Take the view out with an `if`, inside of `withAnimation`; where its room must stay, leave the view and \
            choose `.identity` for its glass. There is no fix, because the two look different.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter {
            !$0.isOld && $0.origin != .vision && $0.localPlacement.traits.contains(.glassContainer)
                && !$0.traits.contains(.preview)
        }.compactMap { surface in
            guard surface.glass?.variants.contains("identity") != true,
                let link = surface.following.first(where: { Self.hides($0) })
            else { return nil }
            let hasID = surface.chain.links.contains { $0.name == "glassEffectID" }
            return Fault(
                range: link.range,
                message: hasID
                    ? "This hides the glass without taking it out of its container, so that its id never makes a morph."
                    : "This hides the glass without taking it out of its container.",
                severity: hasID ? .warning : nil, layer: surface.layer)
        }
    }

    /// `.opacity(0)`, `.opacity(isShown ? 1 : 0)`, `.hidden()`
    private static func hides(_ link: ModifierChain.Link) -> Bool {
        guard let call = link.call else { return false }
        if link.name == "hidden" { return call.arguments.isEmpty }
        guard link.name == "opacity", let value = call.arguments.first?.value else { return false }
        return GlassExpression.alternatives(of: value).contains { Double($0.text) == 0 }
    }
}
