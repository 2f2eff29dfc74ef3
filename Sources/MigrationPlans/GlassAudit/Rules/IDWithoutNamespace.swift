import Rewriter

/// An identity in a namespace that nothing else shares.
///
/// Source: a seed ("ids must share the same Namespace.ID and live in the same container"), and SwiftUI's own warning
/// about namespaces that are read outside of `body`: their identifiers never match any other. Glass cards with a namespace
/// of their own are in public code; it is kept for them although the repositories that it was measured on have none.
struct IDWithoutNamespace: AuditRule {
    let page = AuditPage(
        code: "id-without-namespace", severity: .warning,
        sentence: "Glass has an identity in a namespace of its own, so that it matches nothing.",
        why: """
            Two pieces of glass belong together when their identity and their namespace are the same. A `@Namespace` in \
            a view modifier, a button style or a view that is drawn several times is another one for each of them, and \
            `Namespace().wrappedValue` is none at all: SwiftUI warns that such identifiers never match.
            """,
        remedy: """
            Declare `@Namespace` once, in the view that holds the `GlassEffectContainer`, and pass its `Namespace.ID` \
            on. There is no fix: the value has to be handed through to here.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        file.identities.compactMap { identity in
            message(identity, in: file).map { Fault(range: identity.range, message: $0, layer: "control") }
        }
    }

    private func message(_ identity: GlassIdentity, in file: GlassFile) -> String? {
        let namespace = identity.namespace.normalizedText
        if isMadeOnTheSpot(namespace) { return "A namespace that is made here matches no other." }
        let name = namespace.hasPrefix("self.") ? String(namespace.dropFirst(5)) : namespace
        guard let scope = TypeScope(around: identity.node) else { return nil }
        if let value = scope.property(name)?.child(.value), isMadeOnTheSpot(value.normalizedText) {
            return "\(name) is no @Namespace of a view, so that identities in it match no other."
        }
        guard scope.properties(wrapped: "@Namespace").contains(name), scope.mentions(of: name).count == 1,
            let owner = identity.localPlacement.owner, owner.name == scope.name, isOneEach(identity, in: scope)
        else { return nil }
        switch owner.kind {
        case .modifier, .style:
            return "Each view that \(scope.name) is applied to has a namespace of its own: nothing shares \(name)."
        case .view where isDrawnSeveralTimes(owner, in: file):
            return "Each \(scope.name) has a namespace of its own: nothing shares \(name)."
        default: return nil
        }
    }

    private func isMadeOnTheSpot(_ text: String) -> Bool { text.hasPrefix("Namespace()") }

    /// No loop of the component's own gives it several identities.
    private func isOneEach(_ identity: GlassIdentity, in scope: TypeScope) -> Bool {
        guard let member = scope.member(around: identity.node), !identity.localPlacement.traits.contains(.loop) else {
            return false
        }
        let name = Declarations.name(of: member)
        return ["body", "makeBody"].contains(name) || scope.mentions(of: name).count == 1
    }

    private func isDrawnSeveralTimes(_ owner: Placement.Owner, in file: GlassFile) -> Bool {
        let path = file.tree.source.path
        let uses = file.index.views.uses(of: owner.name, declaredIn: path)
        let isRepeated = uses.contains { file.index.views.resolve($0.placement, in: $0.path).traits.contains(.loop) }
        let places = Dictionary(grouping: uses) { "\($0.path) \($0.placement.owner?.name ?? "")" }
        return isRepeated || places.values.contains { $0.count > 1 && $0[0].placement.traits.contains(.glassContainer) }
    }
}
