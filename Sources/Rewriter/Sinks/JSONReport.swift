/// The report as one JSON document: valid JSON, and still one record a line, so that `grep` and `diff` work on it.
public struct JSONReport: Sendable {
    public init() {}

    /// The whole document, with a final newline.
    public func render(_ report: Report) -> String {
        let members: [(key: String, text: String)] = [
            ("schema", JSONReportRecords.schema.line),
            ("tool", JSONReportRecords.tool(report).line),
            ("repository", JSONReportRecords.repository(report).line),
            ("modules", lines(report.modules.map(JSONReportRecords.module))),
            ("findings", lines(report.findings.map(JSONReportRecords.finding))),
            ("audit", JSONReportRecords.audit(report)?.line ?? "null"),
            ("skipped", lines(report.skipped.map(JSONReportRecords.skipped))),
            ("summary", JSONReportRecords.summary(report).line),
        ]
        return "{\n" + members.map { "  \"\($0.key)\": \($0.text)" }.joined(separator: ",\n") + "\n}\n"
    }

    private func lines(_ records: [JSONValue]) -> String {
        if records.isEmpty { return "[]" }
        return "[\n" + records.map { "    " + $0.line }.joined(separator: ",\n") + "\n  ]"
    }
}
