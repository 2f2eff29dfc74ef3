import Rewriter

/// `check`: whether anything is left that would be rewritten. As text it lists just that; the formats for machines
/// hold the whole report, but for SARIF: code scanning takes each result for a fault, what is right as it is, too.
func check(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let stream = ReportStream(arguments, console)
    let migration = try await Migration(arguments, tellingTo: stream, console)
    var report = migration.report
    let format = arguments.choice(.format) ?? ReportFormat.text
    switch format {
    case .text: report.findings = migration.taken
    case .sarif: report.findings.removeAll { $0.finding.verdict.name == "keep" }
    default: break
    }
    try console.write(report, arguments, detail: .brief, after: stream)
    console.say(migration.summary)
    let code = migration.conclude(console)
    return code == .done && !migration.outcome.rewrites.isEmpty ? .found : code
}
