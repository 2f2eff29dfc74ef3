import Rewriter

/// A check for 26 whose other half draws nothing in the place of the glass.
///
/// Source: both seeds (a fallback to a material is part of the adoption).
struct MissingFallback: AuditRule {
    let page = AuditPage(
        code: "missing-fallback", severity: .note,
        sentence: "Systems before 26 get nothing in the place of the glass.",
        why: """
            Glass keeps controls legible above what scrolls below them. Where the older half of a check returns the view \
            as it is, text and symbols lie bare on the content; where there is no older half, the view isn't there at \
            all. Either may be meant, so this is a note.
            """,
        remedy: """
            Draw a material of the same shape in the older half, `background(.ultraThinMaterial, in: shape)`, or say that \
            it is meant with a `// glass-migrate:ignore missing-fallback` comment.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        guard !file.targets.allHaveGlass else { return [] }
        return file.surfaces.filter { $0.origin == .effect && !$0.isOld }.compactMap { surface in
            guard let link = surface.link, let check = AvailabilityCheck(around: surface.chain.node),
                check.new == surface.chain.node
            else { return nil }
            let range = surface.chain.links[link].range
            guard check.hasOldHalf else {
                guard isBuilt(check.statement) else { return nil }
                return Fault(
                    range: range, message: "Systems before 26 don't get this view at all.", layer: surface.layer)
            }
            guard let old = check.old, isBare(Chain(old), than: surface) else { return nil }
            return Fault(
                range: range, message: "Systems before 26 get the view without anything behind it.",
                layer: surface.layer)
        }
    }

    /// A statement of a view builder, with nothing behind it that older systems could get instead.
    private func isBuilt(_ statement: SyntaxNode) -> Bool {
        guard let block = statement.parent, block.kind == .statements else { return false }
        if block.parent?.kind == .lambdaLiteral { return true }
        return block.statements.last == statement
    }

    /// The same view, and no modifier that would draw anything.
    private func isBare(_ old: Chain, than surface: GlassSurface) -> Bool {
        let quiet = Recognizer.keepsSize.union(["padding", "frame", "fixedSize", "layoutPriority"])
        // What a property of the view's own draws isn't known here.
        let head = old.head ?? "self"
        guard head.first?.isUppercase ?? false || ["self", "content", "configuration"].contains(head) else {
            return false
        }
        let isSame = (old.subject?.normalizedText ?? "self") == (surface.chain.subject?.normalizedText ?? "self")
        return isSame && !old.hasImplicitSelf && old.links.allSatisfy { quiet.contains($0.name) }
    }
}
