/// A page of the manual: what a code that stands in reports means.
public struct Explanation: Hashable, Sendable {
    /// What the code stands for.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case rule
        /// A fault in existing code.
        case audit
        /// Why something is right as it is.
        case keep
        /// Why something is left to a person.
        case manual
        /// Something worth knowing about a rewrite.
        case note
    }

    public let kind: Kind
    public let code: String
    /// One sentence, with a full stop.
    public let sentence: String
    /// Why it is so and what to do about it: paragraphs of Markdown, separated by empty lines.
    public let text: String

    public init(_ kind: Kind, _ code: String, _ sentence: String, _ text: String) {
        self.kind = kind
        self.code = code
        self.sentence = sentence
        self.text = text
    }

    public init(_ kind: Kind, _ reason: Reason, _ text: String) {
        self.init(kind, reason.code, reason.sentence, text)
    }
}
