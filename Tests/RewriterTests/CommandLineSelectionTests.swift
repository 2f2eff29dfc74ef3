import Foundation
import Testing

@testable import Rewriter

/// What a command looks at, and where it may write: `--since`, `--only`, `-o`, and comments in the code.
@Suite struct CommandLineSelectionTests {
    private static func surface(_ name: String, _ trailing: String = "") -> String {
        """
        import SwiftUI

        struct \(name): View {
            var body: some View {
                Button { } label: {
                    Text("A").padding().background(.thinMaterial, in: Capsule())\(trailing)
                }
            }
        }

        """
    }

    private let repository: TemporaryRepository

    init() throws {
        repository = try TemporaryRepository(["A.swift": Self.surface("A"), "B.swift": Self.surface("B")])
    }

    private func run(_ line: String) throws -> ProgramRun { try ProgramRun(line, in: repository.root) }

    private func findings(_ line: String) throws -> [[String: Any]] {
        let run = try run(line + " --format json")
        let report = try #require(JSONSerialization.jsonObject(with: run.data) as? [String: Any], "\(run.errors)")
        return try #require(report["findings"] as? [[String: Any]])
    }

    // MARK: --since

    @Test func changesCountFromTheMergeBase() throws {
        try repository.git("checkout", "-q", "-b", "topic")
        try repository.write("C.swift", Self.surface("C"))
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        // The other branch went on: its changes are not those of the topic.
        try repository.write("A.swift", Self.surface("A") + "// later\n")
        try repository.commit()
        let base = try repository.git("merge-base", "main", "topic").prefix(7)
        try repository.git("checkout", "-q", "topic")
        #expect(try findings("scan --since main").compactMap { $0["path"] as? String } == ["C.swift"])
        let diff = try run("diff --since main")
        #expect(diff.errors.contains("looked at 1 file changed since \(base), the merge base with main\n"))
        try repository.write("B.swift", Self.surface("B") + "// now\n")
        #expect(try findings("scan --since main").count == 2)
        #expect(try findings("scan --since main --revision HEAD").count == 1)
        #expect(try !run("scan -q --since main").errors.contains("looked at"))
    }

    /// What isn't selected still decides about what is.
    @Test func otherFilesAreUnderstood() throws {
        try repository.write(
            "Use.swift", "import SwiftUI\nstruct Use: View { var body: some View { List { Card() } } }\n")
        try repository.commit()
        try repository.write("Card.swift", Self.surface("Card").replacing("Button { } label:", with: "Group"))
        #expect(try findings("scan --since HEAD").compactMap { $0["reason"] as? String } == ["content-layer"])
    }

    @Test func unrelatedHistoriesAreSaid() throws {
        try repository.git("checkout", "-q", "--orphan", "other")
        try repository.commit("another beginning")
        let run = try run("scan --since main")
        #expect(run.status == 64 && run.errors.contains("'main' and "))
        #expect(run.errors.contains(" have no commit in common"))
        #expect(try self.run("scan --since never").errors.contains("bad revision 'never'"))
    }

    // MARK: --only

    @Test func unknownIDsNameTheNearOnes() throws {
        let id = try #require(try findings("scan")[0]["id"] as? String)
        let start = try run("diff --only \(id.prefix(6))")
        #expect(start.status == 64 && start.errors.contains("did you mean \(id)?"))
        let typo = try run("diff --only x\(id.dropFirst())")
        #expect(typo.status == 64 && typo.errors.contains("did you mean \(id)?"))
        #expect(try run("diff --only zzzz").errors.contains("'glass-migrate scan --format json' lists them"))
    }

    @Test func idsThatAreNotRewrittenSayWhy() throws {
        try repository.write("A.swift", Self.surface("A", " // glass-migrate:ignore"))
        let id = try #require(try findings("scan")[0]["id"] as? String)
        let run = try run("diff --only \(id)")
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(run.errors.contains("warning: \(id) at A.swift:6:32 is not rewritten: keep ignored\n"), "\(run.errors)")
    }

    // MARK: -o

    @Test func trackedFilesAreNotOverwritten() throws {
        let before = repository.text("A.swift")
        let link = repository.root + "/report.txt"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "A.swift")
        try repository.write("New.swift", "// not tracked\n")
        try repository.write("notes.txt", "tracked\n")
        try repository.git("add", "notes.txt")
        for (file, why) in [
            ("A.swift", "is Swift code"), ("report.txt", "is Swift code"), ("New.swift", "is Swift code"),
            ("notes.txt", "is tracked by git"), (".git/config", "belongs to git"),
        ] {
            let run = try run("diff -o \(file)")
            #expect(run.status == 77 && run.errors.contains(why), "\(file): \(run.errors)")
        }
        #expect(repository.text("A.swift") == before && repository.text("notes.txt") == "tracked\n")
        #expect(repository.text("New.swift") == "// not tracked\n")
        #expect(try run("diff -o new.diff").status == 0 && run("diff -o new.diff").status == 0)
    }

    // MARK: Merges

    @Test func nothingIsDoneInTheMiddleOfAMerge() throws {
        try repository.git("checkout", "-q", "-b", "side")
        try repository.write("A.swift", Self.surface("A") + "// side\n")
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        try repository.write("A.swift", Self.surface("A") + "// main\n")
        try repository.commit()
        #expect(try runGit(["merge", "side"], in: repository.root).status != 0)
        for command in ["scan", "apply", "branch glass", "patch -o series", "scan --revision HEAD"] {
            let run = try run(command)
            #expect(run.status == 77 && run.errors.contains("A.swift has an unsettled merge conflict"), "\(command)")
        }
        #expect(try repository.git("branch", "--list", "glass").isEmpty)
    }

    // MARK: Suppressions

    @Test func commentsWithoutUseAreInEveryReport() throws {
        try repository.write("A.swift", Self.surface("A", " // glass-migrate:ignore content-layer"))
        try repository.write("B.swift", "// glass-migrate:ignore materal-surface\nlet b = 1\n")
        try repository.commit()
        let text = try run("scan").output
        #expect(text.contains("A.swift:6:74: manual unused-suppression"))
        #expect(
            text.contains("B.swift:1:1: manual unknown-code There is no code called 'materal-surface'; did you mean"))
        #expect(try findings("scan").compactMap { $0["reason"] as? String } == ["unused-suppression", "unknown-code"])
        #expect(try run("scan --format json").output.contains(#""unknown-code": 1"#))
        #expect(try run("scan --format sarif").output.contains(#""ruleId": "suppression/unused-suppression""#))
        #expect(try run("scan --format github").output.contains("title=suppression%3A by hand (unknown-code)"))
        #expect(try run("scan --skip-rule suppression").output.contains("suppression") == false)
        #expect(try run("apply").status == 0)
        #expect(try run("check").status == 0)
    }
}
