import Foundation
import Testing

@testable import Rewriter

@Suite struct GitDiffTests {
    private func diff(_ before: String?, _ after: String, path: String = "A.swift") -> String {
        let diff = UnifiedDiff(path: path, before: before.map { Array($0.utf8) }, after: Array(after.utf8))
        return String(decoding: diff.rendered(), as: UTF8.self)
    }

    @Test func showsChangesWithThreeLinesAround() {
        let before = (1...20).map { "\($0)\n" }.joined()
        let after = before.replacing("\n5\n", with: "\nfive\n").replacing("\n17\n", with: "\n17\n17.5\n")
        #expect(
            diff(before, after) == """
                diff --git a/A.swift b/A.swift
                --- a/A.swift
                +++ b/A.swift
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                @@ -15,6 +15,7 @@
                 15
                 16
                 17
                +17.5
                 18
                 19
                 20

                """)
    }

    @Test func nearChangesShareAHunk() {
        let before = (1...9).map { "\($0)\n" }.joined()
        let diff = UnifiedDiff(
            path: "A", before: Array(before.utf8),
            after: Array(before.replacing("1\n", with: "x\n").replacing("8\n", with: "y\n").utf8))
        #expect(diff.hunks.map(\.header) == ["@@ -1,9 +1,9 @@"])
        let apart = UnifiedDiff(
            path: "A", before: Array(before.utf8),
            after: Array(before.replacing("1\n", with: "x\n").replacing("9\n", with: "y\n").utf8))
        #expect(apart.hunks.map(\.header) == ["@@ -1,4 +1,4 @@", "@@ -6,4 +6,4 @@"])
    }

    @Test func newEmptyAndUnchangedFiles() {
        #expect(
            diff(nil, "a\n")
                == "diff --git a/A.swift b/A.swift\nnew file mode 100644\n--- /dev/null\n+++ b/A.swift\n@@ -0,0 +1 @@\n+a\n"
        )
        #expect(diff(nil, "") == "diff --git a/A.swift b/A.swift\nnew file mode 100644\n")
        #expect(diff("", "a\n").contains("@@ -0,0 +1 @@"))
        #expect(diff("a\n", "").contains("@@ -1 +0,0 @@"))
        #expect(diff("a\n", "a\n") == "")
    }

    @Test func missingFinalNewlines() {
        #expect(diff("a", "b").hasSuffix("-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"))
        #expect(diff("a", "a\n").hasSuffix("-a\n\\ No newline at end of file\n+a\n"))
    }

    @Test func unusualNamesAreQuoted() {
        #expect(
            diff("a\n", "b\n", path: "a b.swift").contains("diff --git a/a b.swift b/a b.swift\n--- a/a b.swift\t\n"))
        #expect(diff("a\n", "b\n", path: "ü\".swift").contains(#"--- "a/\303\274\".swift""#))
        #expect(diff("a\n", "b\n", path: "t\tn\n.swift").contains(#"+++ "b/t\tn\n.swift""#))
    }

    @Test func wholeBlocksAreShown() {
        let before = "struct A {\n    func a() {\n        x()\n    }\n}\n"
        let after = "struct A {\n    func a() {\n        x()\n    }\n\n    func b() {\n        y()\n    }\n}\n"
        #expect(diff(before, after).contains("     }\n+\n+    func b() {\n+        y()\n+    }\n }\n"))
    }

    /// The lines of a diff, put together again.
    private func applied(_ diff: UnifiedDiff, to old: [UInt8]) -> [UInt8] {
        var lines = old.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Array($0) + [UInt8(ascii: "\n")]
        }
        if let last = lines.popLast(), last.count > 1 { lines.append(last.dropLast()) }
        var result: [UInt8] = []
        var position = 0
        for hunk in diff.hunks {
            let start = hunk.oldCount == 0 ? hunk.oldStart : hunk.oldStart - 1
            result += lines[position..<start].joined()
            position = start
            for line in hunk.lines {
                if line.kind != .removed { result += line.bytes }
                if line.kind != .added {
                    #expect(Array(line.bytes) == lines[position])
                    position += 1
                }
            }
        }
        return result + lines[position...].joined()
    }

    @Test func anyChangeIsDescribedInFull() {
        var random = SystemRandomNumberGenerator()
        for round in 0..<400 {
            let letters = round % 4 + 1
            func text() -> [UInt8] {
                (0..<Int.random(in: 0...30, using: &random)).flatMap { _ in
                    [UInt8(97 + Int.random(in: 0..<letters, using: &random)), 10]
                }
            }
            var (old, new) = (text(), text())
            if round % 3 == 0, !old.isEmpty { old.removeLast() }
            if round % 5 == 0, !new.isEmpty { new.removeLast() }
            let diff = UnifiedDiff(path: "A", before: old, after: new, context: round % 4)
            #expect(applied(diff, to: old) == new, "\(old) → \(new)")
        }
    }

    @Test func theScriptIsAShortestOne() {
        for (old, new, changed) in [
            ("abcabba", "cbabac", 5), ("aaaa", "aa", 2), ("abcd", "acbd", 2), ("", "abc", 3), ("xaxbxc", "abc", 3),
        ] {
            func lines(_ text: String) -> [UInt8] { text.utf8.flatMap { [$0, 10] } }
            let diff = UnifiedDiff(path: "A", before: lines(old), after: lines(new))
            #expect(diff.hunks.flatMap(\.lines).filter { $0.kind != .context }.count == changed, "\(old) \(new)")
        }
    }

    @Test func aSearchThatRunsOutOfStepsStillDescribesTheChange() {
        func lines(_ text: [Int]) -> [ArraySlice<UInt8>] { text.map { ArraySlice("\($0)\n".utf8) } }
        let (old, new) = ((0..<2000).map { $0 * 7 % 50 }, (0..<2000).map { $0 * 11 % 50 })
        let diff = LineDiff(old: lines(old), new: lines(new), budget: 1000)
        var result: [Int] = []
        var position = 0
        for change in diff.changes {
            result += old[position..<change.old.lowerBound]
            result += new[change.new]
            position = change.old.upperBound
        }
        #expect(result + old[position...] == new)
    }
}
