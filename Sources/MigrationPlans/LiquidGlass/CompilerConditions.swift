import Rewriter

/// `#if compiler(>=6.2) … #else … #endif`: the `#else` half is what older toolchains, and so older systems, get.
enum CompilerConditions {
    static func traits(at node: SyntaxNode) -> Placement.Traits {
        let tree = node.tree
        var open: [(condition: SourceRange, inElse: Bool)] = []
        for directive in tree.directives {
            guard directive.lowerBound < node.start else { break }
            let text = tree.source.bytes[directive].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if text.starts(with: "#if".utf8) {
                open.append((directive, false))
            } else if text.starts(with: "#else".utf8), !open.isEmpty {
                open[open.count - 1].inElse = true
            } else if text.starts(with: "#endif".utf8), !open.isEmpty {
                open.removeLast()
            }
        }
        // Only the few that are open are read: this is asked for every view of the file.
        return open.contains { $0.inElse && asksForNewCompiler(tree.source.text(in: $0.condition)) } ? .oldBranch : []
    }

    /// What must hold for a node to be compiled, as it is written behind the `#if`s around it; `nil` where there is
    /// none, or where it is in another half.
    static func condition(around node: SyntaxNode) -> String? {
        let tree = node.tree
        var open: [String?] = []
        for directive in tree.directives where directive.lowerBound < node.start {
            let text = tree.source.text(in: directive).drop(while: \.isWhitespace)
            if text.hasPrefix("#if") {
                let condition = text.dropFirst(3).firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text
                open.append(condition.dropFirst(3).split(whereSeparator: \.isWhitespace).joined(separator: " "))
            } else if text.hasPrefix("#else"), !open.isEmpty {
                open[open.count - 1] = nil
            } else if text.hasPrefix("#endif"), !open.isEmpty {
                open.removeLast()
            }
        }
        let conditions = open.compactMap { $0 }
        guard conditions.count == open.count, !conditions.isEmpty else { return nil }
        return conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " && ")
    }

    /// Whether a node stands in some half of an `#if`.
    static func isConditional(_ node: SyntaxNode) -> Bool {
        ConditionalBranch(at: node.start, in: node.tree).begins(behind: -1)
    }

    /// Xcode 26 brings Swift 6.2, and its systems a framework of their own.
    private static func asksForNewCompiler(_ condition: String) -> Bool {
        let text = condition.filter { !$0.isWhitespace }
        return ["compiler(>=6.", "swift(>=6.", "compiler(>=7", "swift(>=7", "canImport(FoundationModels)"].contains {
            text.contains($0)
        }
    }
}
