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

    /// The parsing library counts the parts of a node in 16 bits, and what it can't count ended the process.
    @Test func longRowsAreLeftOut() throws {
        let comments = Array(repeating: "//\n", count: 70_000).joined()
        let rows = [
            comments + "let a = 1\n", "let a = [\n\(comments)1]\n", Array(repeating: "\"\\(", count: 50_000).joined(),
        ]
        guard let parser = Parser() else { throw ParseFailure.noTree }
        for row in rows {
            var failure: ParseFailure?
            do throws(ParseFailure) { _ = try parser.parse(SourceFile(path: "A.swift", text: row)) } catch {
                failure = error
            }
            #expect(failure == .tooDeep)
        }
        // These it can count; each costs no more than the one before.
        let errors = Array(repeating: "struct\n\n", count: 100_000).joined()
        #expect(try !parser.parse(SourceFile(path: "A.swift", text: errors)).errors.isEmpty)
        let elements = "let a = [\n\(Array(repeating: "1,\n", count: 100_000).joined())]\n"
        #expect(try parser.parse(SourceFile(path: "A.swift", text: elements)).errors.isEmpty)
    }

    /// A few hundred bytes that say the same text again and again.
    @Test func sharedValuesOfABinaryListAreCounted() throws {
        // Six levels of arrays, each of which holds the next one 15 times, then a text of 4,000 bytes.
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for level in 0..<6 {
            offsets.append(bytes.count)
            bytes += [0xAF, 0x10, 15] + Array(repeating: UInt8(level + 1), count: 15)
        }
        offsets.append(bytes.count)
        bytes += [0x5F, 0x11, 0x0F, 0xA0] + Array(repeating: UInt8(ascii: "a"), count: 4_000)
        let table = bytes.count
        for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 255)] }
        bytes += [0, 0, 0, 0, 0, 0, 2, 1] + [0, 0, 0, 0, 0, 0, 0, 7] + Array(repeating: 0, count: 8)
        bytes += [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 255)]
        #expect(throws: PropertyList.Failure(offset: 0, message: "it stands for too much")) {
            try PropertyList(anyForm: bytes)
        }
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
