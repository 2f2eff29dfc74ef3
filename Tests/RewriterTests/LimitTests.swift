import MigrationPlans
import Testing

@testable import Rewriter

/// Nesting and lengths that nobody writes: every reader ends, with a result or a reason, and no stack or memory is
/// exhausted.
@Suite struct LimitTests {
    private static let depth = 50_000
    private static let lineLength = 10 << 20

    /// What opens something, and what closes it.
    private static let nestings: [(open: String, close: String)] = [
        ("(", ")"), ("{", "}"), ("\"\\(", ")\""), ("/*", "*/"), ("A<", ">"), ("x { ", "}.padding()"), ("!", ""),
        ("#if A\n", "\n#endif\n"), ("- ", ""), ("{a = ", ";}"), ("$(", ")"), ("{a,", "}"), ("**/", ""),
    ]

    private static let oddTexts: [(name: String, bytes: [UInt8])] = {
        let code = Array("VStack {}.background(.ultraThinMaterial, in: Capsule())\n".utf8)
        let odd: [(String, [UInt8])] = [
            ("NUL", [0]), ("a lone surrogate", [0xED, 0xA0, 0x80]), ("an overlong slash", [0xC0, 0xAF]),
            ("a lone continuation", [0x80]),
            ("half a character", [0xF0, 0x9F]), ("beyond Unicode", [0xF4, 0x90, 0x80, 0x80]),
            ("a byte-order mark", [0xEF, 0xBB, 0xBF]),
            ("a UTF-16 mark", [0xFF, 0xFE]), ("U+2028", [0xE2, 0x80, 0xA8]), ("DEL", [0x7F]),
        ]
        var texts: [(name: String, bytes: [UInt8])] = [(name: "empty", bytes: [])]
        for (name, bytes) in odd {
            texts.append((name: "\(name) first", bytes: bytes + code))
            texts.append((name: "\(name) inside", bytes: Array(code.dropLast(3)) + bytes + code))
            texts.append((name: "\(name) alone", bytes: bytes))
        }
        return texts
    }()

    @Test(arguments: nestings.map { "\($0.open)…\($0.close)" })
    func deepNestingEndsInEveryReader(_ name: String) async throws {
        let pair = try #require(Self.nestings.first { "\($0.open)…\($0.close)" == name })
        let outer = Array(repeating: pair.open, count: Self.depth).joined()
        let inner = Array(repeating: pair.close, count: Self.depth).joined()
        await readWithEverything(Array((outer + "x" + inner).utf8))
    }

    @Test(arguments: ["a", "$("])
    func longLinesEndInEveryReader(_ piece: String) async throws {
        let count = Self.lineLength / piece.utf8.count
        await readWithEverything(Array(repeating: Array(piece.utf8), count: count).flatMap { $0 })
    }

    @Test(arguments: oddTexts.map(\.name))
    func oddBytesEndInEveryReader(_ name: String) async throws {
        await readWithEverything(try #require(Self.oddTexts.first { $0.name == name }).bytes)
    }

    /// Each as it is reached from outside, through the files that a repository would have.
    private func readWithEverything(_ bytes: [UInt8]) async {
        let run = await EngineRun(bytes, options: LiquidGlassOptions())
        #expect(run.outcome.rewrites.isEmpty || run.outcome.rewrites.contains { $0.path == run.source.path })
        let tokens = Lexer.tokens(of: Array(bytes.prefix(Parser.sizeLimit)), comments: true)
        #expect(tokens.allSatisfy { !$0.isEmpty })
        for path in [
            "Package.swift", "project.yml", "A.xcodeproj/project.pbxproj", "Info.plist", "Project.swift",
            ".xcode-version",
        ] {
            let paths = [path, "A/B.swift", "A.xcconfig"]
            _ = ProjectReader.read(paths: paths) { $0 == "A/B.swift" ? nil : bytes }
        }
        _ = try? YAML.parse(bytes)
        _ = try? PropertyList(bytes)
        _ = JournalEntry(bytes)
        _ = try? PBXProjEditor.edits(
            adding: "A/C.swift", to: ["A"], of: SourceFile(path: "A.xcodeproj/project.pbxproj", bytes: bytes))
        let diff = UnifiedDiff(path: "A", before: bytes, after: bytes.dropLast() + [UInt8(ascii: "\n")])
        #expect(diff.isEmpty == (bytes.last == UInt8(ascii: "\n")))
        let pattern = String(decoding: bytes.prefix(200_000), as: UTF8.self)
        _ = Glob(pattern).matches("A/B.swift")
        _ = Glob(rooted: pattern).matches("A/B.swift")
    }
}
