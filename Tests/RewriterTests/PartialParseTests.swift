import MigrationPlans
import Synchronization
import Testing

@testable import Rewriter

/// Parsing a part of a file gives what parsing all of it gives there.
@Suite struct PartialParseTests {
    /// A node without its tree.
    private struct Node: Hashable {
        let kind: SyntaxKind
        let field: SyntaxField
        let range: SourceRange
    }

    private static func nodes(below declarations: [SyntaxNode]) -> [Node] {
        declarations.flatMap { declaration in
            declaration.descendants.map { Node(kind: $0.kind, field: $0.field, range: $0.range) }
        }
    }

    @Test func everyPartOfEveryFixtureReadsTheSameAlone() throws {
        guard let parser = Parser() else {
            Issue.record("there is no parser")
            return
        }
        var cut = 0
        for fixture in Fixture.all {
            let source = SourceFile(path: "Example.swift", bytes: try fixture.before)
            let whole = try parser.parse(source)
            let parts = Outline(of: source.bytes).parts.map(\.range)
            #expect(parts.first?.lowerBound == 0 && parts.last?.upperBound == source.bytes.count)
            #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
            guard !whole.hasErrors else { continue }
            for part in parts where parts.count > 1 {
                let alone = try parser.parse(source, only: [part])
                let declarations = whole.root.children.filter { part.contains($0.start) }
                #expect(
                    Self.nodes(below: Array(alone.root.children)) == Self.nodes(below: declarations),
                    "\(fixture.testDescription) \(part)")
                cut += 1
            }
        }
        #expect(cut > 100)
    }

    @Test func whatAVerifierParsesIsWhatTheWholeFileHolds() async throws {
        guard let parser = Parser() else {
            Issue.record("there is no parser")
            return
        }
        var checked = 0
        for fixture in Fixture.all where !fixture.isSkip {
            let run = await EngineRun(try fixture.before, options: try fixture.options)
            let fixes = run.outcome.findings.compactMap(\.finding.fix)
            let before = try parser.parse(run.source)
            let keeping = fixes.filter { !$0.replacesOldCode }.flatMap(\.edits.edits)
            let replacing = fixes.filter(\.replacesOldCode).flatMap(\.edits.edits)
            guard let text = EditedText(before.source.bytes, keeping: keeping, replacing: replacing),
                let touched = TouchedDeclarations(text, of: before)
            else { continue }
            let source = SourceFile(path: run.source.path, bytes: text.bytes)
            let part = try parser.parse(source, only: touched.after)
            let whole = try parser.parse(source)
            #expect(touched.areAll(of: part), "\(fixture.testDescription)")
            let declarations = whole.root.children.filter { node in touched.after.contains { $0.contains(node.start) } }
            #expect(
                Self.nodes(below: Array(part.root.children)) == Self.nodes(below: declarations),
                "\(fixture.testDescription)")
            checked += 1
        }
        #expect(checked > 50)
    }

    @Test(arguments: [
        ("struct A {\n}\nstruct B {\n}\n", 2),
        ("struct A {}\n\n/// Documented.\n@MainActor\nfinal class B {\n}\n", 2),
        ("func a() {\n}\nextension A {}; extension B {}\n", 2),
        // A brace in a string or comment is none.
        ("struct A { let s = \"}\" }\n// }\nstruct B { let s = \"\\(f { 1 })\" }\n", 2),
        // What goes on behind a brace stays with it.
        ("let a = f {\n}\n.g()\nstruct B {}\n", 1),
        ("struct A {} struct B {}\n", 1),
        // Braces that don't match: no cut at all.
        ("#if X\nstruct A {\n#else\nstruct A: B {\n#endif\n}\nstruct C {}\n", 1),
        ("struct A {}\n}\nstruct B {}\n", 1),
        ("", 1),
    ])
    func filesAreCutBetweenDeclarations(_ text: String, _ count: Int) {
        #expect(Outline(of: Array(text.utf8)).parts.count == count)
    }

    @Test func partsOfOneTypeStayTogether() {
        let text = "struct A { let c = Card() }\nstruct B {}\nextension A { var d: Int { 1 } }\nextension C.D {}\n"
        let outline = Outline(of: Array(text.utf8))
        let kept = outline.ranges(holding: WordSet.Names(["Card"])).map {
            String(decoding: Array(text.utf8)[$0], as: UTF8.self)
        }
        #expect(kept == ["struct A { let c = Card() }\n", "extension A { var d: Int { 1 } }\n"])
        #expect(outline.ranges(holding: WordSet.Names(["Missing"])).isEmpty)
    }

    @Test func wordSetsKnowTheirWords() {
        let words = WordSet(of: Array("let card = Card(12, naïve_name: aVeryLongIdentifierOfManyLetters.x)".utf8))
        for name in ["let", "card", "Card", "naïve_name", "aVeryLongIdentifierOfManyLetters", "x"] {
            #expect(words.mayHold(WordSet.Names([name])), "\(name)")
        }
        for name in ["car", "ard", "12", "aVeryLongIdentifierOfManyLetter", "Cards", ""] {
            #expect(!words.mayHold(WordSet.Names([name])), "\(name)")
        }
    }

    /// However many rounds names are traced for, a file that holds none of them is read once.
    @Test func filesAreReadOnceUnlessTheyMayUseAName() async throws {
        let reads = Counter()
        let card = """
            import SwiftUI
            struct Card: View {
                var body: some View { Text("a").padding().background(.ultraThinMaterial, in: Capsule()) }
            }
            """
        let texts =
            [("A.swift", card), ("B.swift", "struct Screen: View { var body: some View { Card() } }")]
            + (0..<50).map { ("C\($0).swift", "struct Other\($0) { let number = \($0) }") }
        let files = texts.map { path, text in
            InputFile(path: path) {
                reads.count(path)
                return .success(Array(text.utf8))
            }
        }
        let rewriter = Rewriter(
            plan: LiquidGlassPlan(), project: ProjectModel(modules: [], owners: [:]), jobs: 2)
        let outcome = await rewriter.run(files, selection: Selection(applicability: .review))
        #expect(outcome.findings.count == 1)
        let counts = reads.counts
        #expect(counts["A.swift"] == 1)
        #expect((2...4).contains(counts["B.swift"] ?? 0))
        #expect((0..<50).allSatisfy { counts["C\($0).swift"] == 1 })
    }
}

private final class Counter: Sendable {
    private let state = Mutex<[String: Int]>([:])

    func count(_ path: String) { state.withLock { $0[path, default: 0] += 1 } }
    var counts: [String: Int] { state.withLock { $0 } }
}
