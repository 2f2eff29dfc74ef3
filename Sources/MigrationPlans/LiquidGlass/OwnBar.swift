import Rewriter

/// Components that are a bar and nothing else: somebody decided already that it is a surface of its own, unlike a bar
/// written into a screen.
enum OwnBar {
    /// Whether the chain is a row of things, and all that its view's body shows but for dividers and spacers.
    static func isBar(_ chain: Chain) -> Bool { isRow(chain) && isBody(chain.node) }

    /// `HStack { … }`, `ScrollView(.horizontal) { … }`, also as the only child of another stack.
    private static func isRow(_ chain: Chain) -> Bool {
        guard let call = chain.subject.flatMap({ Call($0) }) else { return false }
        switch chain.head {
        case "HStack", "LazyHStack": return true
        case "ScrollView": return call.arguments.first?.value.isText(".horizontal") ?? false
        case "ZStack", "VStack", "Group":
            let views = call.trailingClosure.map(views) ?? []
            return views.count == 1 && isRow(Chain(views[0]))
        default: return false
        }
    }

    /// Whether a view's `body` shows nothing else, however many conditions and containers are around it.
    private static func isBody(_ view: SyntaxNode) -> Bool {
        var child = view
        while let parent = child.parent {
            switch parent.kind {
            case .statements where views(parent) == [child]:
                guard let call = Siblings.call(around: child) else { child = parent; break }
                // The closure of a modifier stands beside the view that it modifies.
                guard call.callee.kind == .simpleIdentifier else { return false }
                child = Chain.outermost(call.node)
            case .valueArgument:
                guard let call = parent.parent?.parent?.parent.flatMap({ Call($0) }), call.arguments.count == 1,
                    call.callee.kind == .simpleIdentifier
                else { return false }
                child = Chain.outermost(call.node)
            case .ifStatement, .controlTransferStatement, .computedProperty: child = parent
            case .propertyDeclaration:
                let type = parent.enclosing([.classDeclaration])
                return Declarations.name(of: parent) == "body"
                    && type.map { Declarations.conformances(of: $0).contains("View") } ?? false
            default: return false
            }
        }
        return false
    }

    /// The statements but declarations and views that only separate.
    private static func views(_ block: SyntaxNode) -> [SyntaxNode] {
        block.statements.filter {
            $0.kind != .propertyDeclaration && !["Divider", "Spacer"].contains(Chain($0).head ?? "")
        }
    }
}
