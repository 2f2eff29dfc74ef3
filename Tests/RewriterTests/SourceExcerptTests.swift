import MigrationPlans
import Testing

@testable import Rewriter

@Suite struct SourceExcerptTests {
    private func excerpt(_ text: String, around range: SourceRange, context: Int = 3) -> SourceExcerpt {
        let source = SourceFile(path: "A.swift", text: text)
        return SourceExcerpt(of: source, lines: LineTable(source.bytes), around: range, context: context)
    }

    private func strings(_ lines: [ArraySlice<UInt8>]) -> [String] { lines.map { String(decoding: $0, as: UTF8.self) } }

    @Test func holdsWholeLinesAround() {
        let text = "one\ntwo\nthree\nfour\nfive\n"
        let middle = excerpt(text, around: 9..<10, context: 1)
        #expect(middle.firstLine == 2 && middle.offset == 4)
        #expect(strings(middle.lines) == ["two\n", "three\n", "four\n"])
        let all = excerpt(text, around: 0..<23, context: 9)
        #expect(all.firstLine == 1 && strings(all.lines) == ["one\n", "two\n", "three\n", "four\n", "five\n"])
        #expect(strings(excerpt("a\r\nb", around: 3..<4).lines) == ["a\r\n", "b"])
        #expect(excerpt("", around: 0..<0).lines.isEmpty)
    }

    @Test func placesCountUTF16() {
        let text = "\u{FEFF}a\nlet 🪟é = 1\n"
        let excerpt = excerpt(text, around: 5..<9)
        #expect(excerpt.hasByteOrderMark)
        #expect(excerpt.place(of: 4) == .init(line: 1, utf16Offset: 2))
        let end = text.utf8.count - 5
        #expect(text.utf8.dropFirst(end).elementsEqual(" = 1\n".utf8))
        #expect(excerpt.place(of: end) == .init(line: 2, utf16Offset: 7))
    }

    @Test func changesStandWhereTheEditsAre() {
        let text = "a\nb\nb\nc\n"
        let insertion = excerpt(text, around: 2..<4).lineChanges(by: EditList([.insert("b\n", at: 2)])!)
        #expect(insertion == [.init(old: 1..<1, new: [Array("b\n".utf8)[...]])])
        let replacement = excerpt(text, around: 2..<4).lineChanges(
            by: EditList([Edit(2..<3, "x\ny"), Edit(6..<7, "z")])!)
        #expect(replacement.map(\.old) == [1..<2, 3..<4])
        #expect(replacement.map { strings($0.new) } == [["x\n", "y\n"], ["z\n"]])
        #expect(excerpt(text, around: 0..<2).lineChanges(by: EditList([Edit(0..<1, "a")])!).isEmpty)
        let end = excerpt("a", around: 0..<1).lineChanges(by: EditList([.insert("\nb", at: 1)])!)
        #expect(end.map(\.old) == [0..<1] && strings(end[0].new) == ["a\n", "b"])
    }

    @Test func replacementsAreMinimal() {
        let excerpt = excerpt("x.background(M)\n", around: 0..<15)
        let edits = EditList([Edit(1..<15, ".glass { $0.background(M) }"), .insert("!", at: 15)])!
        let found = excerpt.replacements(by: edits)
        #expect(found.map(\.range) == [2..<15] && found.map(\.text) == ["glass { $0.background(M) }!"])
        let wrap = EditList([.insert("(", at: 0), .insert(")", at: 15)])!
        #expect(excerpt.replacements(by: wrap).map(\.range) == [0..<0, 15..<15])
        #expect(excerpt.replacements(by: EditList([Edit(0..<1, "x")])!).isEmpty)
        let accents = self.excerpt("aé\n", around: 0..<3).replacements(by: EditList([Edit(0..<3, "aè")])!)
        #expect(accents.map(\.range) == [1..<3] && accents.map(\.text) == ["è"])
    }

    /// Line changes and replacements of every fix of the fixtures come to the same text as its edits.
    @Test(arguments: Fixture.all.filter { !$0.isSkip })
    func everyFormOfAFixIsTheSameChange(_ fixture: Fixture) async throws {
        let run = await EngineRun(try fixture.before, options: try fixture.options)
        let bytes = run.source.bytes
        for reported in run.outcome.findings {
            guard let edits = reported.finding.fix?.edits, let excerpt = reported.excerpt else { continue }
            let expected = String(decoding: edits.apply(to: bytes), as: UTF8.self)
            var lines = excerpt.lines
            for change in excerpt.lineChanges(by: edits).reversed() {
                lines.replaceSubrange(change.old, with: change.new)
            }
            let end = excerpt.offset + excerpt.bytes.count
            let byLines = bytes[..<excerpt.offset] + lines.joined() + bytes[end...]
            #expect(String(decoding: Array(byLines), as: UTF8.self) == expected)
            var replaced = bytes
            for (range, text) in excerpt.replacements(by: edits).reversed() {
                replaced.replaceSubrange(range, with: text.utf8)
            }
            #expect(String(decoding: replaced, as: UTF8.self) == expected)
        }
    }
}
