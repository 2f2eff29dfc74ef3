import Rewriter

/// `.interactive()` glass on or in something that handles taps itself.
///
/// Source: eight public repositories that lost taps: a dead settings button on iPad (P002), rapid taps that play the
/// press animation and don't act (P003).
struct InteractiveOnButton: AuditRule {
    let page = AuditPage(
        code: "interactive-on-button", severity: .error,
        sentence: "Interactive glass on a control competes with it for the touch, and taps get lost.",
        why: """
            `.interactive()` makes glass follow touches by a gesture of its own. On a `Button`, `NavigationLink` or \
            `Toggle`, in the label of one or in a `ButtonStyle`, that gesture competes with the control's: on iPad taps \
            are swallowed, and with rapid taps the press animation plays while the action doesn't run. On the Mac it \
            does nothing at all, and is a note.
            """,
        remedy: """
            For a plain button use `.buttonStyle(.glass)` with `buttonBorderShape(_:)`, which responds to touch by \
            itself. Otherwise draw the glass without `.interactive()`: the fix takes that away and leaves everything \
            else. Keep it for views whose only touch handling is a tap gesture.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        let severity: Severity? = file.isForMacOnly ? .note : nil
        return file.surfaces.filter { !$0.isOld }.compactMap { surface in
            guard let place = place(of: surface, in: file) else { return nil }
            switch surface.origin {
            case .effect:
                let links = surface.glass?.interactiveLinks.filter { !$0.isSwitchedOff } ?? []
                guard let first = links.first else { return nil }
                return Fault(
                    range: first.range, message: "The glass \(place) is interactive, so that taps can get lost.",
                    severity: severity, layer: "control",
                    fix: surface.glass.flatMap { glass in
                        Fault.Repair(.safe, "Leave the touch to the control", [glass.removing(links)])
                    })
            case .helper(let name):
                guard let helper = file.index.helper(name, [.viewFunction, .modifier], from: file.tree.source.path),
                    helper.isInteractive
                else {
                    return nil
                }
                return Fault(
                    range: surface.range, message: "\(name) draws interactive glass \(place): taps can get lost.",
                    severity: severity, layer: "control",
                    related: [.init(path: helper.path, line: helper.line, message: "the helper")])
            default: return nil
            }
        }
    }

    /// Where it is, in words; `nil` when there is nothing that it could get into the way of.
    private func place(of surface: GlassSurface, in file: GlassFile) -> String? {
        guard !surface.takesNoTouch else { return nil }
        if let head = surface.chain.head, surface.isOnControl, !file.index.gestureViews.contains(head) {
            // A control that takes no touch has none to lose.
            return surface.preceding.contains(where: \.refusesTouch) ? nil : "around \(head)"
        }
        let traits =
            surface.localPlacement.owner?.kind == .view ? surface.traits : surface.localPlacement.traits
        // Other styles, of a Toggle or a primitive button, get their touches from what they are made of.
        if traits.contains(.pressed) { return "in a button style" }
        return traits.contains(.controlLabel) ? "in a control's label" : nil
    }
}

extension GlassSurface {
    /// `.allowsHitTesting(false)` behind the glass, or behind the background or overlay that it is drawn in: it responds
    /// to nothing, and gets into nobody's way.
    var takesNoTouch: Bool {
        if following.contains(where: \.refusesTouch) { return true }
        return chain.node.ancestors.prefix { $0.kind != .functionDeclaration && $0.kind != .propertyDeclaration }
            .contains { ancestor in
                guard ancestor.kind == .callExpression, let call = Call(ancestor),
                    call.callee.kind == .navigationExpression,
                    StyleExpression.calleeName(call.callee) == "allowsHitTesting"
                else { return false }
                return call.arguments.first?.value.isText("false") ?? false
            }
    }
}

extension ModifierChain.Link {
    fileprivate var refusesTouch: Bool {
        name == "allowsHitTesting" && call?.arguments.first?.value.isText("false") ?? false
    }

    /// `.interactive(false)`
    fileprivate var isSwitchedOff: Bool { call?.arguments.first?.value.isText("false") ?? false }
}
