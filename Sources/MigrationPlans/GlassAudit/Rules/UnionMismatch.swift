import Rewriter

/// Members of one union that can't be joined.
///
/// Source: Apple's page on `glassEffectUnion(id:namespace:)` ("all Liquid Glass effects with the same shape and Liquid
/// Glass variant will be combined"); P032. Unions are rare in public code as yet, and those that were looked at are right;
/// kept because a union that isn't joined looks like no fault of the code.
struct UnionMismatch: AuditRule {
    let page = AuditPage(
        code: "union-mismatch", severity: .warning,
        sentence: "Glass of one union differs in shape or variant, so that it isn't joined.",
        why: """
            `glassEffectUnion(id:namespace:)` draws one shape for all effects of an identity, but only for those that have \
            the same shape and the same variant of glass. A capsule and a rounded rectangle, or regular and clear glass, \
            stay separate pieces, and so does a single one that shares its identity with nothing.
            """,
        remedy: """
            Give all members of the union the same `glassEffect(_:in:)`; take the modifier away where a piece is alone. \
            There is no fix: which of the two looks is meant isn't known.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        let unions = file.identities.filter { $0.kind == .union }
        let groups = Dictionary(grouping: unions) { union in
            [TypeScope(around: union.node)?.name ?? "", union.namespace.normalizedText, union.id.normalizedText]
        }
        return groups.values.flatMap { members -> [Fault] in
            guard let first = members.first, first.constantID != nil else { return [] }
            return members.count == 1 ? lonely(first, in: file) : faults(members, in: file)
        }
    }

    private func faults(_ members: [GlassIdentity], in file: GlassFile) -> [Fault] {
        let looks = members.compactMap { member in
            file.surface(of: member).flatMap { surface in Look(surface).map { (member, surface, $0) } }
        }
        guard let (_, reference, look) = looks.first else { return [] }
        return looks.dropFirst().compactMap { member, surface, other in
            guard file.coexist(reference, surface), let difference = look.difference(from: other) else { return nil }
            let line = file.tree.lines.position(of: reference.range.lowerBound).line
            return Fault(
                range: member.range,
                message: "The union's glass on line \(line) has another \(difference): the two aren't joined.",
                layer: surface.layer,
                related: [.init(path: file.tree.source.path, line: line, message: "the glass it should join")])
        }
    }

    /// A union of one piece in a namespace that stays in this type.
    private func lonely(_ member: GlassIdentity, in file: GlassFile) -> [Fault] {
        guard let surface = file.surface(of: member), let scope = TypeScope(around: member.node),
            scope.properties(wrapped: "@Namespace").contains(member.namespace.text),
            let holder = scope.member(around: member.node), !surface.traits.contains(.loop),
            Declarations.name(of: holder) == "body" || scope.mentions(of: Declarations.name(of: holder)).count == 1,
            // Passed on, or a second union with an identity that isn't known.
            scope.mentions(of: member.namespace.text).allSatisfy({ isIdentity($0, besides: member, in: file) })
        else { return [] }
        return [
            Fault(
                range: member.range, message: "Nothing else is in this union, so that it joins nothing.",
                severity: .note, layer: surface.layer)
        ]
    }

    private func isIdentity(_ mention: SyntaxNode, besides member: GlassIdentity, in file: GlassFile) -> Bool {
        file.identities.contains { identity in
            mention.isInside(identity.namespace)
                && (identity.kind == .morph || identity.node == member.node || identity.constantID != nil)
        }
    }

    /// What has to be the same, as far as it is written.
    private struct Look {
        let variant: String?
        let shape: String

        init?(_ surface: GlassSurface) {
            guard surface.origin == .effect else { return nil }
            let variants = surface.glass?.variants ?? ["regular"]
            variant = variants.count == 1 ? variants.first : nil
            shape = surface.shape?.normalized ?? ".capsule"
        }

        func difference(from other: Look) -> String? {
            if let variant, let its = other.variant, variant != its { return "variant" }
            // Names and calculations may be the same in the end.
            return shape != other.shape && isKnown && other.isKnown ? "shape" : nil
        }

        private var isKnown: Bool {
            shape.wholeMatch(of: /\.(capsule|circle|ellipse|rect)(\((cornerRadius:[0-9.]+)?(,style:\.\w+)?\))?/) != nil
        }
    }
}
