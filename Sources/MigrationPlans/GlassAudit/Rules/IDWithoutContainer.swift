import Rewriter

/// An identity of glass outside of a container, or in two of them.
///
/// Source: Apple's page on `glassEffectID(_:in:)` ("you use this modifier with `glassEffect` and a
/// `GlassEffectContainer`"); a seed and a public report (P033) of morphs that don't happen.
struct IDWithoutContainer: AuditRule {
    let page = AuditPage(
        code: "id-without-container", severity: .warning,
        sentence: "Glass has an identity, and there is no GlassEffectContainer in which it could matter.",
        why: """
            `glassEffectID(_:in:)` and `glassEffectUnion(id:namespace:)` say what a piece of glass is to the container \
            around it: which piece it turns into, which it is joined with. Without a `GlassEffectContainer` nobody asks. \
            The views fade or pop, and the pieces of a union stay apart. The same holds for one identity in two \
            containers: shapes flow only within one.
            """,
        remedy: """
            Put one `GlassEffectContainer` around all views that share the namespace, outside of the condition that \
            switches between them. There is no fix: how far the container reaches is a matter of design.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        let identities = file.identities
        return identities.filter { isAlone($0, in: file) }.map(fault) + apart(identities, in: file)
    }

    private func fault(_ identity: GlassIdentity) -> Fault {
        Fault(
            range: identity.range,
            message: "\(identity.name) does nothing here: no GlassEffectContainer is around this view.",
            layer: "control")
    }

    private func isAlone(_ identity: GlassIdentity, in file: GlassFile) -> Bool {
        guard !identity.placement.traits.contains(.glassContainer),
            !GlassContainers.mayBeAround(identity.node, in: file), let scope = TypeScope(around: identity.node),
            let member = scope.member(around: identity.node), let owner = identity.localPlacement.owner
        else { return false }
        let ownsNamespace = scope.properties(wrapped: "@Namespace").contains(identity.namespace.text)
        let uses = file.index.views.uses(of: owner.name, declaredIn: file.tree.source.path)
        switch owner.kind {
        case .view where ownsNamespace: return scope.isDrawn(member)
        case .view: return scope.isDrawn(member) && isSeenWhole(uses, in: file)
        case .modifier, .viewFunction, .style: return isSeenWhole(uses, in: file)
        case .other: return false
        }
    }

    /// Whether the component's uses tell all: there are some, and none can be in a container of the app's own.
    private func isSeenWhole(_ uses: [ViewFacts.Use], in file: GlassFile) -> Bool {
        !uses.isEmpty && file.index.containerHolders.isEmpty
    }

    /// The same identity in different halves of a choice, each with a container of its own.
    private func apart(_ identities: [GlassIdentity], in file: GlassFile) -> [Fault] {
        let placed = identities.compactMap { identity in
            GlassContainers.nearest(to: identity.node).map { (identity, $0) }
        }
        return placed.indices.compactMap { index in
            let (identity, container) = placed[index]
            guard identity.kind == .morph, let id = identity.constantID else { return nil }
            let other = placed[..<index].first { earlier, its in
                earlier.kind == .morph && earlier.constantID == id && its != container
                    && earlier.namespace.normalizedText == identity.namespace.normalizedText
                    && GlassFile.areAlternatives(its, container)
                    && TypeScope(around: earlier.node)?.name == TypeScope(around: identity.node)?.name
            }
            guard let other else { return nil }
            let line = file.tree.lines.position(of: other.0.range.lowerBound).line
            return Fault(
                range: identity.range,
                message: "\(id) is in another container on line \(line), and glass morphs only within one.",
                layer: "control",
                related: [.init(path: file.tree.source.path, line: line, message: "the same identity")])
        }
    }
}

/// What puts views into a GlassEffectContainer.
enum GlassContainers {
    /// The innermost container that the code around a node shows.
    static func nearest(to node: SyntaxNode) -> SyntaxNode? {
        node.ancestors.first { ancestor in
            Call(ancestor).map { isContainer($0) && ancestor.holdsInClosure(node) } ?? false
        }
    }

    static func isContainer(_ call: Call) -> Bool {
        ["GlassEffectContainer", "LiquidGlassContainer"].contains(StyleExpression.calleeName(call.callee))
    }

    /// Whether a component of the repository that uses a container, or one from elsewhere that sounds like glass, is
    /// around a node in its file.
    static func mayBeAround(_ node: SyntaxNode, in file: GlassFile) -> Bool {
        node.ancestors.contains { ancestor in
            guard ancestor.kind == .callExpression, let call = Call(ancestor) else { return false }
            let made = call.arguments.first.flatMap { Call($0.value)?.callee }.map(StyleExpression.calleeName)
            return [StyleExpression.calleeName(call.callee), made ?? ""].contains { name in
                file.index.containerHolders.contains(name)
                    || name.first?.isUppercase ?? false && name.lowercased().contains("glass")
            }
        }
    }
}

extension SyntaxNode {
    /// Whether the node lies in a closure of this call.
    func holdsInClosure(_ node: SyntaxNode) -> Bool {
        guard let call = Call(self) else { return false }
        return call.trailingClosures.contains { node.isInside($0.closure) }
            || call.arguments.contains { $0.value.kind == .lambdaLiteral && node.isInside($0.value) }
    }
}
