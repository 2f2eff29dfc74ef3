import Rewriter

/// One job that has to be done.
struct BatchTask {
    enum Reason: String {
        case missing, failed, interrupted, changed
        /// Its revision may stand for another commit by now, which only the worker can tell.
        case check
    }

    let job: BatchJob
    let reason: Reason
    /// The commit that is done already.
    var known: String?
}

/// Tells which jobs of a folder have to be done.
struct BatchSelection {
    private let entries: [String: BatchLedger.Entry]
    private let hasResults: Set<String>
    /// Only what failed before.
    private let retriesOnly: Bool
    private let settings: BatchSettings

    init(_ folder: BatchFolder, _ settings: BatchSettings, retriesOnly: Bool) throws {
        entries = try folder.ledger.entries()
        var hasResults: Set<String> = []
        for (job, _) in try folder.ledger.jobs() where folder.hasResults(of: job) { hasResults.insert(job.id) }
        self.hasResults = hasResults
        self.settings = settings
        self.retriesOnly = retriesOnly
    }

    /// In the order in which they are best done: the largest first.
    func tasks(of jobs: [BatchJob]) throws -> [BatchTask] {
        let ordered = Shard(number: 1, of: 1)?.jobs(of: jobs) ?? jobs
        let tasks = ordered.compactMap(task)
        let unchanged = try BatchProbe.unchanged(
            tasks.filter { $0.reason == .check && !$0.job.source.isRemote }, settings)
        return tasks.filter { !unchanged.contains($0.job.id) }
    }

    private func task(_ job: BatchJob) -> BatchTask? {
        let entry = entries[job.id]
        let reason = reason(job, entry)
        if retriesOnly, entry?.hasFailed != true { return nil }
        return reason.map { BatchTask(job: job, reason: $0, known: $0 == .check ? entry?.base : nil) }
    }

    private func reason(_ job: BatchJob, _ entry: BatchLedger.Entry?) -> BatchTask.Reason? {
        guard let entry else { return .missing }
        switch entry.state {
        case .running, .interrupted: return .interrupted
        case .failed: return .failed
        case .done:
            if !hasResults.contains(job.id) { return .missing }
            if entry.key != job.key(toolVersion: Tool.version) { return .changed }
            return entry.base == job.revision ? nil : .check
        }
    }
}

/// Asks whether revisions of local repositories still stand for the same commits, many in one process. Opening a
/// repository can go wrong in every way, so that is not for the process that has the ledger.
enum BatchProbe {
    static let words = [Command.batch, "probe"]

    /// The ids of those that have not changed. What can't be told is not among them.
    static func unchanged(_ tasks: [BatchTask], _ settings: BatchSettings) throws -> Set<String> {
        var unchanged: Set<String> = []
        var rest = tasks[...]
        let folder = settings.cache
        if !rest.isEmpty { try Files.makeFolder(folder) }
        let (input, output) = ("\(folder)/probe-\(System.processID)", "\(folder)/probe-\(System.processID).out")
        defer {
            try? Files.remove(input)
            try? Files.remove(output)
        }
        while !rest.isEmpty {
            try Files.write(Array(rest.map { $0.job.json.line + "\n" }.joined().utf8), to: input)
            var command = ChildProcess.Command([System.ownPath] + words + [input])
            command.environment = Environment.all
            command.output = output
            _ = ChildProcess.run(command, seconds: settings.limits.seconds)
            let answers = String(decoding: (try? Files.read(output)) ?? [], as: UTF8.self).split(separator: "\n")
            for (task, commit) in zip(rest, answers) where task.known == String(commit) {
                unchanged.insert(task.job.id)
            }
            // The one that it ended at is left to a worker.
            rest = rest.dropFirst(answers.count + 1)
        }
        return unchanged
    }

    /// Prints the commit of each job in a file, or a dash.
    static func main() -> ExitCode {
        guard CommandLine.arguments.count > 3, let bytes = try? Files.read(CommandLine.arguments[3]) else {
            return .usage
        }
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let commit = try? BatchJob(line: Array(line)).commit()
            _ = System.writeAll(Array("\(commit?.description ?? "-")\n".utf8), to: 1)
        }
        return .done
    }
}

extension BatchJob {
    /// What the revision stands for now, in a repository of this machine.
    fileprivate func commit() throws -> ObjectID {
        let repository = try GitRepository(containing: source.text)
        return try repository.commit(named: revision)
    }
}
