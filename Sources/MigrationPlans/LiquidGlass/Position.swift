import Rewriter

/// Where in the code an expression stands, as far as that limits what may be written there.
enum Position {
    /// Whether an expression of another type, or one that calls an internal function, can't stand in the place of this
    /// chain.
    static func isFixed(_ chain: SyntaxNode) -> Bool {
        isOperandOrHead(chain) || isOneOfSeveralReturns(chain) || isInlinable(chain)
            || chain.enclosing([.lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral]) != nil
    }

    /// An arm of `? :`, an operand, or the head of a statement, where a trailing closure would be read as its body.
    private static func isOperandOrHead(_ chain: SyntaxNode) -> Bool {
        var child = chain
        var isParenthesized = false
        while let parent = child.parent {
            switch parent.kind {
            case .statements, .lambdaLiteral, .valueArgument, .arrayLiteral, .dictionaryLiteral, .functionBody,
                .computedProperty, .propertyDeclaration, .controlTransferStatement, .assignment, .sourceFile,
                .parameter,
                .functionDeclaration, .initDeclaration, .error, .callExpression, .navigationExpression:
                return false
            case .tupleExpression:
                isParenthesized = true
            case .ifStatement, .guardStatement, .whileStatement, .forStatement, .switchStatement, .catchBlock:
                return !isParenthesized
            case .ternaryExpression, .equalityExpression, .comparisonExpression, .conjunctionExpression,
                .disjunctionExpression, .additiveExpression, .multiplicativeExpression, .nilCoalescingExpression,
                .asExpression:
                return true
            default:
                break
            }
            child = parent
        }
        return false
    }

    /// `return a` and `return b` of one opaque type: both must have the same type.
    private static func isOneOfSeveralReturns(_ chain: SyntaxNode) -> Bool {
        guard let statement = chain.parent, statement.kind == .controlTransferStatement,
            statement.text.hasPrefix("return"),
            let body = statement.enclosing([.functionBody, .computedProperty, .lambdaLiteral])
        else { return false }
        let returns = body.descendants.filter { node in
            node.kind == .controlTransferStatement && node.text.hasPrefix("return")
                && node.enclosing([.functionBody, .computedProperty, .lambdaLiteral]) == body
        }
        return returns.count > 1
    }

    /// Code that other modules compile too can't call an internal helper: neither can default arguments.
    private static func isInlinable(_ chain: SyntaxNode) -> Bool {
        var declaration = chain.enclosing([.functionDeclaration, .initDeclaration, .propertyDeclaration])
        while let current = declaration {
            let attributes = current.child(.modifiers)?.text ?? ""
            if ["@inlinable", "@_alwaysEmitIntoClient", "@_transparent"].contains(where: attributes.contains) {
                return true
            }
            let isPublic = attributes.contains("public") || attributes.contains("open")
            if current.kind != .propertyDeclaration, isPublic, let body = current.child(.body), !chain.isInside(body) {
                return true
            }
            declaration = current.enclosing([.functionDeclaration, .initDeclaration, .propertyDeclaration])
        }
        return false
    }
}
