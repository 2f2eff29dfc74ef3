import Rewriter

/// Views that stand beside each other in one stack.
enum Siblings {
    /// The statement of its block that a chain makes, or the control whose whole label it is.
    static func statement(of chain: SyntaxNode) -> SyntaxNode {
        guard let block = chain.parent, block.kind == .statements, block.statements.count == 1,
            let closure = block.parent,
            closure.kind == .lambdaLiteral, let suffix = closure.parent, let call = suffix.parent.flatMap({ Call($0) }),
            ["Button", "NavigationLink", "Link", "ShareLink"].contains(call.callee.text)
        else { return chain }
        return Chain.outermost(call.node)
    }

    /// The stack that a statement is a direct child of, possibly through a condition or a ForEach.
    static func stack(of statement: SyntaxNode) -> Call? {
        var node = statement
        if let check = node.parent?.parent, check.kind == .ifStatement { node = check }
        if let loop = call(around: node), loop.callee.isText("ForEach") { node = Chain.outermost(loop.node) }
        guard let call = call(around: node), ["HStack", "VStack", "ZStack"].contains(call.callee.text) else {
            return nil
        }
        return call
    }

    /// Whether a ForEach around the statement repeats it.
    static func isRepeated(_ statement: SyntaxNode) -> Bool {
        call(around: statement)?.callee.isText("ForEach") ?? false
    }

    /// The call whose trailing closure has `node` as a statement.
    static func call(around node: SyntaxNode) -> Call? {
        guard let block = node.parent, block.kind == .statements, let closure = block.parent,
            closure.kind == .lambdaLiteral,
            let suffix = closure.parent, suffix.kind == .callSuffix, let node = suffix.parent
        else { return nil }
        return Call(node)
    }

    /// Whether the members can get a container around their stack without any of them changing: the other children are
    /// plain, none of the members moves or fades by itself, and nothing scrolls the stack as a whole.
    static func canWrap(_ stack: Call, members: Set<SyntaxNode>, containers: Set<String>) -> Bool {
        guard stack.callee.text != "ZStack", let closure = stack.trailingClosure else { return false }
        let plain: Set = ["Spacer", "Divider", "Text", "Image", "ForEach"]
        let othersArePlain =
            closure.statements.allSatisfy { members.contains($0) || plain.contains(Chain($0).head ?? "") }
            && members.allSatisfy { $0.parent?.parent?.kind == .lambdaLiteral }
        let membersAreStill = members.allSatisfy { !moves(Chain($0)) }
        let crossesDirective = stack.node.tree.directives.contains { $0.overlaps(stack.node.range) }
        return othersArePlain && membersAreStill && !crossesDirective
            && !isScrolled(stack.node, containers: containers)
    }

    /// It moves or fades by itself.
    static func moves(_ chain: Chain) -> Bool {
        chain.links.contains {
            ["transition", "offset", "animation", "opacity", "matchedGeometryEffect", "position"].contains($0.name)
        }
    }

    /// The direct parent is a scroll view, list or table, or the stack already stands in a container.
    private static func isScrolled(_ stack: SyntaxNode, containers: Set<String>) -> Bool {
        guard let parent = call(around: Chain.outermost(stack)) else { return false }
        let name = StyleExpression.calleeName(parent.callee)
        return ["ScrollView", "List", "Table", "Form"].contains(name) || name.hasSuffix("GlassEffectContainer")
            || containers.contains(name)
    }
}
