import Rewriter

extension Target {
    /// What reads formats by themselves.
    static let formats = [
        Target("yaml", "YAML", seeds: yamlFiles, words: yamlWords, check: checkYAML),
        Target(
            "plist", "property list", seeds: { try Fixtures.contents { $0.hasSuffix(".pbxproj") } }, words: plistWords,
            check: checkPropertyList),
        Target("bplist", "binary property list", seeds: { try Seeds.contents(of: "bplist") }, check: checkBinaryList),
        Target("json", "JSON", seeds: { try Seeds.contents(of: "json") }, words: jsonWords, check: checkJSON),
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
    private static let jsonWords = [
        "{", "}", "[", "]", ",", ":", "\"", "\\u0041", "\\ud83d\\ude00", "\\ud800", "\\", "null", "true", "-0.5e+3",
        "1e309",
        "\\n", "\\x", "\u{FEFF}", "//", "'a'", "NaN", "\"a\":",
    ]
    private static let plistWords = [
        "{", "}", "(", ")", ";", ",", "=", "\"", "'", "\\", "\\U00e9", "\\777", "<", ">", "<0a>", "//", "/*", "*/", "a",
    ]
}

@Sendable private func checkYAML(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    try checkDocument(input) { try YAML.parse(input) }
}

@Sendable private func checkJSON(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    try checkDocument(input) { try YAML.parse(json: input) }
}

private func checkDocument(_ input: [UInt8], _ parse: () throws -> YAML.Document) throws {
    let lines = LineTable(input).starts.count
    do {
        let document = try parse()
        try require(try depth(of: document.root, within: input.count) < 100, "nested very deeply")
        try require(try parse() == document, "read in two ways")
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
    if let list = try? PropertyList(input) { try checkPlaces(in: list, within: input.count) }
}

@Sendable private func checkBinaryList(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    for bytes in [input, spoilt(input, &numbers), spoilt(input, &numbers)] {
        if let list = try? PropertyList(anyForm: bytes) { try checkPlaces(in: list, within: .max) }
    }
}

private func checkPlaces(in list: PropertyList, within count: Int) throws {
    var open = [list.root]
    while let value = open.popLast() {
        try require(value.range.upperBound <= count, "a value ends outside")
        for inner in value.elements + value.entries.flatMap({ [$0.key, $0.value] }) {
            try require(
                value.range.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= value.range.upperBound,
                "a value leaves its list")
            open.append(inner)
        }
        _ = value.string
    }
}
