/// The records of the JSON report one a line, each an object of its own that says its `type` first: `report` (what
/// was read by which tool), then `module`, `finding`, in an audit `checklist` and `readiness`, `skipped`, and a `summary` at the end.
public struct NDJSONReport: Sendable {
    public init() {}

    /// All lines, each with its newline.
    public func render(_ report: Report) -> String {
        let header: JSONValue = [
            "schema": JSONReportRecords.schema, "tool": JSONReportRecords.tool(report),
            "repository": JSONReportRecords.repository(report),
        ]
        let lines =
            [line("report", header)]
            + report.modules.map { line("module", JSONReportRecords.module($0)) }
            + report.findings.map { line("finding", JSONReportRecords.finding($0)) }
            + (report.audit?.checklist ?? []).map { line("checklist", JSONReportRecords.item($0)) }
            + (report.audit?.readiness ?? []).map { line("readiness", JSONReportRecords.readiness($0)) }
            + report.skipped.map { line("skipped", JSONReportRecords.skipped($0)) }
            + [line("summary", JSONReportRecords.summary(report))]
        return lines.joined()
    }

    private func line(_ type: String, _ record: JSONValue) -> String {
        guard case .object(let members) = record else { return record.line + "\n" }
        return JSONValue.object([JSONValue.Member("type", .string(type))] + members).line + "\n"
    }
}
