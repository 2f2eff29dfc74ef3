/// What an old system sees of a file: the token stream with every new-or-old construct replaced by its old half.
struct FallbackProjection {
    let forms: FallbackForms

    func tokens(of tree: SyntaxTree) -> [ArraySlice<UInt8>] {
        Lexer.tokens(of: remove(hiddenRanges(in: tree), from: tree.source.bytes))
    }

    /// What old systems don't see: the wrapping around each old half, in source order.
    func hiddenRanges(in tree: SyntaxTree) -> [SourceRange] {
        var hidden: [SourceRange] = []
        for node in tree.nodes {
            switch node.kind {
            case .callExpression: hidden += wrapping(ofCall: node)
            case .ifStatement: hidden += wrapping(ofCheck: node)
            case .attribute where node.isText("@ViewBuilder"): hidden.append(node.range)
            default: break
            }
        }
        return hidden
    }

    private func wrapping(ofCall node: SyntaxNode) -> [SourceRange] {
        guard let call = Call(node), let closure = call.trailingClosures.last?.closure,
            let open = closure.children.first(where: { _ in true }), let close = Array(closure.children).last
        else { return [] }
        if forms.wrappers.contains(call.callee.text) {
            return [node.start..<open.end, close.range]
        }
        guard let (dot, name) = calledName(call), forms.modifiers.contains(name) else { return [] }
        if let parameters = closure.child(.lambdaFunctionType), let keyword = closure.children.first(where: { $0.isText("in") }),
            parameters.isText("_") {
            return [node.start..<keyword.end, close.range]
        }
        guard let body = closure.child(.statements), let start = firstLeaf(of: body), start.isText("$0") else { return [] }
        // On the implicit `self` nothing stands in front: `liquidGlass(…) { $0.old }` is `old` without the dot.
        let isImplicit = dot == nil
        guard !isImplicit || closure.tree.source.bytes[start.end] == UInt8(ascii: ".") else { return [] }
        return [(dot ?? node.start)..<start.end + (isImplicit ? 1 : 0), close.range]
    }

    /// What is called, and where the dot in front of it stands.
    private func calledName(_ call: Call) -> (dot: Int?, name: String)? {
        if call.callee.kind == .simpleIdentifier { return (nil, call.callee.text) }
        guard call.callee.kind == .navigationExpression, let suffix = Array(call.callee.children).last,
            let name = Array(suffix.children).last
        else { return nil }
        return (suffix.start, name.text)
    }

    private func wrapping(ofCheck node: SyntaxNode) -> [SourceRange] {
        let parts = Array(node.children)
        guard let condition = node.child(.availabilityCondition), Availability(condition).isNew(from: forms.availableFrom),
            parts.filter({ $0.field == .condition }).count == 1,
            let otherwise = parts.lastIndex(where: { $0.isText("else") }), otherwise + 1 < parts.count,
            parts[otherwise + 1].isText("{"), let close = parts.last, close.isText("}")
        else { return [] }
        return [node.start..<parts[otherwise + 1].end, close.range]
    }

    private func firstLeaf(of node: SyntaxNode) -> SyntaxNode? {
        node.descendants.first { $0.isLeaf && !$0.isComment }
    }

    /// Ranges may nest and overlap.
    private func remove(_ ranges: [SourceRange], from bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > position {
            if range.lowerBound > position { result += bytes[position..<range.lowerBound] }
            result.append(UInt8(ascii: " "))
            position = range.upperBound
        }
        return result + bytes[position...]
    }
}
