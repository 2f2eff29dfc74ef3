import Testing

@testable import Rewriter

/// The values that project files are made of: paths, patterns, property lists, build settings.
struct ProjectValuesTests {
    @Test(arguments: [
        ("", "A/B", "A/B"), ("A", "../B", "B"), ("A", "./B/", "A/B"), ("A/B", "../../C", "C"), ("A", "", "A"),
    ])
    func joinsPaths(folder: String, relative: String, result: String) {
        #expect(RepositoryPath.join(folder, relative) == result)
    }

    @Test(arguments: [("", ".."), ("A", "../../B"), ("A", "/etc"), ("", "~/x"), ("A", "B/../../..")])
    func refusesPathsOutOfTheRepository(folder: String, relative: String) {
        #expect(RepositoryPath.join(folder, relative) == nil)
    }

    @Test(arguments: [
        ("*.swift", "A.swift", true), ("*.swift", "A/B.swift", false), ("**/*.swift", "A/B/C.swift", true),
        ("**/*.swift", "C.swift", true), ("A/**", "A/B/C.swift", true), ("A/**", "B/A/C.swift", false),
        ("A", "A/B/C.swift", true), ("A", "AB/C.swift", false), ("A/?.swift", "A/x.swift", true),
        ("A/[a-c]*.swift", "A/b1.swift", true), ("A/[!a-c]*.swift", "A/b1.swift", false),
        ("{A,B}/*.{swift,m}", "B/x.m", true), ("{A,B}/*.{swift,m}", "C/x.m", false),
        ("A/**/B/*.swift", "A/x/y/B/z.swift", true), ("A/**/B/*.swift", "A/B/z.swift", true), ("a*b*c", "abbbd", false),
        ("A/**", "A", false), ("A/**/**/B", "A/B", true), ("**", "A", true), ("", "A", false), ("[]a]", "]", true),
    ])
    func matchesPatterns(pattern: String, path: String, expected: Bool) {
        #expect(Glob(rooted: pattern).matches(path) == expected)
    }

    @Test(arguments: [
        ("A/[x]*", "A/[x]*/B.swift", true), ("A/[x]*", "A/xy", false), ("**", "A", false), ("**", "**/A", true),
        ("", "A", true), ("a\\*", "a\\*", true),
    ])
    func literalPathsHaveNoSigns(path: String, other: String, expected: Bool) {
        #expect(Glob(literal: path).matches(other) == expected)
    }

    @Test func manyStarsCostLittle() {
        let pattern = String(repeating: "**/", count: 60) + "x"
        #expect(!Glob(rooted: pattern).matches(String(repeating: "a/", count: 200) + "y"))
        #expect(!Glob(rooted: String(repeating: "*a", count: 200)).matches(String(repeating: "a", count: 3_000) + "b"))
    }

    @Test func readsPropertyLists() throws {
        let text = """
            // !$*UTF8*$!
            { /* c */ key = value; "a b" = ("x\\ty", 1.5, ); nested = { data = <0fa1 22>; path = ../A+B-C_d.swift; };
              escaped = "say \\"\\U00e9\\" \\101"; url = http://example/x; }
            """
        let list = try PropertyList(Array(text.utf8))
        #expect(list.root["key"]?.string == "value")
        #expect(list.root["a b"]?.elements.map(\.string) == ["x\ty", "1.5"])
        #expect(list.root["nested"]?["path"]?.string == "../A+B-C_d.swift")
        #expect(list.root["nested"]?["data"]?.kind == .data)
        #expect(list.root["escaped"]?.string == "say \"é\" A")
        let range = try #require(list.root["nested"]?["path"]?.range)
        #expect(String(decoding: list.bytes[range], as: UTF8.self) == "../A+B-C_d.swift")
    }

    private func settings(_ levels: [String]..., configuration: String = "Debug") -> BuildSettings {
        let levels = levels.map { lines in
            lines.map { line in
                let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                return BuildSetting(key: sides[0], value: sides[1])
            }
        }
        return BuildSettings(levels: levels, configuration: configuration, builtIn: ["TARGET_NAME": "App"])
    }

    @Test func inheritsAndExpands() {
        let settings = settings(
            ["A=1", "FLAGS=x"], ["A=$(inherited).2", "FLAGS=$(FLAGS) ${TARGET_NAME}", "N=A", "V=$($(N))"])
        #expect(settings.value("A") == .known("1.2"))
        #expect(settings.value("FLAGS") == .known("x App"))
        #expect(settings.value("V") == .known("1.2"))
        #expect(settings.value("B") == nil)
        #expect(settings.value("TARGET_NAME") == .known("App"))
    }

    @Test func unknownReferencesStayUnknown() {
        let settings = settings(["A=$(RECOMMENDED)", "B=$(RECOMMENDED:default=12)", "C=$(TARGET_NAME:lower)"])
        #expect(settings.value("A") == .unknown("$(RECOMMENDED)"))
        #expect(settings.value("B") == .known("12"))
        #expect(settings.value("C") == .known("app"))
    }

    @Test func loopsEnd() {
        let doubling = (0..<40).map { "A\($0)=$(A\($0 + 1))$(A\($0 + 1))$(A\($0 + 1))" }
        #expect(settings(["A=$(B)", "B=$(A)"]).value("A") != nil)
        #expect(settings(doubling + ["A40="]).value("A0") != nil)
        #expect(settings(["A=\(String(repeating: "$(", count: 5_000))"]).value("A") != nil)
    }
}
