import Rewriter

/// `audit`: faults in glass that is there already; with `--fix` it also applies their fixes.
func audit(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let stream = ReportStream(arguments, console)
    let run = try await Migration(auditing: arguments, tellingTo: stream, console)
    let detail: TextReport.Detail = arguments.has(.quiet) ? .brief : arguments.has(.verbose) ? .full : .normal
    try console.write(run.report, arguments, detail: detail, after: stream)
    var settled: Set<String> = []
    if arguments.has(.fix) {
        let sink = WorkTreeSink(run.repository.location)
        let written = try Interrupt.deferring {
            try sink.apply(run.outcome.rewrites, allowDirty: arguments.has(.allowDirty))
        }
        settled = Set(run.taken.map(\.id))
        console.say("\(run.taken.count.of("fault")) fixed in \(written.count.of("file"))")
        if !written.isEmpty { console.say("to take it back: \(undoCommand(arguments))") }
    }
    let code = run.conclude(console)
    let isFaulty = run.outcome.findings.contains {
        ($0.finding.verdict.severity ?? .note) > .note && !settled.contains($0.id)
    }
    return code == .done && arguments.has(.strict) && isFaulty ? .found : code
}
