/// The report as workflow commands of GitHub Actions: one annotation a line for everything that somebody has to do
/// or decide. What is kept is left out.
public struct GitHubReport: Sendable {
    public init() {}

    /// All lines, each with its newline; empty when there is nothing to say.
    public func render(_ report: Report) -> String {
        report.findings.compactMap(line).joined()
    }

    private func line(for reported: ReportedFinding) -> String? {
        let finding = reported.finding
        let (level, title): (String, String)
        switch finding.verdict {
        case .rewrite(.safe): (level, title) = ("warning", "\(finding.rule): safe to rewrite")
        case .rewrite(.review): (level, title) = ("notice", "\(finding.rule): to rewrite after review")
        case .manual(let reason): (level, title) = ("notice", "\(finding.rule): by hand (\(reason.code))")
        case .audit(let severity, let fix):
            level = ["notice", "warning", "error"][Severity.allCases.firstIndex(of: severity) ?? 0]
            title = finding.rule + (fix.map { ", with a fix (\($0.rawValue))" } ?? "")
        case .keep: return nil
        }
        let place = reported.utf16Place
        var properties = [
            ("file", reported.path), ("line", String(place.line)), ("endLine", String(place.endLine)),
            ("col", String(place.column)), ("endColumn", String(place.endColumn)), ("title", title),
        ]
        // Columns are read only where the whole annotation is on one line.
        if place.line != place.endLine { properties.removeAll { ["col", "endColumn"].contains($0.0) } }
        let list = properties.map { "\($0.0)=\($0.1.printable.inWorkflowProperty)" }.joined(separator: ",")
        let lines = [finding.message] + finding.notes.map { "\($0.code): \($0.message)" }
        return "::\(level) \(list)::\(lines.map(\.printable).joined(separator: "\n").inWorkflowCommand)\n"
    }
}
