/// What happened to the jobs of a batch in one folder: a SQLite file that is right after every kill.
///
/// The plan is in it, so that a folder says of itself what belongs to it and what is missing.
public struct BatchLedger {
    public enum State: String, Sendable {
        /// An attempt that is going on, or that was cut off with the process.
        case running
        case done, failed
        /// Somebody stopped the run.
        case interrupted
    }

    /// The last attempt at a job.
    public struct Entry: Sendable {
        public let state: State
        /// Whether the last attempt that came to an end failed: an interrupted retry is still one to be done.
        public let hasFailed: Bool
        /// The commit that was migrated.
        public let base: String?
        /// `BatchJob.key`
        public let key: String
    }

    private static let schema = "glass-migrate/ledger/1"

    private let database: Database

    /// Opens the ledger, or makes it.
    /// - Throws: `Database.Failure`, or `Problem` when the file is the ledger of something else.
    public init(path: String) throws {
        database = try Database(path: path)
        let database = database
        try database.transaction {
            try database.execute("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID")
            try database.execute(
                "CREATE TABLE IF NOT EXISTS jobs (place INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, "
                    + "line TEXT NOT NULL, isOurs INTEGER NOT NULL)")
            try database.execute(
                "CREATE TABLE IF NOT EXISTS attempts (job TEXT NOT NULL, number INTEGER NOT NULL, "
                    + "state TEXT NOT NULL, key TEXT NOT NULL, base TEXT, record TEXT, milliseconds INTEGER, memory INTEGER, "
                    + "PRIMARY KEY (job, number)) WITHOUT ROWID")
            try database.execute("INSERT OR IGNORE INTO meta VALUES ('schema', ?)", [.text(Self.schema)])
        }
        guard try meta("schema") == Self.schema else { throw Problem("\(path) is the ledger of another version") }
    }

    public struct Problem: Error, Hashable, Sendable {
        public let message: String

        init(_ message: String) { self.message = message }
    }

    private func meta(_ name: String) throws(Database.Failure) -> String? {
        try database.rows("SELECT value FROM meta WHERE name = ?", [.text(name)]).first?.first?.text
    }

    // MARK: The plan

    /// Takes over a plan. Jobs that were in an earlier one and aren't in this are forgotten.
    /// - Parameter shard: which of the jobs are done here; `nil` when all are.
    public func adopt(_ jobs: [BatchJob], shard: Shard?) throws {
        let ours = shard.map { Set($0.jobs(of: jobs).map(\.id)) }
        let lines = jobs.map(\.json.line)
        // Most often it is the same plan again.
        let known = try database.rows("SELECT line, isOurs FROM jobs ORDER BY place")
        let wanted = zip(jobs, lines).map { job, line in
            [Database.Value.text(line), .integer(ours?.contains(job.id) == false ? 0 : 1)]
        }
        if known == wanted { return }
        try database.transaction {
            try database.execute("DELETE FROM jobs")
            for (place, (job, values)) in zip(jobs, wanted).enumerated() {
                try database.execute(
                    "INSERT INTO jobs VALUES (?, ?, ?, ?)", [.integer(Int64(place)), .text(job.id)] + values)
            }
            try database.execute("DELETE FROM attempts WHERE job NOT IN (SELECT id FROM jobs)")
        }
    }

    /// All jobs in the order of the plan, and whether they are done here.
    public func jobs() throws -> [(job: BatchJob, isOurs: Bool)] {
        try database.rows("SELECT line, isOurs FROM jobs ORDER BY place").map { row in
            (try BatchJob(line: Array((row[0].text ?? "").utf8)), row[1].integer != 0)
        }
    }

    // MARK: Attempts

    /// The last attempt at each job.
    public func entries() throws(Database.Failure) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        try database.forEachRow("SELECT job, state, base, key FROM attempts ORDER BY job, number") { row in
            guard let job = row[0].text, let state = row[1].text.flatMap(State.init(rawValue:)) else { return }
            let hasEnded = state == .done || state == .failed
            entries[job] = Entry(
                state: state, hasFailed: hasEnded ? state == .failed : entries[job]?.hasFailed ?? false,
                base: row[2].text, key: row[3].text ?? "")
        }
        return entries
    }

    /// Writes down that an attempt begins; returns its number, from 1 on.
    public func begin(_ job: BatchJob, key: String) throws -> Int {
        try database.transaction {
            let number = try database.rows(
                "SELECT coalesce(max(number), 0) + 1 FROM attempts WHERE job = ?", [.text(job.id)])[0][0]
            try database.execute(
                "INSERT INTO attempts (job, number, state, key) VALUES (?, ?, ?, ?)",
                [.text(job.id), number, .text(State.running.rawValue), .text(key)])
            return Int(number.integer ?? 1)
        }
    }

    /// Writes down how an attempt ended.
    /// - Parameter result: `nil` when it was interrupted.
    public func end(
        _ job: BatchJob, attempt: Int, _ result: BatchResult?, seconds: Double, memory: Int
    ) throws(Database.Failure) {
        let state: State = result.map { $0.failure == nil ? .done : .failed } ?? .interrupted
        try database.execute(
            "UPDATE attempts SET state = ?, base = ?, record = ?, milliseconds = ?, memory = ? WHERE job = ? AND number = ?",
            [
                .text(state.rawValue), result?.base.map { .text($0) } ?? .null,
                result.map { .text($0.json(job).line) } ?? .null, .integer(Int64(seconds * 1000)),
                .integer(Int64(memory)), .text(job.id), .integer(Int64(attempt)),
            ])
    }

    /// Takes an attempt back that found nothing to do.
    public func discard(_ job: BatchJob, attempt: Int) throws(Database.Failure) {
        try database.execute(
            "DELETE FROM attempts WHERE job = ? AND number = ?", [.text(job.id), .integer(Int64(attempt))])
    }

    /// Takes over what another ledger says about a job.
    public func copy(_ job: BatchJob, from other: BatchLedger) throws {
        let rows = try other.database.rows(
            "SELECT job, number, state, key, base, record, milliseconds, memory FROM attempts WHERE job = ?",
            [.text(job.id)])
        try database.transaction {
            try database.execute("UPDATE jobs SET isOurs = 1 WHERE id = ?", [.text(job.id)])
            try database.execute("DELETE FROM attempts WHERE job = ?", [.text(job.id)])
            for row in rows { try database.execute("INSERT INTO attempts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row) }
        }
    }

    /// The result of each job that has one, handed over in the order of the plan. Where a retry was interrupted that is
    /// still the failure.
    public func forEachResult(_ body: (BatchJob, BatchResult?) -> Void) throws {
        for (job, isOurs) in try jobs() where isOurs {
            let rows = try database.rows(
                "SELECT state, record FROM attempts WHERE job = ? ORDER BY number DESC", [.text(job.id)])
            let ended = rows.first { $0[1].text != nil }
            let isLast = rows.first?[1].text != nil
            let record = isLast || ended?[0].text == State.failed.rawValue ? ended?[1].text : nil
            body(job, record.flatMap { BatchResult(record: Array($0.utf8), of: job) })
        }
    }

    /// The records of the jobs whose last attempt came to an end, by the jobs' ids.
    public func records() throws(Database.Failure) -> [String: String] {
        var records: [String: String] = [:]
        try database.forEachRow("SELECT job, record FROM attempts ORDER BY job, number") { row in
            records[row[0].text ?? ""] = row[1].text
        }
        return records
    }

    /// The time in milliseconds and the memory in bytes that the last attempt at each job took.
    public func costs() throws(Database.Failure) -> [String: (milliseconds: Int, memory: Int)] {
        var costs: [String: (milliseconds: Int, memory: Int)] = [:]
        try database.forEachRow("SELECT job, milliseconds, memory FROM attempts ORDER BY job, number") { row in
            costs[row[0].text ?? ""] = (Int(row[1].integer ?? 0), Int(row[2].integer ?? 0))
        }
        return costs
    }
}
