import Testing

@testable import Rewriter

/// The reader of YAML files: values, places, and what it refuses.
struct YAMLTests {
    private func parse(_ text: String) throws -> YAML.Document { try YAML.parse(Array(text.utf8)) }

    private func failure(_ text: String) -> YAML.Failure? {
        do throws(YAML.Failure) {
            _ = try YAML.parse(Array(text.utf8))
            return nil
        } catch { return error }
    }

    @Test func readsValues() throws {
        let root = try parse(
            """
            name: "17.0"
            floor: 17.0
            on: yes
            quoted: "yes"
            none: ~
            count: 12
            list: [a, b, 3]
            nested:
              - path: Sources # comment
                excludes:
                  - "**/*.md"
            """
        ).root
        #expect(root["name"]?.string == "17.0")
        #expect(root["floor"]?.string == "17.0")
        #expect(root["on"]?.bool == true)
        #expect(root["quoted"]?.bool == nil)
        #expect(root["none"]?.isNull == true && root["none"]?.string == nil)
        #expect(root["count"]?.integer == 12)
        #expect(root["list"]?.strings == ["a", "b", "3"])
        #expect(root["nested"]?.elements?.first?["excludes"]?.strings == ["**/*.md"])
        #expect(root["missing"] == nil)
        #expect(root.entries?.map(\.name) == ["name", "floor", "on", "quoted", "none", "count", "list", "nested"])
    }

    @Test(arguments: ["\n", "\r\n"])
    func placesAreBytes(newline: String) throws {
        let text = ["# größe", "a: ü", "b:", "  - é: x", ""].joined(separator: newline)
        let value = try #require(try parse(text).root["b"]?.elements?.first?["é"])
        #expect(value.position == Position(line: 4, column: 9))
        #expect(Array(text.utf8)[value.offset] == UInt8(ascii: "x"))
        let marked = try #require(try parse("\u{FEFF}" + text).root["a"])
        #expect(marked.position == Position(line: 2, column: 4))
    }

    @Test func replacesAliasesAndMergeKeys() throws {
        let document = try parse(
            """
            base: &base {iOS: 17, macOS: 14}
            app:
              <<: *base
              iOS: 18
            both: {<<: [*base, {tvOS: 17, iOS: 1}]}
            same: *base
            """)
        #expect(document.root["app"]?["iOS"]?.string == "18")
        #expect(document.root["app"]?["macOS"]?.string == "14")
        #expect(document.root["both"]?["iOS"]?.string == "17")
        #expect(document.root["both"]?["tvOS"]?.string == "17")
        #expect(document.root["same"]?["macOS"]?.string == "14")
        #expect(document.duplicateKeys.isEmpty)
    }

    @Test func reportsDuplicateKeys() throws {
        let document = try parse("a: 1\nb:\n  c: 1\n  c: 2\na: 3\n")
        #expect(document.root["a"]?.string == "1")
        #expect(
            document.duplicateKeys == [
                .init(name: "c", position: Position(line: 4, column: 3), first: Position(line: 3, column: 3)),
                .init(name: "a", position: Position(line: 5, column: 1), first: Position(line: 1, column: 1)),
            ])
    }

    @Test func anEmptyFileIsNothing() throws {
        #expect(try parse("").root.isNull)
        #expect(try parse("# nothing\n").root.kind == "nothing")
    }

    @Test(arguments: [
        ("a: [1, 2", 1), ("a: 1\n b: 2\n", 2), ("\tkey: 1", 1), ("a: *unknown", 1), ("a: 1\n---\nb: 2\n", 2),
        ("a: \u{1}", 1),
    ])
    func malformedFilesSayWhere(text: String, line: Int) throws {
        #expect(try #require(failure(text)).position.line == line)
    }

    @Test func refusesWhatIsNotUTF8() {
        #expect(throws: YAML.Failure.self) { try YAML.parse([0x61, 0x3A, 0x20, 0xFF]) }
        #expect(throws: YAML.Failure.self) { try YAML.parse([0xFF, 0xFE, 0x61, 0x00]) }
    }

    @Test func refusesWhatGrowsWithoutEnd() {
        let levels = (1...30).map { "a\($0): &a\($0) [\(String(repeating: "*a\($0 - 1),", count: 10))]" }
        let laughs = "a0: &a0 [lol, lol]\n" + levels.joined(separator: "\n")
        #expect(failure(laughs)?.message == "aliases stand for too much")
        #expect(failure(String(repeating: "[", count: 100_000))?.message == "nested too deeply")
        #expect(failure(String(repeating: "- ", count: 10_000))?.message == "nested too deeply")
        #expect(failure("&a [*a]")?.message == "unknown alias")
        #expect(failure(String(repeating: "a", count: YAMLReader.sizeLimit + 1))?.message == "the file is too large")
        #expect(failure("[\(String(repeating: "1,", count: 200_000))]")?.message == "the file holds too many values")
    }
}
