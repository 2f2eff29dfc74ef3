import Rewriter

/// `if #available(iOS 26, …) { new } else { old }`, where each half is one expression.
struct AvailabilityCheck {
    let statement: SyntaxNode
    /// What systems with 26 get; `nil` when that is more than one expression.
    let new: SyntaxNode?
    /// What older systems get; `nil` when that is nothing or more than one expression.
    let old: SyntaxNode?
    /// Whether there is a half for older systems at all.
    let hasOldHalf: Bool

    /// The check whose branch `node` stands in directly, possibly behind `return`.
    init?(around node: SyntaxNode) {
        var child = node
        if let parent = child.parent, parent.kind == .controlTransferStatement { child = parent }
        guard let block = child.parent, block.kind == .statements, let statement = block.parent else { return nil }
        self.init(statement)
    }

    /// `nil` when the statement is no such check.
    init?(_ statement: SyntaxNode) {
        guard statement.kind == .ifStatement, let condition = statement.child(.availabilityCondition) else {
            return nil
        }
        let availability = Availability(condition)
        guard availability.versions.contains(where: { $0.version.major >= 26 }) else { return nil }
        let parts = Array(statement.children)
        let isAlone = parts.count { $0.kind == .availabilityCondition } == 1 && !parts.contains { $0.isText(",") }
        guard isAlone else { return nil }
        let otherwise = parts.firstIndex { $0.isText("else") } ?? parts.count
        let then = parts[..<otherwise].first { $0.kind == .statements }
        let rest = parts[otherwise...].first { $0.kind == .statements }
        self.statement = statement
        let (newHalf, oldHalf) = availability.isNegated ? (rest, then) : (then, rest)
        new = newHalf.flatMap(Self.onlyExpression)
        old = oldHalf.flatMap(Self.onlyExpression)
        hasOldHalf = oldHalf != nil || otherwise < parts.count && !availability.isNegated
    }

    private static func onlyExpression(_ block: SyntaxNode) -> SyntaxNode? {
        let statements = block.statements
        guard statements.count == 1 else { return nil }
        guard statements[0].kind == .controlTransferStatement else { return statements[0] }
        let parts = statements[0].children.filter { !$0.isComment }
        return parts.count == 2 && parts[0].isText("return") ? parts[1] : nil
    }
}
