import Foundation
import Rewriter

/// A change of source code after which the same must be said about it, and the same done to it.
struct Metamorphosis: Sendable, CustomStringConvertible {
    let name: String
    /// The changed text; `nil` where there is nothing to change.
    let apply: @Sendable (CodeSample) -> String?
    /// The rewritten text as tokens, without what the change brought.
    var tokens: @Sendable (String) -> [String] = { $0.swiftTokens }
    /// The views stand in a preview now, which nobody migrates.
    var isPreview = false
    /// A function's only statement isn't its only one any more, which the inline form needs.
    var movesStatements = false

    var description: String { name }

    static let all: [Metamorphosis] = layouts + places
}

// MARK: the same code laid out otherwise

extension Metamorphosis {
    private static let layouts: [Metamorphosis] = [
        Metamorphosis(name: "CRLF", apply: { $0.text.replacing("\n", with: "\r\n") }, tokens: withoutSpace),
        Metamorphosis(name: "byte-order mark") { "\u{FEFF}" + $0.text },
        Metamorphosis(name: "no final newline") { $0.text.hasSuffix("\n") ? String($0.text.dropLast()) : nil },
        Metamorphosis(name: "tabs", apply: indentedByTabs, tokens: withoutSpace),
        Metamorphosis(name: "emoji comments") { sample in
            sample.hasSuppressions ? nil : sample.splicing(sample.lineEnds.map { ($0..<$0, " // 👩‍👩‍👧 🪟") })
        },
        Metamorphosis(name: "a comment between each pair of modifiers") { sample in
            sample.hasSuppressions
                ? nil
                : sample.splicing(
                    sample.modifierDots.map { dot, indentation in
                        (dot..<dot, indentation.map { "// 👩‍👩‍👧 then\n\($0)" } ?? "/* 🪟 then */")
                    })
        },
        Metamorphosis(name: "arguments on lines of their own") { sample in
            sample.hasMeaningfulComments ? nil : sample.splicing(sample.argumentBreaks.map { ($0..<$0, "\n") })
        },
        Metamorphosis(name: "blank lines") { sample in
            sample.hasMeaningfulComments ? nil : sample.splicing(sample.newlines.map { ($0..<$0, "\n") })
        },
        Metamorphosis(
            name: "everything on one line", apply: \.onOneLine, tokens: { $0.swiftTokens.filter { $0 != ";" } }),
    ]
}

// MARK: the same code in another place

extension Metamorphosis {
    private static let places: [Metamorphosis] =
        [
            Metamorphosis(
                name: "#if os(iOS) around the file",
                apply: { $0.hasSuppressions ? nil : $0.wrappingDeclarations("#if os(iOS)\n", "#endif\n") },
                tokens: withoutDirectives),
            Metamorphosis(
                name: "#if os(iOS) around the body", apply: { $0.wrappingBodies("\n#if os(iOS)\n", "\n#endif\n") },
                tokens: withoutDirectives),
            Metamorphosis(
                name: "self.", apply: \.qualifiedBySelf,
                tokens: { text in
                    let tokens = text.swiftTokens
                    return tokens.indices.filter { index in
                        !(tokens[index] == "self" && index + 1 < tokens.count && tokens[index + 1] == ".")
                            && !(tokens[index] == "." && index > 0 && tokens[index - 1] == "self")
                    }.map { tokens[$0] }
                }),
            Metamorphosis(
                name: "return", apply: \.returningBodies,
                tokens: { $0.swiftTokens.filter { $0 != "return" } }),
            Metamorphosis(name: "#Preview", apply: { $0.movingBodies(to: "#Preview {", "}\n") }, isPreview: true),
            Metamorphosis(
                name: "PreviewProvider",
                apply: {
                    $0.movingBodies(
                        to: "struct AppPreviews: PreviewProvider { static var previews: some View {", "} }\n")
                }, isPreview: true),
            around("if #available(iOS 17, *)", "if #available(iOS 17, *) {", "} else { EmptyView() }"),
            around("argument of a custom container", "AppPanel(content:", ")", onlyExpressions: true),
            around("closure of a custom container", "AppPanel(\"Title\", isOpen: true) {", "} footer: { EmptyView() }"),
        ]
        + (1...6).map { depth in
            let levels = [
                "Group {", "VStack(spacing: 11) {", "AppPanel {", "HStack(spacing: 13) {", "GeometryReader { _ in",
                "Group {",
            ]
            return around(
                "nested \(depth) deep", levels.prefix(depth).joined(separator: " "),
                String(repeating: "}", count: depth))
        }

    /// Every body stands between `head` and `tail`.
    private static func around(
        _ name: String, _ head: String, _ tail: String, onlyExpressions: Bool = false
    ) -> Metamorphosis {
        Metamorphosis(
            name: name, apply: { $0.wrappingBodies(" " + head, tail + " ", onlyExpressions: onlyExpressions) },
            tokens: { $0.swiftTokens.without(head.swiftTokens, tail.swiftTokens) }, movesStatements: true)
    }

    /// Strings of several lines hold the line endings and indentation of the file.
    private static func withoutSpace(_ text: String) -> [String] {
        text.swiftTokens.map { $0.filter { !$0.isWhitespace } }
    }

    private static func indentedByTabs(_ sample: CodeSample) -> String? {
        sample.text.components(separatedBy: "\n").map { line in
            let spaces = line.prefix { $0 == " " }.count
            return String(repeating: "\t", count: spaces / 4) + line.dropFirst(spaces / 4 * 4)
        }.joined(separator: "\n")
    }

    private static func withoutDirectives(_ text: String) -> [String] {
        text.split(separator: "\n").filter { line in
            !["#if", "#else", "#elseif", "#endif"].contains { line.drop(while: \.isWhitespace).hasPrefix($0) }
        }.joined(separator: "\n").swiftTokens
    }
}

extension [String] {
    /// Without each `head` and the `tail` that closes the brackets which it opens.
    fileprivate func without(_ head: [String], _ tail: [String]) -> [String] {
        var tokens = self
        while let range = tokens.firstRange(of: head) {
            tokens.removeSubrange(range)
            var depth = head.reduce(0) { $0 + Self.depth(of: $1) }
            var index = range.lowerBound
            // Where the first of its brackets closes, the tail begins.
            let inside = depth
            while index < tokens.count {
                depth += Self.depth(of: tokens[index])
                if depth < inside { break }
                index += 1
            }
            guard tokens[index...].starts(with: tail) else { return tokens }
            tokens.removeSubrange(index..<index + tail.count)
        }
        return tokens
    }

    private static func depth(of token: String) -> Int {
        ["(", "{", "["].contains(token) ? 1 : [")", "}", "]"].contains(token) ? -1 : 0
    }
}
