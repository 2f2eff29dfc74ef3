import Foundation
import Rewriter
import Synchronization
import Testing

@testable import glass_migrate

/// Reports that are written while the run goes on.
@Suite struct ReportStreamTests {
    /// Files that each hold one thing to be said, with their names as it.
    private func files(_ names: [String]) -> [InputFile] {
        names.map { name in InputFile(path: name) { .success(Array("let a = x.old(\"\(name)\")\n".utf8)) } }
    }

    private func run(_ files: [InputFile], jobs: Int, judging: @escaping @Sendable (String) -> Void = { _ in })
        -> (@escaping @Sendable ([ReportedFinding]) -> Void) async -> Outcome
    {
        let plan = OldPlan { link in
            judging(link.argument)
            return nil
        }
        let rewriter = Rewriter(plan: plan, project: ProjectModel(modules: [], owners: [:]), jobs: jobs)
        return { await rewriter.run(files, selection: Selection(), onFindings: $0) }
    }

    /// Looks into the pipe from within the run, before it judges the last file.
    @Test func linesAreThereBeforeTheRunEnds() async throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
        let seen = Mutex("")
        let stream = ReportStream { text in pipe.fileHandleForWriting.write(Data(text.utf8)) }
        stream.begin(ReportSamples.empty)
        let run = run(files(["A.swift", "B.swift", "C.swift"]), jobs: 1) { argument in
            guard argument.contains("C.swift") else { return }
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = unsafe read(descriptor, &bytes, bytes.count)
            seen.withLock { $0 = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) }
        }
        let outcome = await run { stream.take($0) }
        let lines = seen.withLock { $0.split(separator: "\n") }
        let types = lines.map { String($0.prefix { $0 != "," }) }
        #expect(types == [#"{"type": "report""#, #"{"type": "finding""#, #"{"type": "finding""#])
        #expect(lines.last?.contains("B.swift") == true && outcome.findings.count == 3)
    }

    @Test(arguments: [1, 2, 7]) func filesAreToldOnceAndInOrder(jobs: Int) async {
        let names = (100..<150).map { "\($0).swift" }
        let told = Mutex([String]())
        let outcome = await run(files(names), jobs: jobs)() { findings in
            told.withLock { $0 += findings.map(\.path) }
        }
        #expect(told.withLock { $0 } == names)
        #expect(outcome.findings.map(\.path) == names)
    }

    /// As it goes on, at the end, from the cache, and of a run that judges see: the same lines but for the time.
    @Test func everyWayTellsTheSame() throws {
        let fixture = try #require(RepositoryFixture.all.first { $0.name == "Grove" })
        let repository = try TemporaryRepository(
            fixture.input.mapValues { String(decoding: $0, as: UTF8.self) })
        let cache = ["XDG_CACHE_HOME": repository.folder]
        func lines(_ options: String) throws -> [String] {
            let run = try ProgramRun(
                "scan --include review --format ndjson \(options)", in: repository.root, environment: cache)
            #expect(run.status == 0)
            let text = options.contains("-o ") ? repository.text("report") ?? "" : run.output
            return text.split(separator: "\n").map { String($0.replacing(/"seconds": [0-9.e-]+/, with: "")) }
        }
        let live = try lines("--no-cache")
        #expect(live.contains { $0.hasPrefix(#"{"type": "remark""#) && $0.contains("shared-helper: ") })
        #expect(!live.contains { $0.hasPrefix(#"{"type": "finding""#) && $0.contains("shared-helper: ") })
        #expect(live.last?.hasPrefix(#"{"type": "summary""#) == true)
        #expect(try lines("--no-cache --jobs 1") == live)
        #expect(try lines("--no-cache -o report") == live)
        try FileManager.default.removeItem(atPath: repository.root + "/report")
        #expect(try lines("") == live)
        #expect(try lines("") == live)
    }

    /// A command that fails before anything was found has written nothing; what can't be written is told at the end.
    @Test func failures() throws {
        let texts = Mutex([String]())
        let quiet = ReportStream { text in texts.withLock { $0.append(text) } }
        quiet.begin(ReportSamples.empty)
        #expect(texts.withLock { $0.isEmpty })
        #expect(try !quiet.end(ReportSamples.empty))
        let full = ReportStream { _ throws(Failure) in throw Failure(.inputOutput, "full") }
        full.begin(ReportSamples.empty)
        full.take(ReportSamples.full.findings)
        #expect(throws: Failure.self) { try full.end(ReportSamples.full) }
    }
}
