import Rewriter

/// `patch`: writes the rewrites as a series that `git am` takes; standard output names the files of the series.
func patch(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    guard let folder = arguments.value(.output) else {
        throw Failure.usage("'patch' needs '--output DIR'", remedy: Help.hint(for: .patch))
    }
    let migration = try await Migration(arguments, console)
    if let base = migration.repository.head, !migration.outcome.rewrites.isEmpty {
        let series = migration.series(arguments.choice(.per) ?? .module)
        let sink = PatchSink(migration.repository.location)
        let files = try Interrupt.deferring { try sink.write(series, onto: base, to: folder) }
        try console.print(files.map { "\($0.printable)\n" }.joined())
    }
    console.say(migration.summary)
    return migration.conclude(console)
}

/// What becomes one patch.
enum PatchUnit: String, CaseIterable {
    case file, module, all
}

extension Migration {
    /// The rewrites as patches. Those with generated files come first, because the others call what these declare.
    func series(_ unit: PatchUnit) -> [PatchSink.Patch] {
        let groups = Dictionary(grouping: outcome.rewrites) { scope(of: $0.path, unit) ?? "" }
        let projectFiles = outcome.generated.flatMap { ($0.joins ?? []).compactMap(\.projectFile) }
        let first = Set(outcome.generated.map(\.path) + projectFiles)
        let order = groups.sorted { left, right in
            let (leftIsFirst, rightIsFirst) = (
                left.value.contains { first.contains($0.path) }, right.value.contains { first.contains($0.path) }
            )
            return leftIsFirst == rightIsFirst ? left.key < right.key : leftIsFirst
        }
        return order.map { scope, rewrites in
            let message = CommitMessage(
                scope: scope.split(separator: "/").last.map(String.init), paths: Set(rewrites.map(\.path)), in: self)
            return PatchSink.Patch(title: message.title, body: message.body, rewrites: rewrites)
        }
    }

    /// What goes into one patch has this in common: a path, or the name of a module.
    private func scope(of path: String, _ unit: PatchUnit) -> String? {
        switch unit {
        case .all: nil
        case .file: path
        case .module:
            (repository.project.modules(compiling: path).first
                ?? repository.project.modules.first { $0.compilesNewFile(at: path) })?.name
                ?? fileEntered(in: path).flatMap { scope(of: $0, unit) }
        }
    }

    /// The generated file that a changed project file has an entry for: neither is of use without the other.
    private func fileEntered(in projectFile: String) -> String? {
        outcome.generated.first { $0.joins?.contains { $0.projectFile == projectFile } ?? false }?.path
    }
}
