import Rewriter

/// Glass inside of what the system draws on glass already.
///
/// Source: WWDC25 323 (toolbar items get glass and are grouped by the system), reports of double rings in navigation
/// bars.
struct GlassInToolbar: AuditRule {
    let page = AuditPage(
        code: "glass-in-toolbar", severity: .warning,
        sentence: "Glass stands in a toolbar, whose items the system draws on glass already.",
        why: """
            Since 26, the items of toolbars and navigation bars, tab items and the accessory of a tab view get their \
            glass from the system, which also groups them and lets them morph. Glass of one's own inside makes a ring \
            in a ring and keeps the item out of the system's grouping.
            """,
        remedy: """
            Leave the glass out of toolbar content. To set an action off, use `.buttonStyle(.glassProminent)` or a tint; \
            to group items, `ToolbarSpacer`. An item that must draw its own glass says \
            `.sharedBackgroundVisibility(.hidden)`, and then isn't reported. The fix takes the effect away, for review: \
            what the older half of a check draws is untouched.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter { surface in
            !surface.isOld && isInToolbar(surface, in: file) && isDoubled(surface) && !isProminent(surface, in: file)
        }.map { surface in
            Fault(
                range: surface.range,
                message: "The items of a toolbar are on glass already: \(surface.name) puts more on it.",
                layer: "chrome", fix: repair(surface))
        }
    }

    /// A component that also stands elsewhere is judged by nobody's toolbar.
    private func isInToolbar(_ surface: GlassSurface, in file: GlassFile) -> Bool {
        guard surface.traits.contains(.toolbar) else { return false }
        if surface.localPlacement.traits.contains(.toolbar) { return true }
        guard let owner = surface.localPlacement.owner else { return false }
        let uses = file.index.views.uses(of: owner.name, declaredIn: file.tree.source.path)
        return uses.allSatisfy { file.index.views.resolve($0.placement, in: $0.path).traits.contains(.toolbar) }
    }

    /// The system draws prominent toolbar buttons in the same way.
    private func isProminent(_ surface: GlassSurface, in file: GlassFile) -> Bool {
        if case .helper(let name) = surface.origin {
            let helper = file.index.helper(name, [.style, .viewFunction, .modifier])
            return helper.map { $0.isProminent && !$0.plainWays.draws(surface.call) } ?? false
        }
        return GlassSurface.isProminentStyle(surface.call)
    }

    private func isDoubled(_ surface: GlassSurface) -> Bool {
        surface.origin != .vision && surface.glass?.variants != ["identity"] && !surface.traits.contains(.bareItem)
    }

    private func repair(_ surface: GlassSurface) -> Fault.Repair? {
        guard surface.origin == .effect || surface.origin == .buttonStyle, let link = surface.link,
            let removal = ChainEdits(surface.chain).remove(link)
        else { return nil }
        return Fault.Repair(.review, "Leave the glass to the toolbar", removal)
    }
}
