import Rewriter

/// `undo`: brings back what the last `apply` changed; standard output names the files.
func undo(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let repository = try GitRepository(containing: arguments.operands.first ?? ".")
    let sink = WorkTreeSink(repository.location)
    let restored = try Interrupt.deferring { try sink.undo() }
    try console.print(restored.map { "\($0.printable)\n" }.joined())
    console.say("\(restored.count.of("file")) brought back")
    return .done
}
