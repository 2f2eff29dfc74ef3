/// Something that looks at verified rewrites once more before anybody sees them: another parser, a compiler.
public protocol Judge: Sendable {
    /// Why it refuses the fixes of some of the findings that `selection` takes, by the findings' ids.
    func refusals(of outcome: Outcome, selection: Selection, project: ProjectModel) throws -> [String: Refusal]
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
    /// never promises what would be refused later.
    public func run(_ files: [InputFile], selection: Selection, judges: [any Judge]) async throws -> Outcome {
        var selection = selection
        if !judges.isEmpty {
            var everything = Selection(applicability: .review)
            everything.refusals = selection.refusals
            selection.refusals = try await settle(files, everything, judges).selection.refusals
        }
        return try await settle(files, selection, judges).outcome
    }

    /// A refused fix changes what the others need, so all starts again without it.
    private func settle(
        _ files: [InputFile], _ selection: Selection, _ judges: [any Judge]
    ) async throws -> (outcome: Outcome, selection: Selection) {
        var selection = selection
        while true {
            let outcome = await run(files, selection: selection)
            var refusals: [String: Refusal] = [:]
            for judge in judges where refusals.isEmpty {
                refusals = try judge.refusals(of: outcome, selection: selection, project: project)
            }
            refusals = refusals.filter { selection.refusals[$0.key] == nil }
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
    public func refusals(
        of outcome: Outcome, selection: Selection, project: ProjectModel
    ) throws -> [String: Refusal] {
        let rewrites = outcome.rewrites.filter { $0.path.hasSuffix(".swift") }
        var refusals: [String: Refusal] = [:]
        for (rewrite, opinion) in zip(rewrites, try opinions(on: rewrites)) {
            guard case .disagrees(let fault) = opinion else { continue }
            for finding in outcome.findings(behind: rewrite.path, selection: selection) {
                refusals[finding.id] = Refusal(
                    .verification, "The parser of the Swift toolchain refuses \(rewrite.path), \(fault).")
            }
        }
        return refusals
    }
}
