import Rewriter

/// What a commit says about the rewrites in it: what was changed where, and what was left in the same files, and why.
struct CommitMessage {
    let title: String
    let body: String

    private static let width = 72

    /// - Parameters:
    ///   - scope: what the commit is limited to, for the title; a module, for instance.
    ///   - paths: the files that it changes.
    init(scope: String?, paths: Set<String>, in migration: Migration) {
        let findings = migration.outcome.findings.filter { paths.contains($0.path) }
        let taken = findings.filter(migration.takes)
        let left = findings.filter { !migration.takes($0) }
        let prefix = scope.map { "\($0): " } ?? ""
        title =
            prefix
            + (taken.isEmpty ? "Add the Liquid Glass helper" : "Migrate \(taken.count.of("surface")) to Liquid Glass")
        var paragraphs = [taken.flatMap(Self.lines)]
        if !left.isEmpty { paragraphs.append(["Left as they are:"] + left.flatMap(Self.lines)) }
        paragraphs.append(["\(Tool.mark)\(Tool.version)."])
        body = paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    /// A list item, with an item of its own for each note.
    private static func lines(_ reported: ReportedFinding) -> [String] {
        let verdict = reported.finding.verdict
        let reason = verdict.reason.map { "\($0.code): " } ?? (verdict.applicability == .review ? "review: " : "")
        let notes = reported.finding.notes.map { item("  - ", "\($0.code): \($0.message)") }
        return item("- ", "\(reported.place): \(reason)\(reported.finding.message)") + notes.flatMap { $0 }
    }

    private static func item(_ mark: String, _ text: String) -> [String] {
        let lines = text.printable.wrapped(to: width - mark.count)
        let indent = String(repeating: " ", count: mark.count)
        return lines.enumerated().map { ($0.offset == 0 ? mark : indent) + $0.element }
    }
}
