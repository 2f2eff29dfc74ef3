import Rewriter
import Testing

/// How edits at one place compose. `apply` doesn't depend on the order in which they were made.
@Suite struct EditListTests {
    private func apply(_ edits: [Edit], to text: String) throws -> String {
        let bytes = Array(text.utf8)
        let result = try #require(EditList(edits)).apply(to: bytes)
        #expect(try #require(EditList(edits.reversed())).apply(to: bytes) == result)
        return String(decoding: result, as: UTF8.self)
    }

    private func pair(_ open: String, _ close: String, around range: SourceRange) -> [Edit] {
        [
            .insert(open, at: range.lowerBound, placement: .opening(encloses: range)),
            .insert(close, at: range.upperBound, placement: .closing(encloses: range)),
        ]
    }

    @Test func whatBeginsAtOnePlaceNests() throws {
        let edits = pair("(", ")", around: 0..<1) + pair("[", "]", around: 0..<2) + pair("{", "}", around: 0..<3)
        #expect(try apply(edits, to: "abc") == "{[(a)b]c}")
    }

    @Test func whatEndsAtOnePlaceNests() throws {
        let edits = pair("(", ")", around: 2..<3) + pair("[", "]", around: 1..<3) + pair("{", "}", around: 0..<3)
        #expect(try apply(edits, to: "abc") == "{a[b(c)]}")
    }

    @Test func whatEndsComesBeforeWhatBegins() throws {
        let edits = pair("(", ")", around: 0..<1) + pair("[", "]", around: 1..<2) + [.insert("+", at: 1)]
        #expect(try apply(edits, to: "ab") == "(a)[+b]")
    }

    @Test func replacementsStandInsideOfWhatEnclosesThem() throws {
        let edits = pair("(", ")", around: 1..<3) + [Edit(1..<3, "X")]
        #expect(try apply(edits, to: "abcd") == "a(X)d")
        #expect(try apply([Edit(0..<1, ""), Edit(1..<2, "Y"), .insert("Z", at: 0)], to: "ab") == "ZY")
    }

    @Test func overlapsAreNoList() {
        #expect(EditList([Edit(0..<2, ""), Edit(1..<3, "")]) == nil)
        #expect(EditList([Edit(0..<2, ""), .insert("x", at: 1)]) == nil)
        #expect(EditList([Edit(0..<2, ""), .insert("x", at: 2), .insert("y", at: 0)]) != nil)
        #expect(EditList([]) == EditList())
    }

    @Test func extentIsFromTheFirstByteToTheLast() throws {
        #expect(EditList().extent == nil)
        #expect(try #require(EditList([Edit(2..<9, ""), .insert("", at: 1), Edit(9..<10, "")])).extent == 1..<10)
    }

    /// A box around two lines of which the second gets a wrapper of its own: what that adds on new lines goes in too.
    @Test(arguments: ["\n", "\r\n"])
    func newLinesGoInWithWhatEnclosesThem(_ newline: String) throws {
        let text = ["H {", "    a.old", "}", ""].joined(separator: newline)
        let bytes = Array(text.utf8)
        let box = 0..<bytes.count - newline.utf8.count
        let line = 3 + newline.utf8.count
        let run = line + 5..<line + 9
        let last = line + 9 + newline.utf8.count
        var edits = pair("Box {\(newline)    ", "\(newline)}", around: box)
        for start in [line, last] { edits.append(.insert("    ", at: start, placement: .indentation(encloses: box))) }
        edits += pair(".glass {\(newline)        $0", "\(newline)    }", around: run)
        let expected = ["Box {", "    H {", "        a.glass {", "            $0.old", "        }", "    }", "}", ""]
        #expect(try apply(edits, to: text) == expected.joined(separator: newline))
    }

    /// Two boxes around the same lines: each gives its step to every line, and the inner one goes in by the outer's.
    @Test(arguments: ["\n", "\r\n"])
    func stepsAddUp(_ newline: String) throws {
        let text = ["a {", "}"].joined(separator: newline)
        let bytes = Array(text.utf8)
        let second = bytes.count - 1
        let inner = 0..<bytes.count
        var edits = pair("I {\(newline)  ", "\(newline)}", around: inner)
        edits.append(.insert("  ", at: second, placement: .indentation(encloses: inner)))
        #expect(try apply(edits, to: text) == ["I {", "  a {", "  }", "}"].joined(separator: newline))
        let wide = Array(("x" + newline + text + newline + "y").utf8)
        let offset = 1 + newline.utf8.count
        let outer = 0..<wide.count
        var nested = pair("O {\(newline)  ", "\(newline)}", around: outer)
        let starts = [offset, offset + second, wide.count - 1]
        for start in starts { nested.append(.insert("  ", at: start, placement: .indentation(encloses: outer))) }
        let moved = offset..<offset + bytes.count
        nested += pair("I {\(newline)  ", "\(newline)}", around: moved)
        nested.append(.insert("  ", at: offset + second, placement: .indentation(encloses: moved)))
        let expected = ["O {", "  x", "  I {", "    a {", "    }", "  }", "  y", "}"]
        #expect(try apply(nested, to: String(decoding: wide, as: UTF8.self)) == expected.joined(separator: newline))
    }
}
