import Rewriter

/// Glass that lies on other glass, in one chain, in one file or through components.
///
/// Source: both seeds and Apple's guidelines ("Glass cannot sample other glass"); reports of grey smears from glass
/// cards with glass buttons in them (P029).
struct GlassOnGlass: AuditRule {
    let page = AuditPage(
        code: "glass-on-glass", severity: .warning,
        sentence: "Glass lies on other glass, which it can't sample.",
        why: """
            Glass shows what is behind it, and other glass is left out of that. A glass control on a glass panel turns \
            into a grey smear: contrast drops, and the depth is gone that both were meant to give.
            """,
        remedy: """
            Keep one of the two. Where a panel holds controls, the panel usually goes: leave the controls on glass in \
            one `GlassEffectContainer` and give the panel no background, or a plain fill. Glass that shares a container \
            with the glass around it is drawn together with that and isn't reported. There is no fix: which of the two \
            should stay is a matter of design.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        let outer = file.surfaces.filter { canHold($0) }
        let nested = file.surfaces.filter { !$0.isOld }.compactMap { inner in
            outer.first { $0.carries(inner.node) && file.coexist($0, inner) }.map { fault(inner, on: $0) }
        }
        return nested + outer.flatMap { faultsInComponents(on: $0, in: file) }
    }

    private func canHold(_ surface: GlassSurface) -> Bool {
        !surface.isOld && !surface.isInherited && surface.origin != .vision && !surface.traits.contains(.glassContainer)
            && !(surface.glass?.variants.contains("identity") ?? false)
    }

    private func fault(_ inner: GlassSurface, on outer: GlassSurface) -> Fault {
        let tree = inner.node.tree
        let line = tree.lines.position(of: outer.range.lowerBound).line
        let isSame = inner.chain.node == outer.chain.node
        return Fault(
            range: inner.range,
            message: isSame
                ? "The view is put on glass twice: here and by \(outer.name) on line \(line)."
                : "This glass lies on the glass that \(outer.name) draws around it on line \(line).",
            layer: inner.layer,
            related: [.init(path: tree.source.path, line: line, message: "the glass around it")])
    }

    /// Views of the repository that hold glass somewhere and stand on this surface.
    private func faultsInComponents(on surface: GlassSurface, in file: GlassFile) -> [Fault] {
        surface.node.descendants.compactMap { node in
            guard node.kind == .callExpression, !node.isCalleeOfCall, let call = Call(node),
                call.callee.kind == .simpleIdentifier, surface.carries(node),
                let glass = file.index.glass(inside: call)
            else { return nil }
            return Fault(
                range: node.range, message: "\(call.callee.text) holds glass, and it lies on glass here.",
                related: [.init(path: glass.path, line: glass.line, message: "the glass inside it")])
        }
    }
}
