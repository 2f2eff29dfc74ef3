import Foundation
import Testing

@testable import Rewriter

/// Everything that can go wrong with one repository is one row, and the others are done.
@Suite struct BatchFailureTests {
    /// A repository with a pack whose index is a pipe that nobody writes to: whoever looks for an object waits for ever.
    ///
    /// - Returns: what mends it.
    @discardableResult
    private func addHanging(to bench: BatchBench) throws -> () throws -> Void {
        let path = try bench.add("hangs")
        let pack = "\(path)/.git/objects/pack/pack-\(String(repeating: "5", count: 40))"
        try Data().write(to: URL(fileURLWithPath: pack + ".pack"))
        #expect(unsafe mkfifo(pack + ".idx", 0o600) == 0)
        return {
            try FileManager.default.removeItem(atPath: pack + ".pack")
            try FileManager.default.removeItem(atPath: pack + ".idx")
        }
    }

    /// Replaces the object of a file by something else.
    private func corrupt(_ path: String, in clone: String, _ bench: BatchBench) throws {
        let id = try bench.git(["rev-parse", "HEAD:\(path)"], in: clone).prefix(40)
        let file = "\(clone)/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
        try FileManager.default.removeItem(atPath: file)
        try Data("broken".utf8).write(to: URL(fileURLWithPath: file))
    }

    @Test func eachFailureIsAClearRowAndTheOthersComplete() throws {
        let bench = try BatchBench()
        try bench.add("good")
        try corrupt("Sources/App/Card.swift", in: try bench.add("corrupt"), bench)
        try Data("broken".utf8).write(to: URL(fileURLWithPath: try bench.add("headless") + "/.git/HEAD"))
        let mend = try addHanging(to: bench)
        let empty = bench.path("empty")
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
        try bench.git(["init", "-q"], in: empty)
        try bench.add("hostile $(touch pwned) `x` 'q' \"d\" ;&|", ["$(touch pwned).swift": "let x = 1\n"])
        try bench.add(
            "lines", ["Sources/App/a\nb\u{1B}[31m.swift": BatchBench.files["Sources/App/Controls.swift"] ?? ""])
        try bench.plan()
        let run = try bench.batch("run plan -o out --time-limit 5")
        #expect(run.status == 2)
        let states = try bench.results().mapValues { $0["failure"]?["code"]?.string ?? "done" }
        #expect(
            states == [
                "good": "done", "corrupt": "unreadable", "headless": "repository", "hangs": "time-limit",
                "empty": "repository", "hostile $(touch pwned) `x` 'q' \"d\" ;&|": "done", "lines": "done",
            ])
        for word in ["corrupt-", "headless-", "hangs-", "empty-", "4 repositories failed"] {
            #expect(run.errors.contains(word), "\(run.errors)")
        }
        #expect(!run.errors.contains("\u{1B}"))
        let everything = FileManager.default.enumerator(atPath: bench.folder)?.allObjects as? [String] ?? []
        #expect(!everything.contains { $0.hasSuffix("/pwned") || $0 == "pwned" })

        // What failed is tried again, the others are not; once mended it is done.
        try mend()
        let dry = try bench.batch("run plan -o out --dry-run --retry-failed")
        #expect(dry.output.split(separator: "\n").count == 4, "\(dry.output)")
        let again = try bench.batch("run plan -o out --retry-failed")
        #expect(again.errors.contains("3 repositories failed"), "\(again.errors)")
        #expect(try bench.results()["hangs"]?["state"]?.string == "done")
    }

    @Test func failFastStopsAtTheFirst() throws {
        let bench = try BatchBench()
        for number in 0..<5 {
            try Data("x".utf8).write(to: URL(fileURLWithPath: try bench.add("r\(number)") + "/.git/HEAD"))
        }
        try bench.plan()
        #expect(try bench.batch("run plan -o out --jobs 1 --fail-fast").status == 2)
        #expect(try bench.results().count == 1)
        let summary = try bench.batch("summary out")
        #expect(
            summary.status == 2 && summary.errors.contains("1 repository failed, 4 not done yet"), "\(summary.errors)")

        // A retry that was killed is no reason to forget the failure.
        let ledger = try BatchLedger(path: "\(bench.folder)/out/ledger.sqlite")
        let failed = try #require(try ledger.entries().first { $0.value.state == .failed }?.key)
        let job = try #require(try ledger.jobs().first { $0.job.id == failed }?.job)
        _ = try ledger.begin(job, key: "")
        let retry = try bench.batch("run plan -o out --dry-run --retry-failed")
        #expect(retry.output.split(separator: "\n").count == 1, "\(retry.output)")
        let later = try bench.batch("summary out")
        #expect(later.errors.contains("1 repository failed, 4 not done yet"), "\(later.errors)")
    }

    @Test(.enabled(if: !isMac, "macOS has no limit of memory for a process")) func tooMuchMemoryIsARow() throws {
        let bench = try BatchBench()
        try bench.add("small", [:])
        let lines = (0..<30_000).map { "let value\($0) = [\($0), \($0), \($0)].map { $0 + 1 }\n" }.joined()
        let text = "import SwiftUI\nlet m: Material = .ultraThinMaterial\n" + lines
        try bench.add("large", ["Sources/App/Large.swift": text])
        try bench.plan()
        let run = try bench.batch("run plan -o out --memory-limit 64")
        #expect(run.status == 2, "\(run.errors)")
        let states = try bench.results().mapValues { $0["failure"]?["code"]?.string ?? "done" }
        #expect(states == ["small": "done", "large": "memory-limit"], "\(run.errors)")
        #expect(try bench.batch("run plan -o out --memory-limit 1024").status == 0)
    }

    @Test(.enabled(if: !isMac, "macOS has no /proc")) func anInterruptionStopsTheWorkersAndLosesNothing() throws {
        let bench = try BatchBench()
        try bench.add("good")
        let mend = try addHanging(to: bench)
        try bench.plan()
        for (signal, status) in [(SIGINT, 130), (SIGTERM, 130), (SIGKILL, Int(SIGKILL))] as [(Int32, Int)] {
            let process = try ProgramRun.process(
                ["batch", "run", "plan", "-o", "out"], in: bench.folder, environment: BatchBench.environment)
            process.standardError = FileHandle.nullDevice
            try process.run()
            try waitUntil { try bench.results()["good"] != nil && !hanging(bench).isEmpty }
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(Int(process.terminationStatus) == status)
            try waitUntil { hanging(bench).isEmpty }
        }
        try mend()
        let run = try bench.batch("run plan -o out")
        #expect(run.status == 0 && run.errors.contains("1 of 2 repositories to do"), "\(run.errors)")
        #expect(try bench.batch("run plan -o fresh").status == 0)
        #expect(try bench.artefacts() == bench.artefacts(in: "fresh"))
    }

    @Test(.enabled(if: !isMac, "macOS has no /proc")) func oneFolderIsForOneRunAtATime() throws {
        let bench = try BatchBench()
        try addHanging(to: bench)
        try bench.plan()
        let process = try ProgramRun.process(
            ["batch", "run", "plan", "-o", "out"], in: bench.folder, environment: BatchBench.environment)
        process.standardError = FileHandle.nullDevice
        try process.run()
        try waitUntil { !hanging(bench).isEmpty }
        #expect(try bench.batch("run plan -o out").status == 75)
        process.interrupt()
        process.waitUntilExit()
    }

    /// The workers of a bench that are at work.
    private func hanging(_ bench: BatchBench) -> [String] {
        let work = bench.out + "/work/"
        return ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { id in
            guard Int(id) != nil, let words = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else {
                return false
            }
            return String(decoding: words, as: UTF8.self).contains("worker\0\(work)")
        }
    }

    /// Gives up after a minute.
    private func waitUntil(_ condition: () throws -> Bool) throws {
        for _ in 0..<3000 {
            if try condition() { return }
            usleep(20_000)
        }
        Issue.record("it never happened")
    }

    private static let isMac: Bool = {
        #if os(macOS)
            true
        #else
            false
        #endif
    }()
}
