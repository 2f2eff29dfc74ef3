import Rewriter

/// Advice on what lies on the new glass; nothing of it is changed.
enum LegibilityNotes {
    static func notes(for judged: JudgedSurface, tree: SyntaxTree) -> [Finding.Note] {
        var notes: [Finding.Note] = []
        if hasFixedInk(judged) {
            notes.append(
                .init(
                    "legibility",
                    "Fixed or faint text colours lie on the glass: check them over light and dark content."))
        }
        if judged.surface.chain.links.contains(where: {
            ["preferredColorScheme", "colorScheme"].contains($0.name)
                || $0.name == "environment" && $0.call?.arguments.first?.value.text.contains("colorScheme") ?? false
        }) {
            notes.append(.init("legibility", "A forced colour scheme meets glass that adapts to what is behind it."))
        }
        if judged.facts.hasFlatBackdrop {
            notes.append(.init("flat-backdrop", "A flat colour lies behind the glass, which then looks flat too."))
        }
        return notes
    }

    /// Nothing but an opaque colour lies between the surface and the bottom of its ZStack.
    static func hasFlatBackdrop(_ node: SyntaxNode) -> Bool {
        guard
            let stack = node.ancestors.first(where: { ancestor in
                guard let call = Call(ancestor) else { return false }
                return ["ZStack", "ScrollView", "List"].contains(call.callee.text)
                    && call.trailingClosure.map { node.isInside($0) } ?? false
            }), let call = Call(stack), call.callee.isText("ZStack"), let statements = call.trailingClosure?.statements,
            let index = statements.firstIndex(where: { node.isInside($0) }), index > 0
        else { return false }
        return statements[..<index].allSatisfy { layer in
            let chain = Chain(layer)
            if let fill = chain.links.first(where: { $0.name == "fill" })?.call?.arguments.first?.value {
                return isFlat(fill)
            }
            guard chain.head == "Color" else { return false }
            return !chain.links.contains {
                $0.name == "clear"
                    || $0.name == "opacity" && (Double($0.call?.arguments.first?.value.text ?? "") ?? 0) < 0.8
            }
        }
    }

    private static func isFlat(_ fill: SyntaxNode) -> Bool {
        switch Paint(fill) {
        case .opaqueColor, .solidNeutral: true
        default: false
        }
    }

    private static func hasFixedInk(_ judged: JudgedSurface) -> Bool {
        let links = judged.surface.chain.links
        let own = links.enumerated().filter { !judged.facts.run.contains($0.offset) }.map(\.element)
        let inner =
            judged.surface.chain.subject?.descendants.filter { $0.kind == .callExpression }.compactMap { Call($0) }
            ?? []
        let calls = own.compactMap(\.call) + inner
        return calls.contains { call in
            guard ["foregroundStyle", "foregroundColor"].contains(StyleExpression.calleeName(call.callee)),
                let ink = call.arguments.first
            else { return false }
            return [".white", ".black", ".tertiary", ".quaternary", "Color.white", "Color.black"].contains(
                ink.value.normalizedText)
        }
    }
}
