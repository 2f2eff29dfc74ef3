import Rewriter

extension Target {
    /// What deals with any text.
    static let text = [
        Target("diff", "unified diff", seeds: texts, check: checkDiff),
        Target("edits", "edit lists, excerpts", seeds: texts, check: checkEdits),
        Target("patterns", "globs and path patterns", seeds: patterns, words: patternWords, check: checkPatterns),
        Target("journal", "the journal of `apply`", seeds: journals, check: checkJournal),
    ]

    private static let texts: @Sendable () throws -> [[UInt8]] = {
        try Fixtures.contents { $0.hasSuffix(".swift") || $0.hasSuffix(".md") || $0.hasSuffix(".pbxproj") }
    }

    private static let patterns: @Sendable () throws -> [[UInt8]] = {
        [
            "**/*.swift", "Sources/{A,B}/[a-z]*?.swift", "!a/**/b/*", "/A/\\*", "a/{b,{c,d}}/**", "***/*/**",
            "[!a-c]x[]]",
        ].map { Array($0.utf8) }
    }

    private static let patternWords = [
        "**", "*", "?", "[", "]", "[!", "{", "}", ",", "\\", "/", "a", "A", "-", "**/", "/**", ".swift", "é",
    ]

    private static let journals: @Sendable () throws -> [[UInt8]] = {
        let file = JournalEntry.File(path: "A/B.swift", before: Array("old\n".utf8), after: ObjectID(ofBlob: [1]))
        let new = JournalEntry.File(path: "A/C.swift", before: nil, after: ObjectID(ofBlob: []))
        return [
            JournalEntry(files: [file, new], folders: ["A", "A/D"]).encoded,
            JournalEntry(files: [], folders: []).encoded,
        ]
    }
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
    if path == pattern, !path.isEmpty, path.split(separator: "/").joined(separator: "/") == path {
        try require(glob.matches(path), "\(pattern) doesn't match itself")
    }
}

@Sendable private func checkJournal(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    if let entry = JournalEntry(input) {
        try require(JournalEntry(entry.encoded) == entry, "a journal that was read reads differently when written")
    }
    let entry = JournalEntry(
        files: (0..<numbers.below(4)).map { number in
            JournalEntry.File(
                path: numbers.pick(["a", "a b/c", "é\n", "file new 3:"]) + "\(number)",
                before: numbers.once(in: 3) ? nil : input, after: ObjectID(ofBlob: input))
        }, folders: ["x", "y\n"])
    try require(JournalEntry(entry.encoded) == entry, "a journal reads differently from what was written")
}
