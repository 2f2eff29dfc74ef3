import Rewriter

/// `completions SHELL`: the script that the shell reads.
func completions(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let name = arguments.operands[0]
    let shells = Shell.allCases.map(\.rawValue)
    guard let shell = Shell(rawValue: name) else {
        throw Failure.usage(
            "there are no completions for '\(name)'",
            remedy: shells.nearest(to: name).map { "did you mean '\($0)'?" }
                ?? "there are some for \(shells.listed("and"))")
    }
    try console.print(shell.completions)
    return .done
}
