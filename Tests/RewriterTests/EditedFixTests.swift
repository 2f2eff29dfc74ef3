import Testing

@testable import Rewriter

/// Changes that a person edits, and fixes that share something.
@Suite struct EditedFixTests {
    // MARK: The text that is edited

    private func edit(
        _ before: String, _ after: String, _ change: (String) -> String
    ) throws(EditableDiff.Failure) -> String {
        let diff = EditableDiff(path: "A.swift", before: Array(before.utf8), after: Array(after.utf8))
        return String(decoding: try diff.applied(change(diff.text)), as: UTF8.self)
    }

    @Test(arguments: ["\n", "\r\n"])
    func unchangedTextIsTheProposal(newline: String) throws {
        let before = (1...20).map { "\($0)" }.joined(separator: newline) + newline
        for change in [
            ("5\(newline)", "five\(newline)"), ("20\(newline)", "20"), ("1\(newline)2", "2"), ("10", "x\(newline)y"),
        ] {
            let after = before.replacing(change.0, with: change.1, maxReplacements: 1)
            #expect(try edit(before, after) { $0 } == after, "\(change)")
        }
    }

    @Test func linesCanBeChangedLeftOutAndKept() throws {
        let before = "a\nb\nc\n"
        #expect(try edit(before, "a\nB\nc\n") { $0.replacing("+B", with: "+BB\n+more") } == "a\nBB\nmore\nc\n")
        #expect(try edit(before, "a\nB\nc\n") { $0.replacing("+B\n", with: "") } == "a\nc\n")
        #expect(try edit(before, "a\nB\nc\n") { $0.replacing("-b", with: " b") } == "a\nb\nB\nc\n")
        // Editors take spaces away and add newlines.
        #expect(try edit("a\n\nb\n", "a\n\nB\n") { $0.replacing("\n \n", with: "\n\n") + "\n\n" } == "a\n\nB\n")
        #expect(try edit("a\nb\n\n", "a\nB\n\n") { $0.replacing("\n \n", with: "\n\n") } == "a\nB\n\n")
    }

    @Test func blankLinesAtTheEndAreLines() throws {
        #expect(try edit("a\n\n\n", "A\n\n\n") { $0 } == "A\n\n\n")
        #expect(try edit("a\n\n\n", "A\n\n") { $0 } == "A\n\n")
        #expect(try edit("a\n\n\n", "A\n\n\n") { $0.replacing("\n \n", with: "\n\n") + "\n" } == "A\n\n\n")
    }

    /// A newline and what stands beside it may be one character.
    @Test func linesAreCutAtBytes() throws {
        #expect(try edit("a\n\u{301}b\n", "A\n\u{301}b\n") { $0 } == "A\n\u{301}b\n")
        #expect(try edit("a\nb\n", "a\n\u{301}\n") { $0 } == "a\n\u{301}\n")
    }

    @Test func filesWithoutAFinalNewlineStaySo() throws {
        #expect(try edit("a\nb", "a\nB") { $0.replacing("+B", with: "+BB") } == "a\nBB")
        #expect(try edit("a\nb", "A\nb") { $0 } == "A\nb")
    }

    @Test func otherLinesHaveToStay() {
        let before = "a\nb\nc\n"
        #expect(throws: EditableDiff.Failure.empty) { try edit(before, "a\nB\nc\n") { _ in "" } }
        #expect(throws: EditableDiff.Failure.changesOldLine(1)) {
            try edit(before, "a\nB\nc\n") { $0.replacing(" a", with: " x") }
        }
        #expect(throws: EditableDiff.Failure.changesOldLine(2)) {
            try edit(before, "a\nB\nc\n") { $0.replacing("-b\n", with: "") }
        }
        #expect(throws: EditableDiff.Failure.changesHeaders) {
            try edit(before, "a\nB\nc\n") { $0 + "@@ -1 +1 @@\n" }
        }
    }

    // MARK: From text to edits

    private static let text = "x.background(M, in: S).next()\n"

    /// `x.glass(in: S) { $0.background(M, in: S) }.next()`
    private var wrapped: Fix {
        let range = 1..<22
        return Fix(
            title: "t",
            edits: EditList([
                .insert(".glass(in: S) { $0", at: 1, placement: .opening(encloses: range)),
                .insert(" }", at: 22, placement: .closing(encloses: range)),
            ])!, requires: ["glass"])
    }

    private func edited(_ fix: Fix, _ change: (String) -> String) -> (Fix, after: String) {
        let bytes = Array(Self.text.utf8)
        let proposal = String(decoding: fix.edits.apply(to: bytes), as: UTF8.self)
        let result = fix.edited(to: Array(change(proposal).utf8), of: bytes)
        return (result, String(decoding: result.edits.apply(to: bytes), as: UTF8.self))
    }

    @Test func whatIsLeftAloneStaysWhatItWas() {
        let (fix, after) = edited(wrapped) { $0 }
        #expect(fix.edits == wrapped.edits && fix.requires == ["glass"])
        #expect(after == "x.glass(in: S) { $0.background(M, in: S) }.next()\n")
    }

    @Test func changesInNewTextTakeNoOldText() {
        let (fix, after) = edited(wrapped) { $0.replacing(".glass(in: S)", with: ".glass(in: S, tint: .red)") }
        #expect(after == "x.glass(in: S, tint: .red) { $0.background(M, in: S) }.next()\n")
        #expect(!fix.edits.edits.contains { !$0.isInsertion })
        #expect(fix.edits.edits.last == wrapped.edits.edits.last)
    }

    @Test func changesInOldTextAreSeen() {
        let (fix, after) = edited(wrapped) { $0.replacing("background(M", with: "background(N") }
        #expect(after.contains("$0.background(N, in: S)"))
        #expect(fix.edits.edits.contains { !$0.isInsertion })
    }

    @Test func replacementsCanBeEdited() {
        let native = Fix(
            title: "t", edits: EditList([Edit(1..<22, ".glassEffect(.regular, in: S)")])!, replacesOldCode: true)
        let (fix, after) = edited(native) { $0.replacing(".regular", with: ".clear") }
        #expect(after == "x.glassEffect(.clear, in: S).next()\n" && fix.replacesOldCode)
        #expect(fix.edits.edits.map(\.range) == [1..<22])
    }

    // MARK: What fixes share

    @Test func jointEditsNeedEnoughOfTheFixes() {
        let shared = [Edit.insert("C(", at: 0), .insert(")", at: 40)]
        let joint = Fix.Joint(edits: shared, requires: ["container"], minimum: 2)
        func fix(_ offset: Int, carries: Bool = false) -> Fix {
            Fix(
                title: "t", edits: EditList([Edit.insert("g", at: offset)] + (carries ? shared : []))!,
                requires: carries ? ["glass", "container"] : ["glass"], joint: joint)
        }
        let fixes = [fix(5, carries: true), fix(10), fix(15)]
        #expect(Fix.settled(fixes).map(\.edits.edits.count) == [3, 1, 1])
        #expect(Fix.settled([fixes[1], fixes[2]]).map(\.edits.edits.count) == [3, 1])
        #expect(Fix.settled([fixes[1], fixes[2]])[0].requires == ["glass", "container"])
        #expect(Fix.settled([fixes[0]]).map(\.edits.edits.count) == [1])
        #expect(Fix.settled([fixes[0]])[0].requires == ["glass"])
    }

    // MARK: Answers on record

    @Test func decisionsOutlastTheProcess() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n"])
        func diff(_ text: String) -> UnifiedDiff {
            UnifiedDiff(path: "A.swift", before: Array("a\n".utf8), after: Array(text.utf8))
        }
        func key(_ text: String) -> Decisions.Key { Decisions.Key.keys(of: [diff(text)])[0] }
        var decisions = Decisions(try repository.location())
        #expect(decisions[key("b\n")] == nil)
        try decisions.record([key("b\n"): true, key("c\n"): false])
        var again = Decisions(try repository.location())
        #expect(again[key("b\n")] == true && again[key("c\n")] == false && again[key("d\n")] == nil)
        try again.forget([key("b\n")])
        #expect(Decisions(try repository.location())[key("b\n")] == nil)
        let path = ".git/glass-migrate/decisions"
        try repository.write(path, "something else\n" + (repository.text(path) ?? ""))
        #expect(Decisions(try repository.location())[key("c\n")] == nil)
        try again.record([:])
        #expect(Decisions(try repository.location())[key("c\n")] == false)
    }

    /// Changes that look alike are told apart by their order, also when some of them are gone.
    @Test func alikeChangesAreCounted() {
        let diff = UnifiedDiff(path: "A.swift", before: Array("a\n".utf8), after: Array("b\n".utf8))
        let keys = Decisions.Key.keys(of: [diff, diff, diff])
        #expect(Set(keys).count == 3)
        #expect(Decisions.Key.renumbered([keys[0], keys[2]]) == [keys[0], keys[1]])
    }
}
