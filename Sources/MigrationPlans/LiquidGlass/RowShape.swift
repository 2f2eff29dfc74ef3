import Rewriter

/// Elements of a loop that are laid out like the rows of a list.
enum RowShape {
    /// Whether what a `ForEach` draws for each element pushes its parts to the two ends: an `HStack` with a `Spacer`.
    static func isRow(_ closure: SyntaxNode) -> Bool { closure.statements.contains { isRow($0, depth: 0) } }

    private static func isRow(_ view: SyntaxNode, depth: Int) -> Bool {
        guard depth < 4 else { return false }
        if view.kind == .ifStatement {
            return view.children.contains { block in
                block.kind == .statements && block.statements.contains { isRow($0, depth: depth) }
            }
        }
        guard let call = Chain(view).subject.flatMap({ Call($0) }) else { return false }
        let views =
            call.trailingClosures.flatMap(\.closure.statements)
            + call.arguments.filter { $0.value.kind == .lambdaLiteral }.flatMap(\.value.statements)
        switch StyleExpression.calleeName(call.callee) {
        case "HStack" where views.contains { Chain($0).head == "Spacer" }: return true
        case "Button", "NavigationLink", "Link", "VStack", "HStack", "ZStack", "Group":
            return views.contains { isRow($0, depth: depth + 1) }
        default: return false
        }
    }
}
