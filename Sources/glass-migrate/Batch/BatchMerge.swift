import Rewriter

/// `batch merge`: joins the folders of several shards into one that looks as if one run had done everything. Whatever
/// the order of the folders, the result is the same.
func batchMerge(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard let path = arguments.value(.output) else {
        throw Failure.usage("'batch merge' needs '--output DIR'", remedy: Help.hint(for: .batchMerge))
    }
    if Files.exists(path), try !Files.names(in: path).isEmpty {
        throw Failure(.refused, "\(path) is not empty", remedy: "name a new or empty folder")
    }
    let parts = try Set(arguments.operands.map(Files.absolute)).sorted().map { try BatchFolder($0, isNew: false) }
    let merge = try BatchMerge(parts)
    let owners = try merge.owners(console)
    let folder = try BatchFolder(path, isNew: true)
    try folder.ledger.adopt(merge.jobs, shard: nil)
    try Interrupt.deferring {
        for (job, owner) in owners where !Interrupt.wasDeferred {
            try folder.ledger.copy(job, from: owner.ledger)
            if owner.hasResults(of: job) { try Files.copy(owner.results(of: job), to: folder.results(of: job)) }
        }
    }
    if Interrupt.wasDeferred { return .interrupted }
    return try BatchSummary(folder, console).conclude()
}

private struct BatchMerge {
    let parts: [BatchFolder]
    let jobs: [BatchJob]

    /// - Throws: `badData` when the folders are not of one plan.
    init(_ parts: [BatchFolder]) throws {
        self.parts = parts
        jobs = try parts[0].ledger.jobs().map(\.job)
        for part in parts.dropFirst() where try part.ledger.jobs().map(\.job) != jobs {
            throw Failure(.badData, "\(part.path) and \(parts[0].path) are not shards of one plan")
        }
    }

    /// The folder that each job is taken from; jobs that nobody has done are absent.
    /// - Throws: `badData` when two folders say different things about one repository; each is named.
    func owners(_ console: Console) throws -> [(job: BatchJob, owner: BatchFolder)] {
        let records = try parts.map { try $0.ledger.records() }
        var owners: [(BatchJob, BatchFolder)] = []
        var conflicts = 0
        for job in jobs {
            let having = zip(parts, records).filter { $0.1[job.id] != nil }
            guard let first = having.first else { continue }
            if let other = having.first(where: { $0.1[job.id] != first.1[job.id] }) {
                conflicts += 1
                console.report(
                    Failure(.badData, "\(first.0.path) and \(other.0.path) disagree about \(job.id)"))
            }
            owners.append((job, first.0))
        }
        if conflicts > 0 {
            throw Failure(
                .badData, "\(conflicts.repositories) came out differently in two folders, so nothing was merged",
                remedy: "run one of the two shards again, or leave one out")
        }
        return owners
    }
}
