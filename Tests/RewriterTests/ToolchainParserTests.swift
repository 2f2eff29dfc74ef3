import Foundation
import Testing

@testable import Rewriter

/// The second opinion: right about right and wrong code, and honest where it can't tell.
@Suite struct ToolchainParserTests {
    private func rewrite(_ after: String, before: String? = "let a = 1\n") -> VerifiedRewrite {
        VerifiedRewrite(
            path: "A.swift", before: before.map { SourceFile(path: "A.swift", text: $0) }, after: Array(after.utf8))
    }

    /// A stand-in for the compiler: a script that gets the paths as `$@`.
    private func stub(_ script: String, timeLimit: Int = 30) -> ToolchainParser {
        ToolchainParser(command: ["/bin/sh", "-c", script, "sh"], timeLimit: timeLimit)
    }

    /// `nil`, with a line in the log, on a machine without a toolchain on the PATH.
    static var installed: ToolchainParser? {
        do {
            return try ToolchainParser()
        } catch {
            print("SKIPPED: \(error.description)")
            return nil
        }
    }

    @Test func agreesWithEveryFixture() throws {
        guard let parser = Self.installed else { return }
        let fixtures = Fixture.all.filter { !$0.isSkip }
        let rewrites = try fixtures.map { fixture in
            VerifiedRewrite(
                path: fixture.name, before: SourceFile(path: fixture.name, bytes: try fixture.before),
                after: Array(try Data(contentsOf: fixture.afterURL)))
        }
        let opinions = try parser.opinions(on: rewrites)
        #expect(opinions.count == fixtures.count)
        for (fixture, opinion) in zip(fixtures, opinions) { #expect(opinion == .agrees, "\(fixture.testDescription)") }
    }

    @Test func tellsNewErrorsFromOldOnes() throws {
        guard let parser = Self.installed else { return }
        let opinions = try parser.opinions(on: [
            rewrite("let a = 2\n"),
            rewrite("let a = 1\nlet b = x. old\n"),
            rewrite("let a =\n", before: nil),
            rewrite("let b = (\n", before: "let a = (\n"),
            rewrite("let b = (\nstruct {}\n", before: "let a = (\n"),
            rewrite("let a = " + String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300)),
            rewrite(""),
        ])
        #expect(opinions.count == 7)
        #expect(opinions[0] == .agrees)
        #expect(opinions[1] == .disagrees("line 2: extraneous whitespace after '.' is not permitted"))
        #expect(opinions[2] == .disagrees("line 1: expected initial value after '='"))
        #expect(opinions[3] == .agrees)
        #expect(opinions[4] == .disagrees("line 2: expected identifier in struct declaration"))
        #expect(opinions[5] == .unknown("The code is nested too deeply for the compiler."))
        #expect(opinions[6] == .agrees)
    }

    @Test func oneCrashDoesNotSpoilTheOthers() throws {
        let script =
            #"for file; do case "$file" in *.swift) grep -q CRASH "$file" && kill -SEGV $$;; esac; done; exit 0"#
        let opinions = try stub(script).opinions(on: ["a", "b", "CRASH", "c", "CRASH"].map { rewrite($0) })
        let crashed = ToolchainParser.Opinion.unknown("The compiler crashed.")
        #expect(opinions == [.agrees, .agrees, crashed, .agrees, crashed])
    }

    @Test func timeIsBounded() throws {
        let opinions = try stub("exec sleep 60", timeLimit: 0).opinions(on: [rewrite("a"), rewrite("b")])
        #expect(opinions == Array(repeating: .unknown("It took more than 0 seconds."), count: 2))
    }

    @Test func whatCannotBeReadIsNoAgreement() throws {
        let silent = ToolchainParser.Opinion.unknown("The compiler gave no readable answer.")
        #expect(try stub("exit 1").opinions(on: [rewrite("a")]) == [silent])
        #expect(try stub("exit 64").opinions(on: [rewrite("a")]) == [silent])
        #expect(try stub("yes | head -c 9000000 >&2; exit 1").opinions(on: [rewrite("a")]) == [silent])
    }

    @Test func aMissingToolchainIsAnErrorThatSaysWhatToDo() {
        let missing = ToolchainParser(command: ["/no/such/program"])
        #expect(throws: ToolchainParser.Failure.noToolchain) { _ = try missing.opinions(on: [rewrite("a")]) }
        #expect(ToolchainParser.Failure.noToolchain.description.contains("install"))
    }

    @Test func temporaryCopiesAreRemoved() throws {
        let log = FileManager.default.temporaryDirectory.appending(path: "proof-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: log) }
        let script = "for file; do case \"$file\" in *.swift) echo \"$file\" >> '\(log.path)';; esac; done; exit 0"
        _ = try stub(script).opinions(on: [rewrite("a"), rewrite("b")])
        let copies = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        #expect(copies.count == 2)
        for copy in copies {
            #expect(!FileManager.default.fileExists(atPath: String(copy)))
            #expect(
                !FileManager.default.fileExists(atPath: URL(filePath: String(copy)).deletingLastPathComponent().path))
        }
    }
}
