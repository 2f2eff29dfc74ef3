import Rewriter

/// One kind of fault in existing glass. A rule is a value without state: a pure function of one file and of what the
/// index knows about the others.
protocol AuditRule: Sendable {
    var page: AuditPage { get }

    /// The faults of one file, in any order.
    func faults(in file: GlassFile) -> [Fault]
}

/// What the manual says about a rule.
struct AuditPage: Sendable {
    /// kebab-case.
    let code: String
    /// Of its faults, unless one says otherwise.
    let severity: Severity
    /// What is wrong, in one sentence with a full stop.
    let sentence: String
    /// Why that is wrong and what people see of it.
    let why: String
    /// What to write instead, and what the rule's own fix does where it has one.
    let remedy: String

    var explanation: Explanation {
        Explanation(.audit, code, sentence, "\(why)\n\n\(remedy)\n\nSeverity: \(severity.rawValue).")
    }
}

/// One place where a rule is broken.
struct Fault {
    /// The place, as byte offsets.
    var range: SourceRange
    /// One sentence for the reader of a report.
    var message: String
    /// Where it differs from the rule's.
    var severity: Severity?
    /// The layer of the interface that the glass sits in; empty where that doesn't matter.
    var layer = ""
    var related: [Finding.Related] = []
    var fix: Repair?

    /// A change that settles a fault.
    struct Repair {
        let applicability: Applicability
        let fix: Fix

        /// `nil` when two of the edits collide. Faults stand in code of the new system, so that there is nothing older
        /// to compare with; `requires` names the generated declarations that the edits call.
        init?(_ applicability: Applicability, _ title: String, _ edits: [Edit], requires: Set<HelperPart> = []) {
            guard let edits = EditList(edits), !edits.isEmpty else { return nil }
            self.applicability = applicability
            fix = Fix(
                title: title, edits: edits, requires: Set(requires.map(\.rawValue)), replacesOldCode: true)
        }
    }
}

extension AuditRule {
    func findings(in file: GlassFile) -> [Finding] {
        faults(in: file).map { fault in
            let severity = fault.severity ?? page.severity
            let isIgnored = file.ignores(page.code, at: fault.range)
            return Finding(
                rule: page.code, range: fault.range, layer: fault.layer,
                verdict: isIgnored ? .keep(.ignored) : .audit(severity, fix: fault.fix?.applicability),
                message: fault.message, related: fault.related, fix: isIgnored ? nil : fault.fix?.fix)
        }
    }
}
