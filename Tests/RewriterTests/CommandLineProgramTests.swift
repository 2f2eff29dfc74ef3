import Foundation
import Testing

@testable import Rewriter

/// The program as its users run it: processes in temporary repositories.
@Suite struct CommandLineProgramTests {
    /// A package with one surface that is safe to rewrite, one for review and one that is kept.
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])

        """,
        "Sources/App/Controls.swift": """
        import SwiftUI

        struct Controls: View {
            var body: some View {
                Button { } label: {
                    Image(systemName: "play")
                        .padding(12)
                        .background(.ultraThinMaterial, in: Circle())
                }
            }
        }

        """,
        "Sources/App/Card.swift": """
        import SwiftUI

        struct Card: View {
            var body: some View {
                VStack {
                    Text("A")
                }
                .padding()
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
            }
        }

        """,
        "Sources/App/Rows.swift": """
        import SwiftUI

        struct Rows: View {
            var body: some View {
                List {
                    Text("A").padding().background(.thinMaterial, in: Capsule())
                }
            }
        }

        """,
    ]

    private let repository: TemporaryRepository

    init() throws { repository = try TemporaryRepository(Self.files) }

    private func run(_ line: String, input: String? = nil, environment: [String: String] = [:]) throws -> ProgramRun {
        try ProgramRun(line, in: repository.root, input: input, environment: environment)
    }

    // MARK: What needs no repository

    @Test func versionAndHelpAreData() throws {
        let version = try run("--version")
        #expect(version.status == 0 && version.errors.isEmpty)
        #expect(version.output.hasPrefix("glass-migrate ") && version.output.filter { $0 == "\n" }.count == 1)
        let help = try run("diff --help")
        #expect(help.status == 0 && help.output.hasPrefix("Usage: glass-migrate diff"))
    }

    @Test func mistakesAreErrorsWithARemedy() throws {
        let run = try run("scan --fromat json")
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors == "glass-migrate: error: unknown option '--fromat'\n  did you mean '--format'?\n")
        #expect(try self.run("").status == 64)
    }

    @Test func everyCodeCanBeExplained() throws {
        let list = try run("rules")
        #expect(list.status == 0 && list.output.contains("  content-layer "))
        let page = try run("explain content-layer")
        #expect(page.status == 0 && page.output.hasPrefix("content-layer (kept as it is)\n\n"))
        #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let mistake = try run("explain contnt-layer")
        #expect(mistake.status == 64 && mistake.errors.contains("did you mean 'content-layer'?"))
    }

    // MARK: Reading

    @Test func scanReportsEveryVerdict() throws {
        let run = try run("scan")
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains("Sources/App/Controls.swift:8:"))
        #expect(run.output.contains("rewrite(safe)") && run.output.contains("rewrite(review)"))
        #expect(run.output.contains("     1  content-layer") && !run.output.contains("Rows.swift"))
        #expect(try self.run("scan -v").output.contains("Sources/App/Rows.swift:6:"))
    }

    @Test func pathsSelectButVerdictsStay() throws {
        let whole = try findings(run("scan --format json"))
        let part = try findings(run("scan Sources/App/Card.swift --format json"))
        #expect(whole.count == 3 && part.count == 1)
        #expect(
            part[0]["id"] as? String == whole.first { ($0["path"] as? String)?.hasSuffix("Card.swift") == true }?["id"]
                as? String)
        #expect(try findings(run("scan --exclude Sources/App/C* --format json")).count == 1)
        #expect(try findings(run("scan --paths Card.swift --format json")).count == 1)
        #expect(try run("scan --exclude *").errors == "glass-migrate: warning: no Swift file is selected\n")
    }

    @Test func reportNamesRepositoryAndModules() throws {
        let run = try run("scan --format json")
        let report = try #require(JSONSerialization.jsonObject(with: run.data) as? [String: Any])
        let head = try repository.git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
        #expect((report["repository"] as? [String: Any])?["head"] as? String == head)
        let module = try #require((report["modules"] as? [[String: Any]])?.first)
        #expect(module["name"] as? String == "App" && module["files"] as? Int == 3)
        #expect(module["floors"] as? [String: String] == ["iOS": "17.0"])
    }

    @Test func reportGoesToTheFileThatIsNamed() throws {
        let run = try run("scan --format ndjson -o report.ndjson")
        #expect(run.status == 0 && run.output.isEmpty)
        let lines = try #require(repository.text("report.ndjson")).split(separator: "\n")
        #expect(lines.count == 6 && lines[0].hasPrefix(#"{"type": "report""#))
        let failed = try self.run("scan -o no/such/folder/report")
        #expect(failed.status == 74 && failed.errors.contains("can't write no/such/folder/report: "))
    }

    @Test func diffIsWhatGitApplyTakes() throws {
        let run = try run("diff")
        #expect(run.status == 0)
        #expect(
            run.errors == "glass-migrate: 1 rewrite in 1 file, 1 new file; 1 more waits for review (--include review)\n"
        )
        try repository.git("apply", "--check", "-", input: Array(run.data))
        #expect(try self.run("diff -q").errors.isEmpty)
        let both = try self.run("diff --include review")
        #expect(both.errors == "glass-migrate: 2 rewrites in 2 files, 1 new file\n")
        #expect(try self.run("diff Sources/App/Rows.swift").errors == "glass-migrate: nothing to rewrite\n")
    }

    @Test func idsSelectSingleFindings() throws {
        let ids = try findings(run("scan --format json")).filter { $0["verdict"] as? String == "rewrite" }
            .compactMap { $0["id"] as? String }
        #expect(ids.count == 2)
        let both = try run("diff --include review --only \(ids.joined(separator: ","))")
        #expect(both.errors.hasPrefix("glass-migrate: 2 rewrites"))
        let mistake = try run("diff --only nothing")
        #expect(mistake.status == 64 && mistake.errors.contains("no finding with the id 'nothing'"))
    }

    @Test func standardInputStandsForOneFile() throws {
        let text = try #require(repository.text("Sources/App/Controls.swift")).replacing("Circle()", with: "Capsule()")
        let run = try run("diff - --stdin-path Sources/App/Controls.swift", input: text)
        #expect(run.status == 0 && run.output.contains("+                .liquidGlass(in: Capsule())"))
        let new = try self.run("scan - --stdin-path Sources/App/New.swift --format json", input: text)
        #expect(try findings(new).compactMap { $0["path"] as? String } == ["Sources/App/New.swift"])
        #expect(try self.run("scan -", input: text).status == 64)
        #expect(try self.run("check -", input: text).status == 64)
    }

    @Test func checkFailsUntilNothingIsPending() throws {
        let pending = try run("check")
        #expect(pending.status == 1 && pending.output.hasPrefix("Sources/App/Controls.swift:8:"))
        #expect(pending.output.contains("Card.swift") == false)
        #expect(try run("apply").status == 0)
        let done = try run("check")
        #expect(done.status == 0 && done.output.isEmpty)
        #expect(try run("check --include review").status == 1)
    }

    @Test func floorsCanBeOverridden() throws {
        #expect(try run("diff --min-ios 26").output.contains("+                .glassEffect(.regular, in: Circle())"))
    }

    @Test func doctorPrintsTheProject() throws {
        let run = try run("doctor")
        #expect(run.status == 0)
        #expect(run.output.contains("3 Swift files") || run.output.contains("4 Swift files"))
        #expect(run.output.contains("target App") && run.output.contains("iOS 17.0"))
        #expect(!run.output.contains("        Sources/App/"))
        #expect(try self.run("doctor -v").output.contains("\n        Sources/App/Controls.swift\n"))
    }

    // MARK: Writing

    @Test func applyWritesWhatDiffShowsAndUndoTakesItBack() throws {
        let patch = try run("diff").data
        let run = try run("apply")
        #expect(run.status == 0)
        #expect(run.output == "Sources/App/Controls.swift\nSources/App/LiquidGlass.swift\n")
        #expect(run.errors.hasSuffix("glass-migrate: to take it back: glass-migrate undo\n"))
        try repository.git("apply", "--reverse", "--check", "-", input: Array(patch))
        #expect(try self.run("diff").output.isEmpty)
        let undo = try self.run("undo")
        #expect(undo.status == 0 && undo.output == run.output)
        #expect(try repository.git("status", "--porcelain").isEmpty)
        let again = try self.run("undo")
        #expect(again.status == 77 && again.errors.hasPrefix("glass-migrate: error: there is no apply to take back"))
    }

    @Test func applyRefusesFilesWithUncommittedChanges() throws {
        let text = try #require(repository.text("Sources/App/Controls.swift"))
        try repository.write("Sources/App/Controls.swift", text + "// mine\n")
        let refused = try run("apply")
        #expect(refused.status == 77 && refused.errors.contains("--allow-dirty"))
        #expect(try run("apply --allow-dirty").status == 0)
        #expect(repository.text("Sources/App/Controls.swift")?.hasSuffix("// mine\n") == true)
    }

    @Test func branchHoldsWhatApplyWrites() throws {
        let run = try run("branch liquid-glass")
        #expect(run.status == 0 && run.errors.hasPrefix("glass-migrate: 1 rewrite in 1 file, 1 new file"))
        let commit = try repository.git("rev-parse", "liquid-glass")
        #expect(run.output == commit)
        #expect(try repository.git("status", "--porcelain").isEmpty)
        let message = try repository.git("log", "-1", "--format=%B", "liquid-glass")
        #expect(message.hasPrefix("Migrate 1 surface to Liquid Glass\n\n- Sources/App/Controls.swift:8:"))
        #expect(message.split(separator: "\n").allSatisfy { $0.count <= 72 })
        #expect(try self.run("apply").status == 0)
        #expect(try repository.git("diff", "liquid-glass", "--", "Sources/App/Controls.swift").isEmpty)
        let again = try self.run("branch liquid-glass")
        #expect(again.status == 77 && again.errors.contains("there is a branch 'liquid-glass' already"))
        #expect(try self.run("branch Sources/App/Rows.swift other").errors == "glass-migrate: nothing to rewrite\n")
    }

    @Test func patchesAreWhatGitAmTakes() throws {
        let run = try run("patch --include review -o series")
        #expect(run.status == 0 && run.output == "series/0001-App-Migrate-2-surfaces-to-Liquid-Glass.patch\n")
        try repository.git("am", "-q", "series/0001-App-Migrate-2-surfaces-to-Liquid-Glass.patch")
        #expect(try self.run("check --include review").status == 0)
        let refused = try self.run("patch --revision HEAD~1 -o series")
        #expect(refused.status == 77 && refused.errors.contains("is not empty"))
        #expect(try self.run("patch").errors.contains("'patch' needs '--output DIR'"))
    }

    @Test func newFilesComeFirstInASeries() throws {
        let run = try run("patch --include review --per file -o series")
        let names = run.output.split(separator: "\n").map(String.init)
        #expect(names.count == 3 && names[0].hasSuffix("Add-the-Liquid-Glass-helper.patch"))
        for name in names { try repository.git("am", "-q", name) }
        #expect(try self.run("check --include review").status == 0)
    }

    // MARK: The edges

    @Test func outsideARepositoryNothingIsDone() throws {
        let run = try ProgramRun("scan", in: NSTemporaryDirectory())
        #expect(run.status == 65 && run.errors.contains("is not in a git repository"))
    }

    @Test func bareRepositoryIsReadAtHead() throws {
        try repository.git("clone", "-q", "--bare", repository.root, repository.folder + "/bare.git")
        let bare = try ProgramRun("scan --format json", in: repository.folder + "/bare.git")
        #expect(try findings(bare).count == 3)
        let write = try ProgramRun("apply", in: repository.folder + "/bare.git")
        #expect(write.status == 64 && write.errors.contains("has no work tree"))
        #expect(try run("scan --revision nothing").status == 64)
    }

    @Test func readerThatGoesAwayIsNoError() throws {
        let process = try ProgramRun.process(["scan"], in: repository.root)
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try output.fileHandleForReading.close()
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }

    @Test func fullDiskIsAnError() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let process = try ProgramRun.process(["scan"], in: repository.root)
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 74)
    }

    @Test func interruptionEndsWith130() throws {
        let process = try ProgramRun.process(["scan", "-", "--stdin-path", "A.swift"], in: repository.root)
        let input = Pipe()
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        // More than a pipe holds: when all is written, the program reads, and waits for the end.
        try input.fileHandleForWriting.write(contentsOf: Data(count: 1 << 20))
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    }

    @Test func colourIsChosenOrLeftToTheTerminal() throws {
        #expect(try !run("scan").output.contains("\u{1B}"))
        #expect(try run("scan --color always").output.contains("\u{1B}[32mrewrite(safe)"))
        #expect(try run("diff --color always").output.contains("\u{1B}[32m+"))
        #expect(try run("scan --color=always", environment: ["NO_COLOR": "1"]).output.contains("\u{1B}"))
    }

    private func findings(_ run: ProgramRun) throws -> [[String: Any]] {
        let report = try #require(JSONSerialization.jsonObject(with: run.data) as? [String: Any], "\(run.errors)")
        return try #require(report["findings"] as? [[String: Any]])
    }
}
