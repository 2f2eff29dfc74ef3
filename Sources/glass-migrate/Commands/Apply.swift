import Rewriter

/// `apply`: rewrites files of the work tree; standard output names them.
func apply(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    if arguments.has(.interactive) { return try await applyInteractively(arguments, console) }
    let migration = try await Migration(arguments, console)
    let sink = WorkTreeSink(migration.repository.location)
    let written = try Interrupt.deferring {
        try sink.apply(migration.outcome.rewrites, allowDirty: arguments.has(.allowDirty))
    }
    try console.print(written.map { "\($0.printable)\n" }.joined())
    console.say(migration.summary)
    if !written.isEmpty { console.say("to take it back: \(undoCommand(arguments))") }
    return migration.conclude(console)
}

/// What takes an apply back.
func undoCommand(_ arguments: Arguments) -> String {
    ([Tool.name, Command.undo.rawValue] + arguments.operands.prefix(1)).joined(separator: " ")
}
