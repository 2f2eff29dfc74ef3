/// The roll-up over all repositories of a batch. The same results always give the same bytes.
public struct BatchSummaryReport: Sendable {
    /// One repository.
    public struct Row: Sendable {
        public let job: BatchJob
        /// `nil` when nothing is known: nobody has done it yet, or it was interrupted.
        public let result: BatchResult?
        /// What the worker said, for a failure.
        public let log: String

        public init(job: BatchJob, result: BatchResult?, log: String = "") {
            self.job = job
            self.result = result
            self.log = log
        }

        /// `done`, `failed` or `missing`
        public var state: String {
            guard let result else { return "missing" }
            return result.failure == nil ? "done" : "failed"
        }
    }

    public let title: String
    public let toolVersion: String
    /// In the order of the plan.
    public let rows: [Row]

    public init(title: String, toolVersion: String, rows: [Row]) {
        self.title = title
        self.toolVersion = toolVersion
        self.rows = rows
    }

    public static let schema = "glass-migrate/batch-summary/1"

    /// What a person needs for one place, in minutes: to look at a rewrite, and to decide and write one. Rough, and
    /// said on the page.
    static let reviewMinutes = 3
    static let manualMinutes = 20

    public func count(_ state: String) -> Int { rows.count { $0.state == state } }

    /// All counts added up.
    public var totals: BatchResult.Counts {
        rows.reduce(into: BatchResult.Counts()) { sum, row in
            guard let counts = row.result?.counts, row.state == "done" else { return }
            sum.files += counts.files
            sum.safe += counts.safe
            sum.review += counts.review
            sum.keep.merge(counts.keep, uniquingKeysWith: +)
            sum.manual.merge(counts.manual, uniquingKeysWith: +)
        }
    }

    // MARK: JSON

    /// The whole document, one record a line.
    public var json: String {
        let members: [(key: String, text: String)] = [
            ("schema", JSONValue.string(Self.schema).line),
            ("tool", (["version": .string(toolVersion)] as JSONValue).line),
            ("totals", totalsRecord.line), ("effort", effortRecord.line),
            ("repositories", lines(rows.map(record))),
            ("failures", lines(rows.filter { $0.state == "failed" }.map(failure))),
        ]
        return "{\n" + members.map { "  \"\($0.key)\": \($0.text)" }.joined(separator: ",\n") + "\n}\n"
    }

    private func lines(_ records: [JSONValue]) -> String {
        records.isEmpty ? "[]" : "[\n" + records.map { "    " + $0.line }.joined(separator: ",\n") + "\n  ]"
    }

    private var totalsRecord: JSONValue {
        let totals = totals
        return [
            "repositories": .integer(rows.count), "done": .integer(count("done")), "failed": .integer(count("failed")),
            "missing": .integer(count("missing")), "files": .integer(totals.files),
            "candidates": .integer(totals.candidates),
            "rewrite": ["safe": .integer(totals.safe), "review": .integer(totals.review)],
            "keep": JSONValue(totals.keep), "manual": JSONValue(totals.manual),
            "readiness": totals.readiness.map { .integer($0) } ?? .null,
        ]
    }

    private var effortRecord: JSONValue {
        [
            "reviewMinutesEach": .integer(Self.reviewMinutes), "manualMinutesEach": .integer(Self.manualMinutes),
            "minutes": .integer(totals.effortMinutes),
        ]
    }

    private func record(_ row: Row) -> JSONValue {
        guard let result = row.result else {
            return ["id": .string(row.job.id), "source": .string(row.job.source.text), "state": "missing"]
        }
        let counts = result.counts
        return [
            "id": .string(row.job.id), "source": .string(row.job.source.text), "state": .string(row.state),
            "base": JSONValue(result.base), "commit": JSONValue(result.commit),
            "changed": .integer(result.paths.count), "files": .integer(counts.files),
            "rewrite": ["safe": .integer(counts.safe), "review": .integer(counts.review)],
            "keep": JSONValue(counts.keep), "manual": JSONValue(counts.manual),
            "readiness": counts.readiness.map { .integer($0) } ?? .null,
            "failure": JSONValue(result.failure?.code),
        ]
    }

    private func failure(_ row: Row) -> JSONValue {
        [
            "id": .string(row.job.id), "source": .string(row.job.source.text),
            "code": JSONValue(row.result?.failure?.code), "message": JSONValue(row.result?.failure?.message),
            "remedy": JSONValue(row.result?.failure?.remedy), "log": .string(row.log),
        ]
    }
}

extension BatchResult.Counts {
    /// How many percent of the places are safe to rewrite or right as they are; `nil` without any.
    public var readiness: Int? { candidates == 0 ? nil : 100 * (safe + kept) / candidates }

    /// What people have to do, in minutes.
    var effortMinutes: Int {
        review * BatchSummaryReport.reviewMinutes + leftToPeople * BatchSummaryReport.manualMinutes
    }
}
