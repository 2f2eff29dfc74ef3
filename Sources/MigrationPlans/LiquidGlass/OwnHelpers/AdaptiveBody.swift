import Rewriter

/// What code that chooses between glass and something older draws, as far as it can be read.
struct AdaptiveBody: Hashable, Sendable {
    /// The modifiers that old systems get, as tokens from the first dot on; `nil` when it is more than modifiers of the
    /// receiver, or not the same everywhere.
    var oldCode: [String]?
    /// The shape of the glass, as tokens in its normal spelling; `nil` when there are several.
    var shape: [String]?
    /// The receiver is cropped.
    let clips: Bool
    let setsHitArea: Bool

    /// Reads the body of a function whose receiver is called `receiver`. `nil` when it doesn't choose.
    init?(_ body: SyntaxNode, receiver: String) {
        guard let condition = body.descendants.first(where: Self.asksForGlass), let check = condition.parent else {
            return nil
        }
        let calls = body.descendants.compactMap { Call($0) }
        let names = Set(calls.map { StyleExpression.calleeName($0.callee) })
        let glass = calls.filter { StyleExpression.calleeName($0.callee) == "glassEffect" }
        guard !glass.isEmpty else { return nil }
        clips = !names.isDisjoint(with: ["clipShape", "cornerRadius", "mask"])
        setsHitArea = names.contains("contentShape")
        let shapes = Set(glass.map { $0["in"].map { ShapeExpression($0).normalized } ?? ".capsule" })
        shape = shapes.count == 1 ? shapes.first?.swiftTokens : nil
        let old = Set(Self.oldHalves(of: check, in: body).map { $0.flatMap { Self.modifiers($0, of: receiver) } })
        oldCode = old.count == 1 ? old.first ?? nil : nil
        guard receiver != "self" else { return }
        shape = shape?.withoutSelf
        oldCode = oldCode?.withoutSelf
    }

    private static func asksForGlass(_ node: SyntaxNode) -> Bool {
        node.kind == .availabilityCondition && Availability(node).isNew(from: 26)
    }

    /// What is drawn without glass, wherever the body says so; `nil` for what is more than one statement.
    private static func oldHalves(of check: SyntaxNode, in body: SyntaxNode) -> [SyntaxNode?] {
        let parts = check.children.filter { !$0.isComment }
        guard check.parent?.parent == body, let otherwise = parts.firstIndex(where: { $0.isText("else") }),
            parts.count > otherwise + 2, parts[otherwise + 1].isText("{")
        else { return [nil] }
        let old = parts[otherwise + 2].statements.count == 1 ? parts[otherwise + 2].statements[0] : nil
        if check.kind == .guardStatement { return otherwise == 2 ? [old] : [nil] }
        guard check.kind == .ifStatement, parts[2].isText("{") else { return [nil] }
        // In `#if … check #else old #endif` the old code stands once more behind the check.
        return [old] + body.statements.filter { $0 != check }
    }

    /// The tokens behind the receiver of `receiver.a().b()`, `return a().b()` and the like.
    private static func modifiers(_ statement: SyntaxNode, of receiver: String) -> [String]? {
        var node = statement
        if node.kind == .controlTransferStatement {
            let parts = node.children.filter { !$0.isComment }
            guard parts.count == 2, parts[0].isText("return") else { return nil }
            node = parts[1]
        }
        let tokens = node.text.swiftTokens
        let chain = ModifierChain(node)
        if chain.subject?.text == receiver { return Array(tokens.dropFirst()) }
        guard receiver == "self", let call = chain.subject.flatMap({ Call($0) }), call.callee.kind == .simpleIdentifier,
            call.callee.text.first?.isLowercase ?? false
        else { return nil }
        // A function that takes the receiver's place, `fallback(self)`, is told apart by its argument.
        return call.arguments.first?.value.isText("self") ?? false ? tokens : ["."] + tokens
    }

    /// The same with other expressions in the places of names.
    func substituting(_ values: [String: [String]]) -> AdaptiveBody {
        var body = self
        body.oldCode = oldCode?.substituting(values)
        body.shape = shape?.substituting(values)
        return body
    }
}

extension [String] {
    /// Tokens with other tokens in the places of names; what stands behind a dot or in front of a colon is none.
    func substituting(_ values: [String: [String]]) -> [String] {
        indices.flatMap { index -> [String] in
            guard let value = values[self[index]], isName(at: index) else { return [self[index]] }
            return value
        }
    }

    /// A type's own members are the same with and without `self.`.
    fileprivate var withoutSelf: [String] {
        indices.filter { index in
            !(self[index] == "self" && index + 1 < count && self[index + 1] == ".")
                && !(self[index] == "." && index > 0 && self[index - 1] == "self")
        }.map { self[$0] }
    }

    private func isName(at index: Int) -> Bool {
        (index == 0 || self[index - 1] != ".") && (index + 1 == count || self[index + 1] != ":")
    }

    /// Whether the tokens mean the same wherever they stand: no names of variables or functions.
    var isFreestanding: Bool {
        let literals: Set = ["true", "false", "nil"]
        return indices.allSatisfy { index in
            guard let first = self[index].first, first.isLowercase || first == "_" || first == "$", isName(at: index)
            else {
                return true
            }
            return literals.contains(self[index])
        }
    }
}
