import Rewriter

/// Which half of a check for the new system a view stands in.
enum AvailabilityBranch {
    /// The half of a check that a child of its statement stands in.
    static func traits(ofCheck statement: SyntaxNode, child: SyntaxNode) -> Placement.Traits {
        guard let condition = statement.child(.availabilityCondition) else { return [] }
        let availability = Availability(condition)
        guard availability.versions.contains(where: { $0.version.major >= 26 }) else { return [] }
        let children = Array(statement.children)
        let afterElse =
            children.firstIndex { $0.isText("else") }.map { index in
                children.firstIndex(of: child).map { $0 > index } ?? false
            } ?? false
        let inNew = statement.kind == .guardStatement ? false : afterElse == availability.isNegated
        return inNew ? .newBranch : .oldBranch
    }

    /// Code behind `guard #available(iOS 26, *) else { … }` runs on the new system only; code behind
    /// `if #available(iOS 26, *) { return … }` on old ones only.
    static func traits(afterGuard statements: SyntaxNode, child: SyntaxNode) -> Placement.Traits {
        for statement in statements.children {
            if statement == child { break }
            guard let condition = statement.child(.availabilityCondition) else { continue }
            let availability = Availability(condition)
            guard availability.versions.contains(where: { $0.version.major >= 26 }) else { continue }
            if statement.kind == .guardStatement { return availability.isNegated ? .oldBranch : .newBranch }
            let leaves =
                statement.child(.statements)?.children.contains {
                    $0.kind == .controlTransferStatement && $0.text.hasPrefix("return")
                } ?? false
            if leaves, statement.kind == .ifStatement, !statement.children.contains(where: { $0.isText("else") }) {
                return availability.isNegated ? .newBranch : .oldBranch
            }
        }
        return []
    }

    /// What `@available` says about a declaration.
    static func traits(ofAttributes declaration: SyntaxNode) -> Placement.Traits {
        guard let modifiers = declaration.child(.modifiers) else { return [] }
        for attribute in modifiers.children where attribute.kind == .attribute && attribute.text.hasPrefix("@available")
        {
            let text = attribute.normalizedText
            if text.contains("obsoleted:26") || text.contains("deprecated:26") { return .oldBranch }
        }
        return []
    }
}
