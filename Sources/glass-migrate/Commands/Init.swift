import MigrationPlans
import Rewriter

/// `init`: writes a commented configuration that changes nothing yet; standard output names it.
func initialize(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let repository = try Repository(arguments, paths: arguments.operands)
    let inputs = repository.inputs
    let progress = Progress(console, total: inputs.count)
    let rewriter = Rewriter(
        plan: LiquidGlassPlan(), project: repository.project, jobs: System.processorCount, onStep: progress.take)
    let index = await rewriter.survey(inputs)
    progress.end()
    let text = ConfigurationTemplate(project: repository.project, ownHelpers: index.ownHelperNames).text
    let sink = WorkTreeSink(repository.location)
    try Interrupt.deferring {
        try sink.write(Array(text.utf8), toRootFile: Configuration.fileName, replacing: arguments.has(.force))
    }
    try console.print("\(Configuration.fileName)\n")
    console.say("every line of it is a comment: take away the '#' where you want something else")
    return .done
}
