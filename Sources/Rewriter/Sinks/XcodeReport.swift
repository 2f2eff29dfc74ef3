/// The report as compilers write their warnings, so that Xcode shows what somebody has to do or decide in its list of
/// issues and beside the code. What is kept is left out.
///
/// Xcode reads absolute paths only, and counts columns in UTF-8 bytes.
public struct XcodeReport: Sendable {
    public init() {}

    /// All lines, each with its newline; empty when there is nothing to say.
    public func render(_ report: Report) -> String {
        let folder = report.repositoryRoot.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        return report.findings.compactMap { lines(for: $0, in: folder) }.joined()
    }

    private func lines(for reported: ReportedFinding, in folder: String) -> String? {
        let finding = reported.finding
        var level = "warning"
        let code: String
        switch finding.verdict {
        case .rewrite(.safe): code = "safe to rewrite"
        case .rewrite(.review): code = "to rewrite after review"
        case .manual(let reason): code = "by hand: \(reason.code)"
        case .audit(let severity, _): (level, code) = (severity.rawValue, finding.rule)
        case .keep: return nil
        }
        let place = "\(folder)\(reported.path):\(reported.start.line):\(reported.start.column)"
        let notes = finding.notes.map { "\(place): note: \($0.message) [\($0.code)]" }
        return (["\(place): \(level): \(finding.message) [\(code)]"] + notes).map { $0.printable + "\n" }.joined()
    }
}
