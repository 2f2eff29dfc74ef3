import Rewriter

extension Target {
    /// What reads formats by themselves.
    static let formats = [
        Target("yaml", "YAML", seeds: yamlFiles, words: yamlWords, check: checkYAML),
        Target(
            "plist", "property list", seeds: { try Fixtures.contents { $0.hasSuffix(".pbxproj") } }, words: plistWords,
            check: checkPropertyList),
    ]

    private static let yamlFiles: @Sendable () throws -> [[UInt8]] = {
        try Fixtures.contents { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
            + ["a: &x [1, {b: 'c'}]\n<<: *x\n? [k]\n: |\n  text\n", "%YAML 1.1\n---\n!!str \"\\u00e9\"\n...\n"].map {
                Array($0.utf8)
            }
    }

    private static let yamlWords = [
        "&a", "*a", "<<: *a", "- ", "? ", ": ", "|\n", ">\n", "|+2\n", "---\n", "...\n", "!!binary", "!a!b",
        "%TAG ! tag:a\n", "{", "}", "[", "]",
        ",", "'", "\"", "#", "~", "null", "\"\\x41\\u00e9\\U0001F600\"", "\t", "a: b\n", "true",
    ]
    private static let plistWords = [
        "{", "}", "(", ")", ";", ",", "=", "\"", "'", "\\", "\\U00e9", "\\777", "<", ">", "<0a>", "//", "/*", "*/", "a",
    ]
}

@Sendable private func checkYAML(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let lines = LineTable(input).starts.count
    do {
        let document = try YAML.parse(input)
        try require(try depth(of: document.root, within: input.count) < 5_000, "nested very deeply")
        try require(try YAML.parse(input) == document, "read in two ways")
    } catch let failure as YAML.Failure {
        try require(
            (1...lines).contains(failure.position.line), "the failure is on line \(failure.position.line) of \(lines)")
    }
}

/// Walks with a list of its own, so that only the reader's depth matters.
private func depth(of root: YAML, within count: Int) throws -> Int {
    var open = [(root, 1)]
    var deepest = 0
    while let (value, depth) = open.popLast() {
        deepest = max(deepest, depth)
        try require((0...count).contains(value.offset), "a value at \(value.offset)")
        switch value.content {
        case .scalar: break
        case .sequence(let elements): open += elements.map { ($0, depth + 1) }
        case .mapping(let entries): open += entries.flatMap { [($0.key, depth + 1), ($0.value, depth + 1)] }
        }
    }
    return deepest
}

@Sendable private func checkPropertyList(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    guard let list = try? PropertyList(input) else { return }
    var open = [list.root]
    while let value = open.popLast() {
        try require(value.range.upperBound <= input.count, "a value ends outside")
        for inner in value.elements + value.entries.flatMap({ [$0.key, $0.value] }) {
            try require(
                value.range.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= value.range.upperBound,
                "a value leaves its list")
            open.append(inner)
        }
        _ = value.string
    }
}
