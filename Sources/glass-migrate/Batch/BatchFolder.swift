import Rewriter

/// The folder of a run: the ledger, a folder for each repository, and the summary. Whoever has it has it alone.
final class BatchFolder {
    static let bundleName = "branch.bundle"

    let path: String
    let ledger: BatchLedger
    private let lock: FileLock

    /// Opens the folder for one process at a time.
    /// - Parameter isNew: whether it is made when it isn't there.
    init(_ path: String, isNew: Bool) throws {
        let path = Files.absolute(path)
        if isNew {
            try Files.makeFolder(path)
        } else if !Files.exists(path + "/" + Self.ledgerName) {
            throw Failure(.badData, "\(path) is not the folder of a run: it has no \(Self.ledgerName)")
        }
        guard let lock = try FileLock.acquire(at: path + "/lock") else {
            throw Failure(.tryAgain, "another process works in \(path)", remedy: "try again when it has ended")
        }
        self.path = path
        self.lock = lock
        do { ledger = try BatchLedger(path: path + "/" + Self.ledgerName) } catch let problem as BatchLedger.Problem {
            throw Failure(.badData, problem.message)
        }
    }

    private static let ledgerName = "ledger.sqlite"

    /// What is said about a repository.
    func results(of job: BatchJob) -> String { "\(path)/repositories/\(job.id)" }

    /// Where a worker writes before it is known how it ends.
    func workplace(of job: BatchJob) -> String { "\(path)/work/\(job.id)" }

    func hasResults(of job: BatchJob) -> Bool {
        Files.exists(results(of: job) + "/" + BatchWorker.resultName)
    }

    /// Makes an empty workplace.
    func prepare(_ job: BatchJob) throws {
        try Files.remove(workplace(of: job))
        try Files.makeFolder(workplace(of: job))
    }

    /// Puts what a worker wrote in the place of earlier results.
    func install(_ job: BatchJob) throws {
        let old = workplace(of: job) + ".old"
        try Files.makeFolder("\(path)/repositories")
        try Files.remove(old)
        if Files.exists(results(of: job)) { try Files.move(results(of: job), to: old) }
        try Files.move(workplace(of: job), to: results(of: job))
        try Files.remove(old)
    }

    /// Puts a failure in the place of earlier results: what the worker said, and nothing that it left unfinished.
    func install(_ job: BatchJob, _ failed: BatchResult) throws {
        let name = "/" + BatchWorker.logName
        let log = (try? Files.read(workplace(of: job) + name)) ?? []
        try prepare(job)
        try Files.write(log, to: workplace(of: job) + name)
        try Files.write(
            Array((failed.json(job).line + "\n").utf8), to: workplace(of: job) + "/" + BatchWorker.resultName)
        try install(job)
    }

    /// Removes what killed runs left, and results of repositories that are not in the plan any more.
    func tidy(_ jobs: [BatchJob]) throws {
        try Files.remove("\(path)/work")
        let known = Set(jobs.map(\.id))
        let folder = "\(path)/repositories"
        guard Files.isFolder(folder) else { return }
        for name in try Files.names(in: folder) where !known.contains(name) { try Files.remove("\(folder)/\(name)") }
    }
}
