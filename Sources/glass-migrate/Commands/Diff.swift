import Rewriter

/// `diff`: what `apply` would change, as a patch on standard output.
func diff(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    let migration = try await Migration(arguments, console)
    let file = arguments.value(.output)
    let paint = console.paint(for: file)
    let patch = migration.outcome.rewrites.flatMap { rewrite in
        let patch = UnifiedDiff(path: rewrite.path, before: rewrite.before?.bytes, after: rewrite.after).rendered()
        return paint.isOn ? painted(patch, paint) : patch
    }
    try console.write(patch, to: file)
    console.say(migration.summary)
    return migration.conclude(console)
}

/// The patch of one file for a terminal: coloured, and unable to steer it.
private func painted(_ patch: [UInt8], _ paint: Paint) -> [UInt8] {
    var isHeader = true
    var text = ""
    for line in patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
        let line = String(decoding: line, as: UTF8.self).printable
        if line.hasPrefix("@@") { isHeader = false }
        let color: Paint.Color? = isHeader ? .bold : line.first.flatMap { ["@": .cyan, "+": .green, "-": .red][$0] }
        text += (color.map { paint(line, $0) } ?? line) + "\n"
    }
    return Array(text.utf8)
}
