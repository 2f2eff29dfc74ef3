/// Chooses the fixes of one file and has them proven together. What can't be proven is handed to a person; it
/// never stops the run.
struct Planner: ~Copyable {
    private let verifier: Verifier

    init?(forms: FallbackForms) {
        guard let verifier = Verifier(forms: forms) else { return nil }
        self.verifier = verifier
    }

    struct Result {
        /// The findings, some of them demoted to `manual`.
        var findings: [ReportedFinding]
        var rewrite: VerifiedRewrite?
        /// Those of the fixes that are in `rewrite`.
        var chosen: [ChosenFix]
    }

    /// `findings` are all those of the file. Also the fixes that aren't selected are proven, so that a report never
    /// promises what would be refused later.
    borrowing func plan(_ findings: [ReportedFinding], of tree: SyntaxTree, selection: Selection) -> Result {
        var findings = findings
        let fixes = findings.indices.filter { findings[$0].finding.fix != nil }
        guard !fixes.isEmpty else { return Result(findings: findings, rewrite: nil, chosen: []) }
        // Usually everything is fine together; only otherwise is each fix tried by itself.
        if case .failure = prove(fixes.map { findings[$0] }, of: tree) {
            demoteFailures(among: fixes, in: &findings, of: tree)
        }
        let selected = findings.filter { $0.finding.fix != nil && selection.takes($0) }
        guard !selected.isEmpty else { return Result(findings: findings, rewrite: nil, chosen: []) }
        switch prove(selected, of: tree) {
        case .success(let rewrite):
            return Result(
                findings: findings, rewrite: rewrite,
                chosen: selected.map { ChosenFix(path: $0.path, fix: $0.finding.fix!) })
        case .failure(let failure):
            for index in findings.indices where findings[index].finding.fix != nil { findings[index].demote(failure) }
            return Result(findings: findings, rewrite: nil, chosen: [])
        }
    }

    /// Adds the fixes one after the other, outermost and first ones first, and demotes those that fail.
    private borrowing func demoteFailures(among fixes: [Int], in findings: inout [ReportedFinding], of tree: SyntaxTree) {
        let order = fixes.sorted {
            let (a, b) = (findings[$0].finding.range, findings[$1].finding.range)
            return (a.lowerBound, -a.upperBound) < (b.lowerBound, -b.upperBound)
        }
        var accepted: [ReportedFinding] = []
        for index in order {
            switch prove(accepted + [findings[index]], of: tree) {
            case .success: accepted.append(findings[index])
            case .failure(let failure): findings[index].demote(failure)
            }
        }
    }

    private borrowing func prove(_ findings: [ReportedFinding], of tree: SyntaxTree) -> Swift.Result<VerifiedRewrite, Demotion> {
        let fixes = findings.compactMap(\.finding.fix)
        guard let edits = EditList(fixes.flatMap(\.edits.edits)) else { return .failure(.overlap) }
        do {
            return .success(
                try verifier.verify(edits, of: tree, replacesOldCode: fixes.contains(where: \.replacesOldCode)))
        } catch {
            return .failure(.refused(error))
        }
    }
}

/// Why a fix is taken back.
enum Demotion: Error {
    case overlap
    case refused(Verifier.Failure)

    var description: String {
        switch self {
        case .overlap: "It overlaps another rewrite of this file."
        case .refused(let failure): failure.description
        }
    }
}

extension ReportedFinding {
    fileprivate mutating func demote(_ failure: Demotion) {
        finding.fix = nil
        finding.verdict = .manual(.verification)
        finding.notes.append(.init("verification", failure.description))
    }
}

extension Selection {
    /// Whether the finding has a fix that is to be applied.
    public func takes(_ finding: ReportedFinding) -> Bool {
        guard let wanted = finding.finding.verdict.applicability, only?.contains(finding.id) ?? true else { return false }
        return wanted <= applicability
    }
}
