import Rewriter

extension Target {
    /// What deals with any text.
    static let text = [
        Target("diff", "unified diff", seeds: texts, check: checkDiff),
        Target("edits", "edit lists, excerpts", seeds: texts, check: checkEdits),
        Target("patterns", "globs and path patterns", seeds: patterns, words: patternWords, check: checkPatterns),
        Target(
            "owners", "CODEOWNERS", seeds: { try Seeds.contents(of: "owners") }, words: ownerWords, check: checkOwners),
    ]

    private static let texts: @Sendable () throws -> [[UInt8]] = {
        try Fixtures.contents { $0.hasSuffix(".swift") || $0.hasSuffix(".md") || $0.hasSuffix(".pbxproj") }
    }

    private static let patterns: @Sendable () throws -> [[UInt8]] = {
        try Seeds.contents(of: "patterns").flatMap { $0.split(separator: 10).map(Array.init) }
    }

    private static let ownerWords = [
        "@a", "@org/team", "a@example.com", "*", "**/", "/Sources/", "*.swift", "\\ ", "#", "!", "[Section]",
        "^[Part][2]",
        "\n", "\r\n", "\t", "\u{0}",
    ]

    private static let patternWords = [
        "**", "*", "?", "[", "]", "[!", "{", "}", ",", "\\", "/", "a", "A", "-", "**/", "/**", ".swift", "é",
    ]
}

@Sendable private func checkDiff(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let other = Mutator(seeds: [input], words: []).text(&numbers)
    let diff = UnifiedDiff(path: "a b", before: input, after: other, context: numbers.below(5))
    try require(diff.isEmpty == (input == other), "equal texts differ, or others don't")
    try require(patched(input, diff.rendered()) == other, "the patch makes something else")
}

/// What a patch makes of a text: an own reader of unified diffs.
private func patched(_ before: [UInt8], _ patch: [UInt8]) -> [UInt8]? {
    let old = lines(of: before)
    var result: [UInt8] = []
    var position = 0
    var isInHunk = false
    var last: (range: Range<Int>, isAdded: Bool)?
    for line in lines(of: patch) {
        if line.starts(with: "@@ -".utf8) {
            let numbers = String(decoding: line, as: UTF8.self).split { !"0123456789".contains($0) }.compactMap {
                Int($0)
            }
            let hasCount = String(decoding: line, as: UTF8.self).split(separator: " ")[1].contains(",")
            guard let number = numbers.first else { return nil }
            let start = hasCount && numbers[1] == 0 ? number : number - 1
            guard start >= position, start <= old.count else { return nil }
            result += old[position..<start].joined()
            position = start
            isInHunk = true
        } else if isInHunk, let mark = line.first {
            let text = line.dropFirst()
            if mark == UInt8(ascii: "\\") {
                // The line before has no end.
                if last?.isAdded == true { result.removeLast() }
                continue
            }
            if mark != UInt8(ascii: "+") {
                guard position < old.count,
                    old[position].elementsEqual(text) || old[position].elementsEqual(text.dropLast())
                else { return nil }
                position += 1
            }
            if mark != UInt8(ascii: "-") { result += text }
            last = (0..<0, mark != UInt8(ascii: "-"))
        }
    }
    return result + old[position...].joined()
}

/// With their ends.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
        result.append(bytes[start...end])
        start = end + 1
    }
    return start < bytes.count ? result + [bytes[start...]] : result
}

@Sendable private func checkEdits(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let source = SourceFile(path: "A", bytes: input)
    let table = LineTable(input)
    var edits: [Edit] = []
    for _ in 0..<numbers.below(6) {
        var range = numbers.range(in: input.count)
        if numbers.once(in: 2) { range = range.lowerBound..<range.lowerBound }
        edits.append(Edit(range, numbers.pick(["", "a", "\n", "b\n  c", "é"])))
    }
    guard let list = EditList(edits) else { return }
    let after = list.apply(to: input)
    let growth = edits.reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count }
    try require(after.count == input.count + growth, "the edited text has another length")
    guard let extent = list.extent else { return }
    let excerpt = SourceExcerpt(of: source, lines: table, around: extent, context: numbers.below(4))
    var shown = excerpt.lines.map { Array($0) }
    for change in excerpt.lineChanges(by: list).reversed() {
        shown.replaceSubrange(change.old, with: change.new.map { Array($0) })
    }
    let tail = excerpt.offset + excerpt.bytes.count
    let rebuilt = input[..<excerpt.offset] + shown.joined() + input[tail...]
    try require(Array(rebuilt) == after, "the shown lines make something else")
    _ = excerpt.replacements(by: list)
    for offset in [excerpt.offset, extent.lowerBound, tail] {
        try require(excerpt.place(of: offset).line >= 1, "a line before the first")
    }
}

@Sendable private func checkPatterns(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let pattern = String(decoding: input, as: UTF8.self)
    let glob = Glob(pattern)
    let other = Glob(rooted: pattern)
    let path = String(decoding: input.filter { !"*?[]{}\\".utf8.contains($0) }, as: UTF8.self)
    for path in [
        path, "Sources/A/b.swift", String(repeating: "a/", count: 40) + "b", String(repeating: "a", count: 200), "",
    ] {
        try require(glob.matches(path) == glob.matches(path), "\(pattern) matches \(path) only sometimes")
        _ = other.matches(path)
    }
    // Longer than any path is.
    if path == pattern, (1...4_000).contains(path.utf8.count), path.split(separator: "/").joined(separator: "/") == path
    {
        try require(glob.matches(path), "\(pattern) doesn't match itself")
    }
}

@Sendable private func checkOwners(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let owners = CodeOwners(String(decoding: input, as: UTF8.self))
    let paths = ["Sources/A/B.swift", "README.md", "a b/c.swift", "é/[x]/*.swift", ""]
    let groups = owners.groups(paths)
    try require(groups.values.joined().sorted() == paths.sorted(), "a path is lost, or stands twice")
    for path in paths {
        let first = owners.owners(of: path).first ?? ""
        try require(groups[first]?.contains(path) == true, "\(path) is in another group than its owner's")
    }
}
