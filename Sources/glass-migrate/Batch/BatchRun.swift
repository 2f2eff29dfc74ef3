import Rewriter

/// `batch run`: does the jobs of a plan that are missing, failed or changed.
func batchRun(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard let path = arguments.value(.output) else {
        throw Failure.usage("'batch run' needs '--output DIR'", remedy: Help.hint(for: .batchRun))
    }
    let shard = try Shard(arguments)
    let jobs = try BatchPlan.read(arguments.operands[0], console)
    let folder = try BatchFolder(path, isNew: true)
    try folder.ledger.adopt(jobs, shard: shard)
    let settings = BatchSettings(arguments, folder: folder.path)
    let ours = try folder.ledger.jobs().filter(\.isOurs).map(\.job)
    let tasks = try BatchSelection(folder, settings, retriesOnly: arguments.has(.retryFailed)).tasks(of: ours)
    if arguments.has(.dryRun) {
        try console.print(
            tasks.map { "\($0.job.id)\t\($0.reason.rawValue)\t\($0.job.source.text)\n".printableLine }.joined())
        console.say("\(tasks.count) of \(ours.count.repositories) to do")
        return .done
    }
    try folder.tidy(ours)
    console.say("\(tasks.count) of \(ours.count.repositories) to do")
    try Interrupt.deferring { try BatchSupervisor.run(tasks, in: folder, settings, console) }
    try folder.tidy(ours)
    let summary = try BatchSummary(folder, console)
    return Interrupt.wasDeferred ? .interrupted : summary.conclude()
}

/// How the jobs of a run are to be done.
struct BatchSettings {
    let limits: BatchLimits
    /// Where clones are kept.
    let cache: String
    /// How many repositories at a time.
    let width: Int
    let stopsAtFailure: Bool

    init(_ arguments: Arguments, folder: String) {
        limits = BatchLimits(arguments)
        cache = arguments.value(.cache).map(Files.absolute) ?? "\(folder)/cache"
        width = arguments.jobs
        stopsAtFailure = arguments.has(.failFast)
    }
}

extension Shard {
    /// The share that the command line asks for, or else the scheduler; `nil` for everything.
    fileprivate init?(_ arguments: Arguments) throws(Failure) {
        guard let text = arguments.value(.shard) else {
            self.init(environment: System.environment)
            return
        }
        guard let shard = Shard(text) else {
            throw .usage("bad value '\(text)' for option '--shard'", remedy: "it takes I/N, with I from 1 to N: 2/7")
        }
        self = shard
    }
}

extension Int {
    /// `1 repository`, `2 repositories`
    var repositories: String { self == 1 ? "1 repository" : "\(grouped) repositories" }
}

extension String {
    /// One line of output, whatever the parts of it hold.
    fileprivate var printableLine: String {
        split(separator: "\t", omittingEmptySubsequences: false).map { part in
            part.hasSuffix("\n") ? String(part.dropLast()).printable + "\n" : String(part).printable
        }.joined(separator: "\t")
    }
}
