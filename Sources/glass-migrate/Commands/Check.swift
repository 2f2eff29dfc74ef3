import Rewriter

/// `check`: whether anything is left that would be rewritten. As text it lists just that; the formats for machines
/// hold the whole report.
func check(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let migration = try await Migration(arguments, console)
    var report = migration.report
    let format = arguments.choice(.format) ?? ReportFormat.text
    if format == .text { report.findings = migration.taken }
    try console.write(report, arguments, detail: .brief)
    console.say(migration.summary)
    let code = migration.conclude(console)
    return code == .done && !migration.outcome.rewrites.isEmpty ? .found : code
}
