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
        for index in findings.indices {
            if let edited = selection.edited[findings[index].id] { findings[index].finding.fix = edited }
            if let refusal = selection.refusals[findings[index].id] { findings[index].refuse(refusal) }
        }
        let fixes = findings.indices.filter { findings[$0].finding.fix != nil }
        let everything = proveTogether(fixes, in: &findings, of: tree)
        let proven = fixes.filter { findings[$0].finding.fix != nil }
        let selected = proven.filter { selection.takes(findings[$0]) }
        // What holds for all of them need not hold for some: a fix may lean on one that isn't selected.
        let rewrite = selected == proven ? everything : proveTogether(selected, in: &findings, of: tree)
        let chosen = Fix.settled(selected.compactMap { findings[$0].finding.fix }).map {
            ChosenFix(path: tree.source.path, fix: $0)
        }
        return Result(findings: findings, rewrite: rewrite, chosen: chosen)
    }

    /// Proves the fixes of the findings at these indices. Usually they are fine together; otherwise they are added one
    /// after the other, outermost and first ones first, and those that fail are demoted.
    private borrowing func proveTogether(
        _ indices: [Int], in findings: inout [ReportedFinding], of tree: SyntaxTree
    ) -> VerifiedRewrite? {
        guard !indices.isEmpty else { return nil }
        let fixes = Fix.settled(indices.compactMap { findings[$0].finding.fix })
        if case .success(let rewrite) = prove(fixes, of: tree) { return rewrite }
        let settled = Dictionary(zip(indices, fixes)) { first, _ in first }
        let order = indices.sorted {
            let (a, b) = (findings[$0].finding.range, findings[$1].finding.range)
            return (a.lowerBound, -a.upperBound) < (b.lowerBound, -b.upperBound)
        }
        var accepted: [Fix] = []
        var result: VerifiedRewrite?
        for index in order {
            let next = accepted + [settled[index]].compactMap { $0 }
            switch prove(next, of: tree) {
            case .success(let rewrite):
                accepted = next
                result = rewrite
            case .failure(let failure):
                findings[index].refuse(Refusal(.verification, failure.description))
            }
        }
        return result
    }

    private borrowing func prove(
        _ fixes: [Fix], of tree: SyntaxTree
    ) -> Swift.Result<VerifiedRewrite, Verifier.Failure> {
        do throws(Verifier.Failure) {
            return .success(try verifier.verify(fixes, of: tree))
        } catch {
            return .failure(error)
        }
    }
}

extension ReportedFinding {
    /// Why it is taken back stands in a note.
    fileprivate mutating func refuse(_ refusal: Refusal) {
        finding.fix = nil
        // A fault stays one without its fix.
        finding.verdict = finding.verdict.severity.map { .audit($0, fix: nil) } ?? .manual(refusal.reason)
        finding.notes.append(.init(refusal.reason.code, refusal.message))
    }
}

extension Selection {
    /// Whether the finding has a fix that is to be applied.
    public func takes(_ finding: ReportedFinding) -> Bool {
        guard let wanted = finding.finding.verdict.applicability, only?.contains(finding.id) ?? true else {
            return false
        }
        return wanted <= applicability(at: finding.path)
    }
}
