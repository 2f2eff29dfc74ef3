import MigrationPlans
import Rewriter

/// One job in a process of its own, so that whatever happens to it happens to nothing else.
///
/// It reads its job on standard input, which its parent holds open: when that ends, the parent is gone, and so is the
/// worker. It writes into a folder that nobody else looks at before it has ended well.
struct BatchWorker {
    static let words = [Command.batch, "worker"]
    static let resultName = "result.json"
    static let logName = "log.txt"

    private let job: BatchJob
    private let folder: String
    private let cacheFolder: String
    private let limits: BatchLimits
    /// The commit for which everything is done already.
    private let known: String?
    private let console = Console(color: .never, isQuiet: true)

    /// The words of a worker's command line.
    static func command(folder: String, cache: String, limits: BatchLimits, known: String?) -> [String] {
        [System.ownPath] + words + [folder, cache, "\(limits.seconds)", "\(limits.megabytes)", known ?? "-"]
    }

    /// What a worker leaves that has nothing to do, because the commit is still the known one. A file, and not an exit
    /// code: libraries that run out of memory exit with whatever they like.
    static let unchangedName = "unchanged"

    static func main(_ words: [String]) async throws -> ExitCode {
        let operands = Array(words.dropFirst(Self.words.count))
        guard operands.count == 5, let seconds = Int(operands[2]), let megabytes = Int(operands[3]) else {
            throw Failure.usage("'batch worker' is started by 'batch run'")
        }
        let limits = BatchLimits(seconds: seconds, megabytes: megabytes)
        // Twice the time, for two cores; the parent's clock is the real limit.
        Limits.set(memory: limits.bytes, seconds: 2 * limits.seconds)
        let job = try BatchJob(line: System.readLineOfStandardInput())
        System.endWithStandardInput()
        let worker = BatchWorker(
            job: job, folder: operands[0], cacheFolder: operands[1], limits: limits,
            known: operands[4] == "-" ? nil : operands[4])
        return try await worker.run()
    }

    private func run() async throws -> ExitCode {
        let source: SourceCache
        do {
            source = try SourceCache(job, in: cacheFolder, limits: limits, scratch: folder)
        } catch {
            return try conclude(BatchResult(failure: Self.failure(error)))
        }
        if source.base.description == known {
            try write("", to: Self.unchangedName)
            return .done
        }
        return try conclude(await migrate(source))
    }

    private func conclude(_ result: BatchResult) throws -> ExitCode {
        do {
            try write(result.json(job).line + "\n", to: Self.resultName)
            return .done
        } catch let failure as Files.Failure where failure.isFull {
            return .inputOutput
        }
    }

    private func migrate(_ source: SourceCache) async -> BatchResult {
        do {
            return report(try await Migration(try arguments(source), console), source)
        } catch {
            var result = BatchResult(failure: Self.failure(error))
            result.base = source.base.description
            return result
        }
    }

    private func arguments(_ source: SourceCache) throws -> Arguments {
        try Arguments(
            parsing: [Command.patch.rawValue, "--revision=\(source.base)", "--jobs=1", "--no-input", "--no-cache"]
                + job.options
                + ["--", source.cache.path]
        ).configured()
    }

    /// Writes everything that there is to say about a migration.
    private func report(_ migration: Migration, _ source: SourceCache) -> BatchResult {
        var result = BatchResult()
        result.base = source.base.description
        result.counts = BatchResult.Counts(migration.report)
        result.warnings = migration.advice
        do {
            try writeReports(migration.report)
            let unreadable = migration.report.skipped.filter { $0.reason == SkipReason.unreadable.rawValue }
            if !unreadable.isEmpty { throw Unreadable(paths: unreadable.map(\.path)) }
            guard migration.conclude(console) != .fault else {
                throw Failure(
                    .fault, "a rewrite is faulty, so nothing is changed", remedy: "this is a fault of \(Tool.name)")
            }
            if !migration.outcome.rewrites.isEmpty { try commit(migration, source, &result) }
        } catch {
            result.failure = Self.failure(error)
        }
        return result
    }

    private func writeReports(_ report: Report) throws {
        var report = report
        report.repositoryPath = job.source.text
        report.repositoryRoot = nil
        report.summary.seconds = 0
        try write(JSONReport().render(report), to: "report.json")
        let page = HTMLReport(title: Tool.reportTitle, manual: LiquidGlassPlan.manual, command: nil)
        try write(page.render(report), to: "report.html")
    }

    /// Files whose bytes could not be had: nobody can say what is in them.
    private struct Unreadable: Error {
        let paths: [String]
    }

    static func failure(_ error: any Error) -> BatchResult.Failure {
        switch error {
        case let error as SourceFailure: return error.failure
        case let error as Unreadable:
            return .init(
                "unreadable",
                "can't read \(error.paths.count.of("file")): \(error.paths.prefix(3).joined(separator: ", "))")
        case let error as Files.Failure: return .init(error.isFull ? "disk" : "files", error.description)
        case let error as Failure:
            return .init(error.code == .fault ? "fault" : "migration", error.message, remedy: error.remedy)
        case let error as GitError:
            let isFull = error.message.contains("No space left on device")
            return .init(isFull ? "disk" : "repository", error.message, remedy: error.remedy)
        default: return .init("fault", "\(error)")
        }
    }

    private func write(_ text: String, to name: String) throws {
        try Files.write(Array(text.utf8), to: "\(folder)/\(name)")
    }

    /// Writes the rewrites as a series of patches, and as a branch in a bundle.
    private func commit(
        _ migration: Migration, _ source: SourceCache, _ result: inout BatchResult
    ) throws {
        let (rewrites, base) = (migration.outcome.rewrites, source.base)
        let repository = try source.cache.open()
        let time = try repository.time(of: base)
        // The base's own time, so that the same input gives the same commit.
        let signature = Signature(author: job.author, seconds: time.seconds, offsetMinutes: time.offsetMinutes)
        try PatchSink(repository.location).write(
            migration.series(.module), onto: base, to: "\(folder)/patches", signature: signature)
        let message = CommitMessage(scope: nil, paths: Set(rewrites.map(\.path)), in: migration)
        let commit = try BranchSink(repository.location).commit(
            rewrites, onto: base, message: "\(message.title)\n\n\(message.body)\n", signature: signature)
        let paths = rewrites.map(\.path)
        let bundle = try repository.bundle(commit, onto: base, changing: paths, branch: job.branch)
        try Files.write(bundle, to: "\(folder)/\(BatchFolder.bundleName)")
        result.commit = commit.description
        result.rewritten = migration.taken.count
        result.paths = paths
        result.newPaths = Set(rewrites.filter { $0.before == nil }.map(\.path))
    }
}

extension BatchResult.Counts {
    fileprivate init(_ report: Report) {
        self.init()
        let tally = ReportTally(report.findings)
        files = report.summary.files
        (safe, review) = (tally.safe, tally.review)
        keep = tally.keep.byCode
        manual = tally.manual.byCode
    }
}

extension Signature {
    /// - Parameter author: `Name <address>`
    init(author: String, seconds: Int64, offsetMinutes: Int32) {
        let parts = author.split(separator: "<", maxSplits: 1, omittingEmptySubsequences: false)
        let email = parts.count > 1 ? parts[1].prefix { $0 != ">" } : ""
        self.init(
            name: String(parts[0]).trimmedEnd, email: String(email), seconds: seconds, offsetMinutes: offsetMinutes)
    }
}
