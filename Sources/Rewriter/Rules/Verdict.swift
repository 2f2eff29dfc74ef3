/// How much trust a fix deserves.
public enum Applicability: String, Hashable, Sendable, Comparable, Codable {
    /// Applied by default.
    case safe
    /// Applied when asked for: right as code, but a person should look at the result.
    case review

    public static func < (left: Applicability, right: Applicability) -> Bool { left == .safe && right == .review }
}

/// Why something was kept or left to a person: a stable code that users script against, and one sentence.
public struct Reason: Hashable, Sendable, Codable {
    /// kebab-case.
    public let code: String
    /// One sentence for the person who reads the report; with a full stop.
    public let sentence: String

    public init(_ code: String, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }

    /// The verifier refused the fix that the plan proposed.
    public static let verification = Reason(
        "verification", "The rewrite did not pass the proof that old systems see no change, so nothing was written.")
    /// The compiler refused code that it took before.
    public static let typeCheck = Reason(
        "type-check", "The rewritten code does not compile against the SDK, so nothing was written.")
    /// The parser could not make sense of the code around the candidate.
    public static let syntaxError = Reason(
        "syntax-error", "The code around this place could not be read without errors, so it is left to a person.")
}

/// How bad a fault is.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable, Codable {
    /// Worth knowing; many would leave it.
    case note
    /// It looks or works worse than it should.
    case warning
    /// It doesn't compile, or people's taps get lost.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}

/// What becomes of a candidate: exactly one of these.
public enum Verdict: Hashable, Sendable, Codable {
    /// The finding has a fix.
    case rewrite(Applicability)
    /// It is right as it is.
    case keep(Reason)
    /// A person should do something; the reason says what.
    case manual(Reason)
    /// A fault in code that was new already, and how much trust its fix deserves; `nil` when it has none.
    case audit(Severity, fix: Applicability?)

    /// `rewrite`, `keep`, `manual` or `audit`.
    public var name: String {
        switch self {
        case .rewrite: "rewrite"
        case .keep: "keep"
        case .manual: "manual"
        case .audit: "audit"
        }
    }

    /// Of the fix; `nil` when there is none.
    public var applicability: Applicability? {
        switch self {
        case .rewrite(let applicability): applicability
        case .audit(_, let applicability): applicability
        case .keep, .manual: nil
        }
    }

    /// Of a fault; `nil` for anything else.
    public var severity: Severity? {
        if case .audit(let severity, _) = self { severity } else { nil }
    }

    public var reason: Reason? {
        switch self {
        case .rewrite, .audit: nil
        case .keep(let reason), .manual(let reason): reason
        }
    }
}
