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

    private static func isBody(_ view: SyntaxNode) -> Bool {
        guard let block = view.parent, block.kind == .statements, views(block) == [view], let owner = block.parent
        else { return false }
        if owner.kind == .lambdaLiteral {
            guard let stack = Siblings.call(around: view), ["VStack", "ZStack", "Group"].contains(stack.callee.text)
            else { return false }
            return isBody(Chain.outermost(stack.node))
        }
        guard let member = owner.kind == .computedProperty ? owner.parent : nil,
            member.kind == .propertyDeclaration, Declarations.name(of: member) == "body"
        else { return false }
        return member.enclosing([.classDeclaration]).map { Declarations.conformances(of: $0).contains("View") } ?? false
    }

    /// The statements but those that only separate.
    private static func views(_ block: SyntaxNode) -> [SyntaxNode] {
        block.statements.filter { !["Divider", "Spacer"].contains(Chain($0).head ?? "") }
    }
}
