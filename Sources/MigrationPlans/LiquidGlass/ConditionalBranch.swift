import Rewriter

/// The branches of conditional compilation that hold a place in the code, from the outermost in.
struct ConditionalBranch: Equatable {
    /// Where each branch begins: the offset of its `#if`, `#elseif` or `#else`.
    private let starts: [Int]

    enum Comparison {
        case same
        /// In a branch inside of this one.
        case inner
        case other
    }

    init(at offset: Int, in tree: SyntaxTree) {
        starts = tree.directives.prefix { $0.lowerBound < offset }.reduce(into: []) { starts, range in
            let text = tree.source.text(in: range).drop(while: \.isWhitespace)
            if text.hasPrefix("#if") {
                starts.append(range.lowerBound)
            } else if text.hasPrefix("#endif") {
                _ = starts.popLast()
            } else if text.hasPrefix("#else"), !starts.isEmpty {
                starts[starts.count - 1] = range.lowerBound
            }
        }
    }

    /// Whether one of the branches begins behind `offset`.
    func begins(behind offset: Int) -> Bool { starts.contains { $0 > offset } }

    func comparison(with link: ModifierChain.Link, in tree: SyntaxTree) -> Comparison {
        guard !tree.directives.isEmpty else { return .same }
        let other = ConditionalBranch(at: link.range.lowerBound, in: tree)
        if other == self { return .same }
        return other.starts.starts(with: starts) ? .inner : .other
    }
}
