/// The records of the JSON report one a line, each an object of its own that says its `type` first: `report` (what
/// was read by which tool), then `module`, `finding`, `remark` (a note that its finding got after all were there), in an
/// audit `checklist` and `readiness`, `skipped`, and a `summary` at the end. The parts can be written as a run goes on;
/// without its summary a report isn't complete.
public struct NDJSONReport: Sendable {
    public init() {}

    /// All lines, each with its newline.
    public func render(_ report: Report) -> String {
        beginning(of: report) + lines(about: findings(asJudgedIn: report)) + end(of: report)
    }

    /// What is known before anything was found.
    public func beginning(of report: Report) -> String {
        let header: JSONValue = [
            "schema": JSONReportRecords.schema, "tool": JSONReportRecords.tool(report),
            "repository": JSONReportRecords.repository(report),
        ]
        return line("report", header) + report.modules.map { line("module", JSONReportRecords.module($0)) }.joined()
    }

    /// Findings without the remarks.
    public func lines(about findings: [ReportedFinding]) -> String {
        findings.map { line("finding", JSONReportRecords.finding($0)) }.joined()
    }

    /// What is known when everything was found.
    public func end(of report: Report) -> String {
        let lines =
            report.remarks.map { line("remark", JSONReportRecords.remark($0)) }
            + (report.audit?.checklist ?? []).map { line("checklist", JSONReportRecords.item($0)) }
            + (report.audit?.readiness ?? []).map { line("readiness", JSONReportRecords.readiness($0)) }
            + report.skipped.map { line("skipped", JSONReportRecords.skipped($0)) }
            + [line("summary", JSONReportRecords.summary(report))]
        return lines.joined()
    }

    /// A run that is told late, for instance from the cache, tells the same as one that is told while it goes on.
    private func findings(asJudgedIn report: Report) -> [ReportedFinding] {
        let remarks = Dictionary(grouping: report.remarks, by: \.id)
        return report.findings.map { reported in
            guard let late = remarks[reported.id] else { return reported }
            var reported = reported
            reported.finding.notes.removeAll { note in late.contains { $0.note == note } }
            return reported
        }
    }

    private func line(_ type: String, _ record: JSONValue) -> String {
        guard case .object(let members) = record else { return record.line + "\n" }
        return JSONValue.object([JSONValue.Member("type", .string(type))] + members).line + "\n"
    }
}
