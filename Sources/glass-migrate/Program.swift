import Rewriter

/// The program: from the words of the command line to the exit code.
enum Program {
    static func run(_ words: [String]) async -> ExitCode {
        Interrupt.install()
        var console = Console()
        do {
            // Not for people: `batch run` starts itself with these.
            if words.starts(with: BatchWorker.words) { return try await BatchWorker.main(words) }
            if words.starts(with: BatchProbe.words) { return BatchProbe.main() }
            var arguments = try Arguments(parsing: words)
            try arguments.checkRules()
            console = Console(arguments)
            arguments = try arguments.configured()
            console = Console(arguments)
            let code = try await run(arguments, console)
            return Interrupt.wasDeferred ? .interrupted : code
        } catch let failure as Failure {
            console.report(failure)
            return failure.code
        } catch let error as GitError {
            let failure = Failure(error)
            console.report(failure)
            return failure.code
        } catch let error as Files.Failure {
            console.report(Failure(.inputOutput, error.description))
            return .inputOutput
        } catch let error as Database.Failure {
            let failure = Failure(error)
            console.report(failure)
            return failure.code
        } catch {
            console.report(Failure(.fault, "unexpected: \(error)", remedy: "this is a fault of \(Tool.name)"))
            return .fault
        }
    }

    private static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
        if arguments.has(.help) {
            try console.print(arguments.command.map(Help.page) ?? Help.general)
            return .done
        }
        if arguments.has(.version) {
            try console.print("\(Tool.name) \(Tool.version)\n")
            return .done
        }
        guard let command = arguments.command else {
            throw Failure.usage("no command given", remedy: Help.hint(for: nil))
        }
        if let file = arguments.value(.output), file != "-" { try GitRepository.checkOutput(file) }
        switch command {
        case .scan: return try await scan(arguments, console)
        case .diff: return try await diff(arguments, console)
        case .apply: return try await apply(arguments, console)
        case .undo: return try undo(arguments, console)
        case .patch: return try await patch(arguments, console)
        case .branch: return try await branch(arguments, console)
        case .check: return try await check(arguments, console)
        case .audit: return try await audit(arguments, console)
        case .rules: return try rules(arguments, console)
        case .explain: return try explain(arguments, console)
        case .doctor: return try doctor(arguments, console)
        case .initialize: return try await initialize(arguments, console)
        case .batchPlan: return try batchPlan(arguments, console)
        case .batchRun: return try batchRun(arguments, console)
        case .batchMerge: return try batchMerge(arguments, console)
        case .batchPublish: return try batchPublish(arguments, console)
        case .batchSummary: return try batchSummary(arguments, console)
        case .completions: return try completions(arguments, console)
        case .man:
            try console.print(ManualPage.text)
            return .done
        }
    }
}
