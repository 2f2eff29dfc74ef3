import Rewriter

/// Advice on what lies on the new glass; nothing of it is changed.
enum LegibilityNotes {
    static func notes(for judged: JudgedSurface, tree: SyntaxTree) -> [Finding.Note] {
        var notes: [Finding.Note] = []
        if hasFixedInk(judged) {
            notes.append(.init("legibility", "Fixed or faint text colours lie on the glass: check them over light and dark content."))
        }
        if judged.surface.chain.links.contains(where: { ["preferredColorScheme", "colorScheme"].contains($0.name) || $0.name == "environment" && $0.call?.arguments.first?.value.text.contains("colorScheme") ?? false }) {
            notes.append(.init("legibility", "A forced colour scheme meets glass that adapts to what is behind it."))
        }
        if hasFlatBackdrop(judged) {
            notes.append(.init("flat-backdrop", "A flat colour lies behind the glass, which then looks flat too."))
        }
        return notes
    }

    /// The first layer of a ZStack around the surface is a plain colour.
    private static func hasFlatBackdrop(_ judged: JudgedSurface) -> Bool {
        judged.surface.chain.node.ancestors.contains { node in
            guard let call = Call(node), call.callee.isText("ZStack"), let first = call.trailingClosure?.statements.first,
                !judged.surface.chain.node.isInside(first)
            else { return false }
            return Chain(first).head == "Color"
        }
    }

    private static func hasFixedInk(_ judged: JudgedSurface) -> Bool {
        let links = judged.surface.chain.links
        let own = links.enumerated().filter { !judged.facts.run.contains($0.offset) }.map(\.element)
        let inner = judged.surface.chain.subject?.descendants.filter { $0.kind == .callExpression }.compactMap { Call($0) } ?? []
        let calls = own.compactMap(\.call) + inner
        return calls.contains { call in
            guard ["foregroundStyle", "foregroundColor"].contains(StyleExpression.calleeName(call.callee)), let ink = call.arguments.first else { return false }
            return [".white", ".black", ".tertiary", ".quaternary", "Color.white", "Color.black"].contains(ink.value.normalizedText)
        }
    }
}
