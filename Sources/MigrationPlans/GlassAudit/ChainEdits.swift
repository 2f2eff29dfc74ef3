import Rewriter

/// Edits of whole links of a chain.
struct ChainEdits {
    private let emitter: Emitter
    let chain: Chain

    init(_ chain: Chain) {
        self.chain = chain
        emitter = Emitter(chain.node.tree, names: HelperNames())
    }

    /// Takes a link away, with the white space in front of it. `nil` when nothing would be left of the chain.
    func remove(_ link: Int) -> [Edit]? {
        let run = Run(chain, link...link)
        guard run.startsWithDot, !isCut(by: run.range) else { return nil }
        return emitter.remove(run)
    }

    /// Puts the text of a modifier, written without its dot, in front of a link.
    func insert(_ modifier: String, before link: Int) -> [Edit] {
        let run = Run(chain, link...link)
        let start = run.range.lowerBound
        let layout = emitter.layout
        let space = layout.startsLine(start) ? layout.newline + layout.indentation(at: start) : ""
        return [.insert(run.startsWithDot ? ".\(modifier)\(space)" : "\(modifier)\(space).", at: start)]
    }

    /// Whether a conditional-compilation line stands in or right in front of these bytes.
    private func isCut(by range: SourceRange) -> Bool {
        chain.node.tree.directives.contains { $0.overlaps(chain.node.start..<range.upperBound) }
    }
}

extension SyntaxNode {
    /// The edits inside of the node as one edit of the whole: for changes of its structure, which the verifier takes
    /// only where the whole node is replaced.
    func applying(_ edits: [Edit]) -> Edit {
        let bytes = Array(tree.source.bytes[range])
        let list = (EditList(edits) ?? EditList()).shifted(by: -start)
        return Edit(range, String(decoding: list.apply(to: bytes), as: UTF8.self))
    }
}

extension Call {
    /// The parentheses with the arguments.
    var argumentList: SyntaxNode? { node.child(.callSuffix)?.child(.valueArguments) }
}

extension Edit {
    /// The new text of a view, moved from the indentation of the line that it stands on to that of another place.
    func text(indentedAt place: Int, from view: SyntaxNode) -> String {
        let layout = Emitter(view.tree, names: HelperNames()).layout
        let (old, new) = (layout.indentation(at: view.start), layout.indentation(at: place))
        let lines = replacement.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            index > 0 && line.hasPrefix(old) ? new + line.dropFirst(old.count) : String(line)
        }.joined(separator: "\n")
    }
}

extension SyntaxNode {
    /// It can stand in front of `?` without parentheses.
    var isOperand: Bool {
        switch kind {
        case .simpleIdentifier, .navigationExpression, .callExpression, .booleanLiteral, .prefixExpression,
            .tupleExpression, .selfExpression:
            true
        default: false
        }
    }
}
