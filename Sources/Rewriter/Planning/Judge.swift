/// Something that looks at verified rewrites once more before anybody sees them: another parser, a compiler.
public protocol Judge: Sendable {
    /// What it has to say about the findings that `selection` takes.
    func ruling(on outcome: Outcome, selection: Selection, project: ProjectModel) throws -> Ruling
}

/// What a judge says of a whole run.
public struct Ruling: Sendable {
    /// Why it refuses fixes, by the ids of their findings.
    public var refusals: [String: Refusal]
    /// What it could not judge, in sentences.
    public var unjudged: [String]

    public init(refusals: [String: Refusal] = [:], unjudged: [String] = []) {
        self.refusals = refusals
        self.unjudged = unjudged
    }
}

/// Why a judge refuses a fix.
public struct Refusal: Hashable, Sendable {
    /// The verdict that the finding gets instead.
    public let reason: Reason
    /// What is wrong, as a sentence.
    public let message: String

    public init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }
}

extension Rewriter {
    /// As `run`, without the fixes that the judges refuse. Fixes that aren't selected are judged too, so that a report
    /// never promises what would be refused later. Judges see whole runs: with them, `onFindings` is told nothing.
    public func run(
        _ files: [InputFile], selection: Selection, judges: [any Judge],
        onFindings: @escaping @Sendable ([ReportedFinding]) -> Void = { _ in }
    ) async throws -> Outcome {
        if judges.isEmpty { return await run(files, selection: selection, onFindings: onFindings) }
        var everything = Selection(applicability: .review)
        everything.refusals = selection.refusals
        let all = try await settle(files, everything, judges)
        if selection.takesEverything { return all.outcome }
        var selection = selection
        selection.refusals = all.selection.refusals
        return try await settle(files, selection, judges).outcome
    }

    /// A refused fix changes what the others need, so all starts again without it.
    private func settle(
        _ files: [InputFile], _ selection: Selection, _ judges: [any Judge]
    ) async throws -> (outcome: Outcome, selection: Selection) {
        var selection = selection
        while true {
            var outcome = await run(files, selection: selection)
            var refusals: [String: Refusal] = [:]
            for judge in judges where refusals.isEmpty {
                let ruling = try judge.ruling(on: outcome, selection: selection, project: project)
                refusals = ruling.refusals.filter { selection.refusals[$0.key] == nil }
                outcome.unjudged += ruling.unjudged
            }
            if refusals.isEmpty { return (outcome, selection) }
            selection.refusals.merge(refusals) { first, _ in first }
        }
    }
}

extension Outcome {
    /// The findings whose fixes make the file at `path` what it is: those in it, or for a generated file those that
    /// call it.
    func findings(behind path: String, selection: Selection) -> [ReportedFinding] {
        let taken = findings.filter(selection.takes)
        guard let file = generated.first(where: { $0.path == path }) else { return taken.filter { $0.path == path } }
        return taken.filter { finding in
            finding.finding.fix?.requires.isEmpty == false
                && (file.callers.isEmpty || file.callers.contains(finding.path))
        }
    }
}

extension ToolchainParser: Judge {
    /// One fault in a file counts against all of its rewrites: which of them made it can't be told.
    public func ruling(on outcome: Outcome, selection: Selection, project: ProjectModel) throws -> Ruling {
        let rewrites = outcome.rewrites.filter { $0.path.hasSuffix(".swift") }
        var refusals: [String: Refusal] = [:]
        for (rewrite, opinion) in zip(rewrites, try opinions(on: rewrites)) {
            guard case .disagrees(let fault) = opinion else { continue }
            for finding in outcome.findings(behind: rewrite.path, selection: selection) {
                refusals[finding.id] = Refusal(
                    .verification, "The parser of the Swift toolchain refuses \(rewrite.path), \(fault).")
            }
        }
        return Ruling(refusals: refusals)
    }
}
