import Rewriter

/// The roll-up over all repositories of a folder, written there as HTML and JSON.
struct BatchSummary {
    private let report: BatchSummaryReport
    private let console: Console

    private static let logLimit = 4 << 10

    init(_ folder: BatchFolder, _ console: Console) throws {
        var rows: [BatchSummaryReport.Row] = []
        try folder.ledger.forEachResult { job, result in
            let log = result?.failure == nil ? "" : Self.log(of: job, in: folder)
            rows.append(.init(job: job, result: result, log: log))
        }
        report = BatchSummaryReport(title: "\(Tool.reportTitle): summary", toolVersion: Tool.version, rows: rows)
        self.console = console
        try Files.write(Array(report.json.utf8), to: "\(folder.path)/summary.json")
        try Files.write(Array(report.html.utf8), to: "\(folder.path)/summary.html")
    }

    private static func log(of job: BatchJob, in folder: BatchFolder) -> String {
        let bytes = (try? Files.read("\(folder.results(of: job))/\(BatchWorker.logName)")) ?? []
        return String(decoding: bytes.suffix(logLimit), as: UTF8.self)
    }

    /// Says what came of it, and lists what has no result.
    func conclude() -> ExitCode {
        let totals = report.totals
        console.say(
            "\(report.count("done").repositories) done: \(totals.safe.of("rewrite")), \(totals.review) for review, "
                + "\(totals.leftToPeople) by hand, \(totals.kept) kept")
        let failed = report.rows.filter { $0.state != "done" }
        if failed.isEmpty { return .done }
        let missing = report.count("missing")
        console.report(
            Failure(
                .partlyFailed,
                "\(report.count("failed").repositories) failed" + (missing > 0 ? ", \(missing) not done yet" : "")))
        for row in failed {
            console.list("\(row.job.id): \(row.result?.failure?.message ?? "not done yet")")
        }
        return .partlyFailed
    }
}

/// `batch summary`: writes the summary of a run again, and lists what failed.
func batchSummary(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try BatchSummary(try BatchFolder(arguments.operands[0], isNew: false), console).conclude()
}
