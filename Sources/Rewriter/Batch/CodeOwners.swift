/// A CODEOWNERS file: who has to look at changes of which paths.
public struct CodeOwners: Sendable {
    private let rules: [(pattern: Glob, owners: [String])]

    /// Where the forges look for it, in this order.
    public static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

    /// Lines that hold no pattern, such as the headings of GitLab's sections, say nothing.
    public init(_ text: String) {
        rules = text.split(whereSeparator: \.isNewline).compactMap { line -> (pattern: Glob, owners: [String])? in
            // An escaped space belongs to the pattern.
            let words = line.replacing("\\ ", with: "\u{0}").split(whereSeparator: \.isWhitespace).map {
                String($0).replacing("\u{0}", with: " ")
            }
            guard let pattern = words.first, !"#[^".contains(pattern.first ?? "#") else { return nil }
            return (Glob(pattern), Array(words.dropFirst().prefix { !$0.hasPrefix("#") }))
        }
    }

    /// The last line that matches decides. Empty when nobody is named.
    public func owners(of path: String) -> [String] {
        rules.last { $0.pattern.matches(path) }?.owners ?? []
    }

    /// The paths by their first owner; those of nobody under the empty name.
    public func groups(_ paths: [String]) -> [String: [String]] {
        Dictionary(grouping: paths) { owners(of: $0).first ?? "" }
    }
}
