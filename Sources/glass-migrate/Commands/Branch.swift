import Rewriter

/// `branch`: commits the rewrites on a new branch; standard output has the commit's id.
func branch(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let name = arguments.operands[arguments.operands.count - 1]
    let paths = Array(arguments.operands.dropLast())
    let sink = BranchSink(try GitRepository(containing: paths.first ?? ".").location)
    try sink.check(name: name)
    let migration = try await Migration(arguments, paths: paths, console)
    if let base = migration.repository.head, !migration.outcome.rewrites.isEmpty {
        let files = Set(migration.outcome.rewrites.map(\.path))
        let message = CommitMessage(scope: nil, paths: files, in: migration)
        let commit = try Interrupt.deferring {
            try sink.commit(
                migration.outcome.rewrites, onto: base, branch: name, message: "\(message.title)\n\n\(message.body)\n")
        }
        try console.print("\(commit)\n")
    }
    console.say(migration.summary)
    return migration.conclude(console)
}
