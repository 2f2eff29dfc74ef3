import Rewriter

/// `doctor`: what is known about the project, and where it was read.
func doctor(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let repository = try Repository(arguments, paths: arguments.operands)
    let files = repository.listing.files.count
    let left = repository.listing.skipped.count
    let lines = [
        "\(Tool.name) \(Tool.version)",
        "repository \(repository.location.workTree ?? repository.location.gitDirectory)",
        "commit \(repository.head?.description ?? "none yet")",
        "\(files.of("Swift file")), \(left) left out",
        "configuration \(arguments.configuration.isEmpty ? "none" : Configuration.fileName)",
    ]
    let modules = repository.project.page(listsFiles: arguments.has(.verbose)).printableLines
    try console.print(
        lines.map { $0.printable + "\n" }.joined() + "\n" + (modules.isEmpty ? "no modules found\n" : modules))
    return .done
}

extension String {
    /// Each line made `printable`.
    fileprivate var printableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
    }
}
