import Rewriter

/// Glass on a menu or in its label.
///
/// Source: BEHAVIOUR.md (menu labels never get glass); the menu's own morph breaks in 26.1 (P014).
struct GlassInMenuLabel: AuditRule {
    let page = AuditPage(
        code: "glass-in-menu-label", severity: .warning,
        sentence: "Glass on a menu or in its label gets into the way of the menu's own morph.",
        why: """
            A menu on 26 grows out of its label. Glass that is drawn in the label, or around the whole menu, is left \
            behind while that happens, flickers when the menu closes, and in a `GlassEffectContainer` stops the morph of \
            its neighbours (26.1).
            """,
        remedy: """
            Use `.buttonStyle(.glass)` on the `Menu`: the system morphs that. The fix does so where the effect is all \
            that stands around the menu, for review, because the style brings its own padding.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter { !$0.isOld && isOnMenu($0) }.map { surface in
            let place = surface.chain.head == "Menu" ? "around a menu" : "in a menu's label"
            return Fault(
                range: surface.range, message: "\(surface.name) draws glass \(place), which breaks the menu's morph.",
                layer: "control", fix: repair(surface))
        }
    }

    private func isOnMenu(_ surface: GlassSurface) -> Bool {
        guard !surface.isStyle, surface.link.map({ surface.chain.links[$0].name != "buttonStyle" }) ?? true,
            surface.origin != .vision, surface.glass?.variants != ["identity"],
            !surface.traits.contains(.toolbar)
        else { return false }
        return surface.chain.head == "Menu" || surface.localPlacement.traits.contains(.menuLabel)
    }

    private func repair(_ surface: GlassSurface) -> Fault.Repair? {
        guard surface.chain.head == "Menu", surface.origin == .effect, let link = surface.link,
            surface.glass?.node.kind != .ternaryExpression
        else { return nil }
        let variants = surface.glass?.variants ?? ["regular"]
        guard variants == ["regular"], surface.glass?.tints.isEmpty ?? true else { return nil }
        let border = surface.shape.flatMap { Self.borders[$0.normalized] }
        guard surface.shape == nil || border != nil else { return nil }
        let shape = border.map { ".buttonBorderShape(\($0))" } ?? ""
        return Fault.Repair(
            .review, "The glass button style", [Edit(surface.chain.links[link].range, ".buttonStyle(.glass)\(shape)")])
    }

    private static let borders = [".capsule": ".capsule", ".circle": ".circle"]
}
