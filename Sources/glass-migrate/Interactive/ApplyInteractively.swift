import Rewriter

/// `apply --interactive`: asks about each rewrite and writes those that are wanted, with what they need together.
func applyInteractively(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    guard !arguments.has(.noInput), System.canAsk else {
        throw Failure.usage(
            "'--interactive' needs a terminal to ask",
            remedy: "run it in one, or choose with --only ID,… (the HTML report makes the command)")
    }
    let proposal = try await Migration(arguments, console)
    let sink = WorkTreeSink(proposal.repository.location)
    let dirty = arguments.has(.allowDirty) ? [] : try sink.uncommitted(among: proposal.outcome.rewrites)
    for path in dirty {
        console.warn("\(path) has uncommitted changes, so it is left out (--allow-dirty asks about it)")
    }
    let questions = proposal.questions(besides: Set(dirty))
    var review = try Review(
        questions, fault: proposal.fault, proposal.repository.location, startsOver: arguments.has(.restart), console)
    try Interrupt.restoringTerminal { try review.run() }

    var selection = proposal.selection
    selection.only = review.accepted
    selection.edited = review.edited
    let migration = try await Migration(arguments, choosing: selection, console)
    let written = try Interrupt.deferring {
        try sink.apply(migration.outcome.rewrites, allowDirty: arguments.has(.allowDirty))
    }
    try review.forgetAccepted()
    try console.print(written.map { "\($0.printable)\n" }.joined())
    let counts = [(review.declinedCount, "declined"), (review.openCount, "not decided yet")].filter { $0.0 > 0 }
    console.say(([migration.summary] + counts.map { "\($0.0) \($0.1)" }).joined(separator: "; "))
    if !written.isEmpty { console.say("to take it back: \(undoCommand(arguments))") }
    return migration.conclude(console)
}

extension Migration {
    /// The proposed rewrites, in the order of path and place, without those of some files.
    fileprivate func questions(besides paths: Set<String>) -> [Review.Question] {
        let sources = Dictionary(
            outcome.rewrites.compactMap { rewrite in rewrite.before.map { (rewrite.path, $0) } }
        ) { first, _ in first }
        return taken.filter { !paths.contains($0.path) }.compactMap { reported in
            sources[reported.path].flatMap { Review.Question(reported, in: $0) }
        }
    }
}
