import MigrationPlans
import Rewriter

/// `scan`: every finding with its verdict.
func scan(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let stream = ReportStream(arguments, console)
    let migration = try await Migration(arguments, tellingTo: stream, console)
    let detail: TextReport.Detail = arguments.has(.quiet) ? .brief : arguments.has(.verbose) ? .full : .normal
    try console.write(migration.report, arguments, detail: detail, after: stream)
    return migration.conclude(console)
}

extension Console {
    /// The report in the format and to the place that the options name; what the stream has told already isn't repeated.
    func write(
        _ report: Report, _ arguments: Arguments, detail: TextReport.Detail, after stream: ReportStream? = nil
    ) throws {
        if let stream, try stream.end(report) { return }
        let file = arguments.value(.output)
        let title = arguments.command == .audit ? Tool.auditTitle : Tool.reportTitle
        let manual = Tool.manual
        let pages = try RulePages(arguments)
        let text =
            switch arguments.choice(.format) ?? ReportFormat.text {
            case .text: TextReport(paint: paint(for: file), detail: detail).render(report)
            case .json: JSONReport().render(report)
            case .ndjson: NDJSONReport().render(report)
            case .html:
                HTMLReport(title: title, manual: manual, command: .init(arguments), pages: pages).render(report)
            case .sarif: SARIFReport(manual: manual, pages: pages).render(report)
            case .markdown: MarkdownReport(title: title).render(report)
            case .github: GitHubReport().render(report)
            case .xcode: XcodeReport().render(report)
            }
        try write(Array(text.utf8), to: file)
    }
}
