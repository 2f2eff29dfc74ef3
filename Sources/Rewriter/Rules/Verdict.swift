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

/// What becomes of a candidate: exactly one of these.
public enum Verdict: Hashable, Sendable, Codable {
    /// The finding has a fix.
    case rewrite(Applicability)
    /// It is right as it is.
    case keep(Reason)
    /// A person should do something; the reason says what.
    case manual(Reason)

    /// `rewrite`, `keep` or `manual`.
    public var name: String {
        switch self {
        case .rewrite: "rewrite"
        case .keep: "keep"
        case .manual: "manual"
        }
    }

    public var applicability: Applicability? {
        if case .rewrite(let applicability) = self { applicability } else { nil }
    }

    public var reason: Reason? {
        switch self {
        case .rewrite: nil
        case .keep(let reason), .manual(let reason): reason
        }
    }
}
