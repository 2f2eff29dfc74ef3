import Foundation
import MigrationPlans
import Rewriter

/// The pages of all codes in `Docs/Rules`: the manual's words with examples from the fixtures.
struct RulePageSet {
    /// What `name.md` holds, by name.
    let texts: [String: String]
    /// Codes without an example.
    let bare: Set<String>

    /// Runs the fixtures.
    init() async throws {
        let examples = try await RuleExample.all()
        let pages = Dictionary(grouping: Self.manual, by: \.code)
        var texts = ["README.md": Self.index]
        var bare: Set<String> = []
        for (code, explanations) in pages {
            let chosen = explanations.flatMap { page in
                let wanted = Self.showcases[page.code]
                let fitting = examples.filter { $0.shows(page) && (wanted?.contains($0.name) ?? true) }.sorted()
                return fitting.firstOfEachFile.prefix(page.kind == .rule ? 3 : 2)
            }
            if chosen.isEmpty { bare.insert(code) }
            texts["\(code).md"] = Self.page(code, explanations, chosen)
        }
        self.texts = texts
        self.bare = bare
    }

    /// Where the easiest examples say little.
    private static let showcases: [String: Set<String>] = [
        "material-surface": ["rim-white-gradient-dropped", "native-control", "container-literal-spacing"]
    ]

    static let manual = LiquidGlassPlan.manual + GlassAuditPlan.manual

    private static let head = "<!-- Made by `make docs` from the manual and the fixtures; don't edit it. -->\n\n"

    private static func page(_ code: String, _ explanations: [Explanation], _ examples: [RuleExample]) -> String {
        let words = explanations.map { page in
            "**\(page.kind.heading)** \(page.sentence)\n\n\(page.text)\n"
        }
        let shown =
            examples.isEmpty ? "" : "\n## Example\(examples.count > 1 ? "s" : "")\n" + examples.map(\.text).joined()
        return """
            \(head)# \(code)

            \(words.joined(separator: "\n"))\(shown)
            [All codes](README.md) · in the terminal: `glass-migrate explain \(code)`

            """
    }

    private static var index: String {
        let tables = Explanation.Kind.allCases.map { kind in
            let rows = manual.filter { $0.kind == kind }.map { page in
                "| [\(page.code)](\(page.code).md) | \(page.sentence.replacing("|", with: "\\|")) |\n"
            }
            return "## \(kind.title)\n\n| code | |\n|---|---|\n" + rows.joined()
        }
        return """
            \(head)# Codes

            Every finding has one verdict, and every verdict that isn't a rewrite has a reason. Each rule, reason and note has \
            a code that stands in all reports, and a page here with an example that the tests hold.

            \(tables.joined(separator: "\n"))
            """
    }
}

extension [RuleExample] {
    /// One file may hold many.
    fileprivate var firstOfEachFile: [RuleExample] {
        var seen: Set<String> = []
        return filter { seen.insert($0.name).inserted }
    }
}

extension Explanation.Kind {
    fileprivate var heading: String {
        switch self {
        case .rule: "Rule."
        case .audit: "Fault in existing glass."
        case .keep: "Kept as it is."
        case .manual: "Left to a person."
        case .note: "Note."
        }
    }

    fileprivate var title: String {
        switch self {
        case .rule: "Rules"
        case .audit: "Faults in existing glass"
        case .keep: "Why something is kept"
        case .manual: "Why something is left to a person"
        case .note: "Notes on rewrites"
        }
    }
}
