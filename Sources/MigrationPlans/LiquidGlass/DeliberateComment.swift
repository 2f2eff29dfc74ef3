import Rewriter

/// Comments which say that a material is meant to be there.
enum DeliberateComment {
    /// On its lines, or right above them or the statement that it is part of.
    static func stands(beside surface: Surface, in tree: SyntaxTree) -> Bool {
        let line = tree.lines.lineIndex(of: surface.style.anchor.start)
        let links = surface.chain.links
        let start =
            links.indices.contains(surface.link) ? links[surface.link].range.lowerBound : surface.style.node.start
        let first = tree.lines.lineIndex(of: start)
        let statement = tree.lines.lineIndex(of: surface.chain.node.start)
        let near =
            Array(first...max(first, line)) + lines(above: first, in: tree)
            + lines(above: statement, in: tree)
        for index in Set(near).sorted() {
            let text = tree.source.text(in: tree.lines.range(ofLine: index))
            guard let slashes = text.firstRange(of: "//") else { continue }
            let comment = text[slashes.upperBound...].lowercased()
            let isOwnLine = text[..<slashes.lowerBound].allSatisfy(\.isWhitespace)
            guard (first...max(first, line)).contains(index) || isOwnLine else { continue }
            if comment.contains("glass-migrate:ignore") { continue }
            if isDeliberate(comment) { return true }
        }
        return false
    }

    /// The unbroken comment lines right above a line.
    private static func lines(above line: Int, in tree: SyntaxTree) -> [Int] {
        var lines: [Int] = []
        var index = line - 1
        while index >= 0, index > line - 12 {
            let text = tree.source.text(in: tree.lines.range(ofLine: index)).drop(while: \.isWhitespace)
            guard text.hasPrefix("//") else { break }
            lines.append(index)
            index -= 1
        }
        return lines
    }

    /// "Deliberately a material", "Don't migrate this to Liquid Glass", "no glass here".
    private static func isDeliberate(_ comment: String) -> Bool {
        if [
            "deliberate", "intentional", "on purpose", "keep material", "keep the material", "keep blur",
            "rather than glass", "rather than liquid glass",
        ]
        .contains(where: comment.contains) {
            return true
        }
        guard comment.contains("glass") else { return false }
        let words = Set(comment.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init))
        return !words.isDisjoint(with: [
            "not", "don't", "don’t", "dont", "never", "no", "without", "instead", "avoid", "keep",
        ])
    }
}
