import MigrationPlans
import Rewriter

extension Target {
    private static let swiftFiles: @Sendable () throws -> [[UInt8]] = {
        try Fixtures.contents { $0.hasPrefix("Rules/") && $0.hasSuffix(".swift") }
    }

    /// What reads Swift.
    static let swift = [
        Target("syntax", "parser, syntax tree", seeds: swiftFiles, words: swiftWords, check: checkSyntax),
        Target(
            "chain", "modifier chains, calls, availability", seeds: swiftFiles, words: swiftWords, check: checkChains),
        Target("lexer", "lexer", seeds: swiftFiles, words: swiftWords, check: checkLexer),
        Target(
            "migration", "recognition, planner, verifier: a whole file", seeds: swiftFiles, words: swiftWords,
            check: checkMigration),
        Target(
            "audit", "audit rules and their fixes", seeds: auditFiles, words: swiftWords + auditWords, check: checkAudit
        ),
        Target(
            "ignore", "comments that ask to leave code alone", seeds: { try Seeds.contents(of: "ignore") },
            words: ignoreWords + swiftWords, check: checkSuppressions),
        Target("report", "report formats", seeds: swiftFiles, words: swiftWords, check: checkReports),
    ]

    private static let auditFiles: @Sendable () throws -> [[UInt8]] = {
        try Fixtures.contents { $0.hasPrefix("Audit/") && $0.hasSuffix(".swift") }
    }

    private static let auditWords = [
        ".glassEffect(.regular.interactive(), in: .capsule)", ".glassEffectID(\"a\", in: space)",
        ".buttonStyle(.glass)",
        "GlassEffectContainer(spacing: 8) {", ".glassEffectUnion(id: 1, namespace: space)",
        ".glassEffectTransition(.identity)",
        ".toolbar {", "ToolbarItem {", "Menu {", "} label: {", ".tint(.red)", ".safeAreaBar(edge: .top) {", "List {",
    ]
    private static let ignoreWords = [
        "// glass-migrate:ignore", "-file", "-next-line", " material-surface, content", " -- why", "(", ":", "—", "*/",
        "/* glass-migrate:ignore", "\n", "\r\n", "///", "//", "/**", ",", " ",
    ]
    private static let swiftWords = [
        ".background", ".background(.ultraThinMaterial)", ".background(.thinMaterial, in: Capsule())",
        ".clipShape(Circle())",
        ".overlay", "Material", ".ultraThinMaterial", ".regularMaterial", ".bar", "Capsule()", ".rect(cornerRadius: 8)",
        "RoundedRectangle(cornerRadius: 12)", ".fill(.thickMaterial)", ".shadow(radius: 4)", ".cornerRadius(9)",
        ".padding()",
        ".buttonStyle(.bordered)", "VStack {", "HStack(spacing: 4) {", "ZStack {", "ScrollView {",
        "ForEach(items) { item in",
        "Button", "Text(\"a\")", "if #available(iOS 26.0, *) {", "} else {", "#available(iOS 26, macOS 26, *)",
        "#unavailable",
        "extension View {", "func", "struct", "var body: some View {", "@ViewBuilder", "some View", "return", "guard",
        "let", "if",
        "switch", "case", "default:", "for", "in", "try", "await", "as", "is", "where", "inout", "self", "$0", "{ $0 }",
        "_ in",
        "// glass-migrate:ignore", "/* glass-migrate:ignore-next-line */", "// glass-migrate:ignore-file",
        ".glassEffect()",
        "GlassEffectContainer {", ".liquidGlass(in: .rect) { $0 }", "UIBlurEffect(style: .systemMaterial)",
        "NSVisualEffectView()",
        "UIVisualEffectView(effect: nil)", "\"\\(a)\"", "#\"a\"#", "\"\"\"\n", "/a/", "#if os(iOS)\n", "#else\n",
        "#endif\n", "->", "&&",
        "??", "?.", "!", "\\.self", "@available(iOS 26, *)", "import SwiftUI", "#Preview {", "enum", "protocol",
        "actor", "init(",
    ]
}

private func parser() throws -> Parser {
    guard let parser = Parser() else { throw Broken(message: "no parser") }
    return parser
}

/// The tree; `nil` where the parser says why there is none.
private func tree(of input: [UInt8]) throws -> SyntaxTree? {
    try? parser().parse(SourceFile(path: "A.swift", bytes: input))
}

@Sendable private func checkSyntax(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    guard let tree = try tree(of: input) else { return }
    for node in tree.nodes {
        var position = node.start
        for child in node.children {
            try require(
                position <= child.start && child.end <= node.end, "a child at \(child.range) leaves \(node.range)")
            try require(child.parent == node, "a child at \(child.range) has another parent")
            position = child.end
        }
    }
    for _ in 0..<20 {
        let range = numbers.range(in: input.count)
        let node = tree.node(covering: range)
        let isOutside = range.lowerBound < tree.root.start || range.upperBound > tree.root.end
        try require(isOutside || node.range.contains(range), "\(node.range) does not cover \(range)")
    }
    var end = 0
    for token in tree.tokens {
        try require(end <= token.start, "a token at \(token.range) overlaps the one before")
        end = token.end
    }
    for directive in tree.directives { try require(directive.upperBound <= input.count, "a directive ends outside") }
    let again = try parser().parse(tree.source)
    try require(
        zip(tree.nodes, again.nodes).allSatisfy { $0.range == $1.range && $0.kind == $1.kind }, "parsed in two ways")
}

@Sendable private func checkChains(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    guard let tree = try tree(of: input) else { return }
    let step = max(1, tree.count / 3_000)
    for (number, node) in tree.nodes.enumerated() where number % step == 0 {
        if node.kind == .availabilityCondition { _ = Availability(node).isNew(from: 26) }
        let chain = ModifierChain(node)
        var start = chain.start
        for link in chain.links {
            try require(
                start <= link.range.lowerBound && link.range.upperBound <= node.end,
                "link \(link.name) leaves its chain")
            start = link.range.lowerBound
        }
        if let subject = chain.subject {
            try require(node.range.contains(subject.range), "the subject leaves its chain")
        }
        _ = chain.head
        guard let call = Call(node) else { continue }
        try require(node.range.contains(call.callee.range), "the callee leaves its call")
        for argument in call.arguments {
            try require(node.range.contains(argument.value.range), "an argument leaves its call")
        }
        for closure in call.trailingClosures {
            try require(node.range.contains(closure.closure.range), "a closure leaves its call")
        }
    }
}

@Sendable private func checkSuppressions(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    guard let tree = try tree(of: input) else { return }
    let suppressions = Suppressions(tree)
    let count = tree.nodes(.comment, .multilineComment).count
    for _ in 0..<20 {
        let line = numbers.below(tree.lines.starts.count)
        let covering = suppressions.covering(line...line, codes: ["material-surface"])
        try require(covering.allSatisfy { (0..<count).contains($0) }, "a comment that isn't there")
        let wider = suppressions.covering(0...tree.lines.starts.count, codes: ["material-surface"])
        try require(covering.isSubset(of: wider), "a comment covers a line, and not all of them")
    }
    _ = await migrate([tree.source], options(&numbers))
}

@Sendable private func checkLexer(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    for comments in [true, false] {
        var position = 0
        for token in Lexer.tokens(of: input, comments: comments) {
            try require(
                position <= token.startIndex && !token.isEmpty, "a token at \(token.indices) overlaps the one before")
            if comments { try requireSpace(input[position..<token.startIndex], at: position) }
            position = token.endIndex
        }
        if comments { try requireSpace(input[position...], at: position) }
    }
}

private func requireSpace(_ bytes: ArraySlice<UInt8>, at position: Int) throws {
    let rest = position == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    try require(rest.allSatisfy { [0x20, 9, 10, 13].contains($0) }, "something at \(position) belongs to no token")
}

private func options(_ numbers: inout Numbers) -> LiquidGlassOptions {
    var options = LiquidGlassOptions()
    options.style = numbers.pick(LiquidGlassOptions.Style.allCases)
    options.buttons = numbers.pick(LiquidGlassOptions.Buttons.allCases)
    options.containers = numbers.pick(LiquidGlassOptions.Containers.allCases)
    options.shadows = numbers.pick(LiquidGlassOptions.Shadows.allCases)
    options.accessibility = numbers.pick(LiquidGlassOptions.Accessibility.allCases)
    options.include = Set(LiquidGlassOptions.Include.allCases.filter { _ in numbers.once(in: 2) })
    return options
}

func migrate(_ files: [SourceFile], _ options: LiquidGlassOptions) async -> Outcome {
    let rewriter = Rewriter(
        plan: LiquidGlassPlan(options: options), project: ProjectModel(modules: [], owners: [:]), jobs: 1)
    let inputs = files.map { file in InputFile(path: file.path) { .success(file.bytes) } }
    return await rewriter.run(inputs, selection: Selection(applicability: .review))
}

@Sendable private func checkAudit(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let floor = Version(numbers.pick([15, 17, 26]))
    let module = Module(
        name: "App", kind: .xcode, product: .app, floors: [.iOS: floor], platforms: [.iOS],
        source: "A.xcodeproj: target App")
    let options = options(&numbers)
    func run(_ files: [SourceFile]) async -> Outcome {
        let owners = Dictionary(uniqueKeysWithValues: files.map { ($0.path, [0]) })
        let rewriter = Rewriter(
            plan: GlassAuditPlan(options: options), project: ProjectModel(modules: [module], owners: owners), jobs: 1)
        let inputs = files.map { file in InputFile(path: file.path) { .success(file.bytes) } }
        return await rewriter.run(inputs, selection: Selection(applicability: .review))
    }
    let source = SourceFile(path: "Sources/App/A.swift", bytes: input)
    let first = await run([source])
    for finding in first.findings {
        try require(finding.finding.range.upperBound <= input.count, "a finding lies outside of the file")
    }
    let again = await run([source])
    try require(first.rewrites == again.rewrites, "two runs, two results")
    guard let rewrite = first.rewrites.first(where: { $0.path == source.path }) else { return }
    guard let before = try tree(of: input), let after = try tree(of: rewrite.after) else {
        throw Broken(message: "the result can't be parsed")
    }
    try require(after.errors.count <= before.errors.count, "the result has more syntax errors")
}

@Sendable private func checkMigration(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let options = options(&numbers)
    let source = SourceFile(path: "Sources/App/A.swift", bytes: input)
    let first = await migrate([source], options)
    let tokens = first.findings.flatMap(\.finding.tokens)
    try require(Set(tokens).count == tokens.count, "a material belongs to two findings")
    for finding in first.findings {
        try require(finding.finding.range.upperBound <= input.count, "a finding lies outside of the file")
    }
    let again = await migrate([source], options)
    try require(first.rewrites == again.rewrites, "two runs, two results")
    guard let rewrite = first.rewrites.first(where: { $0.path == source.path }) else { return }
    try await checkSettled(rewrite, first, options)
}

/// A second run over the result proposes nothing, and has no new errors to read.
private func checkSettled(_ rewrite: VerifiedRewrite, _ outcome: Outcome, _ options: LiquidGlassOptions) async throws {
    let after = SourceFile(path: rewrite.path, bytes: rewrite.after)
    guard let before = try tree(of: rewrite.before?.bytes ?? []), let tree = try tree(of: after.bytes) else {
        throw Broken(message: "the result can't be parsed")
    }
    try require(tree.errors.count <= before.errors.count, "the result has more syntax errors")
    let files =
        [after] + outcome.rewrites.filter { $0.path != rewrite.path }.map { SourceFile(path: $0.path, bytes: $0.after) }
    let second = await migrate(files.sorted { $0.path < $1.path }, options)
    try require(second.rewrites.isEmpty, "a second run proposes \(second.rewrites.map(\.path))")
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
