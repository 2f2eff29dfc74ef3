import Rewriter

/// One interactive piece of glass around several controls.
///
/// Source: a bar that lit up as a whole on each press (P011), and `.interactive(_:)` with a changing argument, of which
/// only the first value counts (P012).
struct InteractiveOnBar: AuditRule {
    let page = AuditPage(
        code: "interactive-on-bar", severity: .warning,
        sentence: "Interactive glass around several controls answers each press as a whole.",
        why: """
            `.interactive()` belongs to the thing that is pressed. Around a bar of buttons the whole bar lights up and \
            grows whichever of them is touched, and its gesture competes with those of the buttons.
            """,
        remedy: """
            Draw the bar's glass without `.interactive()`; the fix takes it away. Where each control should respond, give \
            each its own glass, or `.buttonStyle(.glass)`, in one `GlassEffectContainer`, and join them with \
            `glassEffectUnion(id:namespace:)`.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter { !$0.isOld && $0.origin == .effect && !$0.isOnControl && !$0.takesNoTouch }.compactMap {
            surface in
            guard let glass = surface.glass, glass.isInteractive, let first = glass.interactiveLinks.first,
                surface.controlCount > 1
            else { return nil }
            return Fault(
                range: first.range,
                message:
                    "The glass is interactive and holds \(surface.controlCount) controls, so that it answers for all.",
                layer: surface.layer,
                fix: Fault.Repair(
                    .safe, "Leave the touch to the controls", [glass.removing(glass.interactiveLinks)]))
        }
    }
}

extension GlassSurface {
    /// How many controls lie on it, as far as they are written in its own subject; a repeated one counts twice.
    var controlCount: Int {
        node.descendants.reduce(0) { count, node in
            guard node.kind == .callExpression, !node.isCalleeOfCall, let call = Call(node),
                call.callee.kind == .simpleIdentifier, carries(node),
                Self.isControl(call.callee.text) || ["Menu", "Picker", "Stepper", "Slider"].contains(call.callee.text),
                !node.isInLabelOfControl(below: self.node)
            else { return count }
            let isRepeated = node.ancestors.prefix { $0 != self.node }.contains {
                Call($0)?.callee.isText("ForEach") ?? false
            }
            return count + (isRepeated ? 2 : 1)
        }
    }
}

extension SyntaxNode {
    /// A control inside of another one is no second thing to press.
    fileprivate func isInLabelOfControl(below limit: SyntaxNode) -> Bool {
        ancestors.prefix { $0 != limit }.contains { node in
            Call(node).map { $0.callee.kind == .simpleIdentifier && GlassSurface.isControl($0.callee.text) } ?? false
        }
    }
}
