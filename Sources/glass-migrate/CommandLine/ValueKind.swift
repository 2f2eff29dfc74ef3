import Rewriter

/// What may follow an option.
enum ValueKind: Hashable {
    /// Nothing.
    case flag
    /// Nothing, or any text behind an equals sign.
    case optional(String)
    /// Any text; the word is what the help calls it.
    case text(String)
    /// One of these.
    case choice([String])
    /// Some of these: separated by commas, the option repeated, or both.
    case choices(String, [String])
    /// Any texts: separated by commas, the option repeated, or both.
    case list(String)
    /// Any texts, one each time: commas belong to the text.
    case repeated(String)
    /// A whole number.
    case number(String, ClosedRange<Int>)
    /// A system version such as `17.4`.
    case version

    /// What the help writes after the option; empty for a flag.
    var placeholder: String {
        switch self {
        case .flag: ""
        case .optional(let word): "[=\(word)]"
        case .text(let word), .repeated(let word), .number(let word, _): word
        case .choice(let allowed): allowed.joined(separator: "|")
        case .choices(let word, _), .list(let word): "\(word),…"
        case .version: "V"
        }
    }

    /// What the values can be, in words; `nil` where any text will do.
    var allowed: String? {
        switch self {
        case .flag, .optional, .text, .list, .repeated: nil
        case .choice(let words): words.listed("or")
        case .choices(_, let words): words.listed("and") + ", separated by commas"
        case .number(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .version: "a version such as 17.0"
        }
    }

    /// The allowed word that a wrong value most likely means; `nil` when none is near.
    func nearest(to text: String) -> String? {
        switch self {
        case .choice(let words): words.nearest(to: text)
        case .choices(_, let words):
            text.split(separator: ",").map(String.init).first { !words.contains($0) }.flatMap(words.nearest)
        default: nil
        }
    }

    /// The single values that `text` stands for; `nil` when one of them is not allowed.
    func values(in text: String) -> [String]? {
        switch self {
        case .choices, .list:
            let values = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            return values.allSatisfy(allows) ? values : nil
        default: return allows(text) ? [text] : nil
        }
    }

    private func allows(_ value: String) -> Bool {
        switch self {
        case .flag, .optional, .text, .list, .repeated: !value.isEmpty
        case .choice(let words), .choices(_, let words): words.contains(value)
        case .number(_, let range): Int(value).map(range.contains) ?? false
        case .version: Version(value) != nil
        }
    }

    /// Whether a repeated option adds to what was given before, instead of replacing it.
    var accumulates: Bool {
        switch self {
        case .choices, .list, .repeated: true
        default: false
        }
    }
}
