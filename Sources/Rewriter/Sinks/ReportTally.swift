/// How many findings of a report ended in which verdict.
public struct ReportTally: Hashable, Sendable {
    public private(set) var rewrite: [Applicability: Int] = [.safe: 0, .review: 0]
    public private(set) var keep: [Reason: Int] = [:]
    public private(set) var manual: [Reason: Int] = [:]
    /// Faults by the code of their rule; they are no candidates.
    public private(set) var audit: [String: Int] = [:]
    public private(set) var faults: [Severity: Int] = [:]

    public init(_ findings: [ReportedFinding]) {
        for reported in findings {
            switch reported.finding.verdict {
            case .rewrite(let applicability): rewrite[applicability, default: 0] += 1
            case .keep(let reason): keep[reason, default: 0] += 1
            case .manual(let reason): manual[reason, default: 0] += 1
            case .audit(let severity, _):
                audit[reported.finding.rule, default: 0] += 1
                faults[severity, default: 0] += 1
            }
        }
    }

    public var safe: Int { rewrite[.safe, default: 0] }
    public var review: Int { rewrite[.review, default: 0] }
    public var kept: Int { keep.values.reduce(0, +) }
    public var leftToPeople: Int { manual.values.reduce(0, +) }
    public var candidates: Int { safe + review + kept + leftToPeople }
}

extension [Reason: Int] {
    /// The counts by code, for machines.
    public var byCode: [String: Int] {
        [String: Int](map { ($0.key.code, $0.value) }, uniquingKeysWith: +)
    }
}
