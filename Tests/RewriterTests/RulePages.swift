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
        let pages = Dictionary(grouping: (LiquidGlassPlan.manual + GlassAuditPlan.manual), by: \.code)
        var texts = ["README.md": Self.index]
        var bare: Set<String> = []
        for (code, explanations) in pages {
            let chosen = explanations.flatMap { page in
                let wanted = Self.showcases[page.code]
                let fitting = examples.filter { $0.shows(page) && (wanted?.contains($0.name) ?? true) }.sorted()
                return fitting.firstOfEachFile.prefix(page.kind == .rule ? 3 : 2)
            }
            if chosen.isEmpty, explanations.contains(where: { $0.kind != .audit }) { bare.insert(code) }
            texts["\(code).md"] = Self.page(code, explanations, chosen)
        }
        self.texts = texts
        self.bare = bare
    }

    /// Where the easiest examples say little.
    private static let showcases: [String: Set<String>] = [
        "material-surface": ["rim-white-gradient-dropped", "native-control", "container-literal-spacing"]
    ]

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
            let rows = (LiquidGlassPlan.manual + GlassAuditPlan.manual).filter { $0.kind == kind }.map { page in
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

/// A finding in a fixture, with what it says about it.
struct RuleExample: Comparable {
    /// Below Fixtures.
    private let path: String
    private let options: String
    private let rule: String
    private let verdict: Verdict
    private let notes: Set<String>
    private let summary: String
    /// A difference for a rewrite, else the code around the place.
    private let code: String
    private let isDifference: Bool
    /// Smaller is easier to read.
    private let effort: Int

    static func < (left: Self, right: Self) -> Bool {
        (left.effort, left.path, left.summary) < (right.effort, right.path, right.summary)
    }

    /// As the fixture is called.
    var name: String { String((path as NSString).lastPathComponent.prefix { $0 != "." }) }

    func shows(_ page: Explanation) -> Bool {
        switch page.kind {
        case .rule: rule == page.code && (isDifference || ["effect-view", "suppression"].contains(page.code))
        case .keep: verdict == .keep(Reason(page.code, page.sentence))
        case .manual: verdict == .manual(Reason(page.code, page.sentence))
        case .note: notes.contains(page.code)
        // The audit's fixtures stand by themselves, and its pages say what to write instead.
        case .audit: false
        }
    }

    var text: String {
        let options = options.isEmpty ? "" : ", with `\(options)`"
        return """

            From [`\((path as NSString).lastPathComponent)`](../../Fixtures/\(path))\(options):

            ```\(isDifference ? "diff" : "swift")
            \(code)```

            > \(summary)

            """
    }

    // MARK: From fixtures

    static func all() async throws -> [RuleExample] {
        let fixtures = Fixture.all
        let rules = try await withThrowingTaskGroup(of: [RuleExample].self) { group in
            for fixture in fixtures { group.addTask { try await examples(in: fixture) } }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        return rules + (try examplesInRepositories())
    }

    private static func examples(in fixture: Fixture) async throws -> [RuleExample] {
        let bytes = try fixture.before
        let run = await EngineRun(bytes, options: try fixture.options)
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
        let options = lines[0].firstRange(of: "options:").map {
            lines[0][$0.upperBound...].trimmingCharacters(in: .whitespaces)
        }
        let path = "Rules/\(fixture.folder.lastPathComponent)/\(fixture.beforeURL.lastPathComponent)"
        let difference =
            UnifiedDiff(path: "A.swift", before: bytes, after: run.after, context: 8).hunks.count == 1
            ? diff(bytes, run.after) : nil
        return run.outcome.findings.compactMap { reported in
            let isRewrite = reported.finding.verdict.applicability != nil
            if isRewrite, difference == nil { return nil }
            let code =
                isRewrite ? difference ?? "" : excerpt(lines, reported.start.line...reported.end.line, name(reported))
            return RuleExample(
                path: path, options: options ?? "", rule: reported.finding.rule, verdict: reported.finding.verdict,
                notes: Set(reported.finding.notes.map(\.code)), summary: summary(reported), code: code,
                isDifference: isRewrite,
                effort: code.count + 200 * run.outcome.findings.count + (options == nil ? 0 : 400))
        }
    }

    /// Some reasons need a project around the code; the findings of whole repositories say where they stand.
    private static func examplesInRepositories() throws -> [RuleExample] {
        let folder = Fixture.root.appending(path: "Repositories")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.flatMap { name -> [RuleExample] in
            let file = folder.appending(path: "\(name)/expected.json")
            guard let data = try? Data(contentsOf: file),
                let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            else { return [] }
            return try (report["findings"] as? [[String: Any]] ?? []).compactMap { finding in
                try example(of: finding, in: name)
            }
        }
    }

    private static func example(of finding: [String: Any], in repository: String) throws -> RuleExample? {
        let words = finding.compactMapValues { $0 as? String }
        let numbers = finding.compactMapValues { $0 as? Int }
        guard let path = words["path"], let line = numbers["line"], let end = numbers["endLine"] else { return nil }
        let notes = (finding["notes"] as? [String] ?? []).map { String($0.prefix { $0 != ":" }) }
        let page = (LiquidGlassPlan.manual + GlassAuditPlan.manual).first { $0.code == words["reason"] && $0.kind.rawValue == words["verdict"] }
        let reason = page.map { Reason($0.code, $0.sentence) }
        let verdict: Verdict
        switch (words["verdict"], reason) {
        case ("keep", let reason?): verdict = .keep(reason)
        case ("manual", let reason?): verdict = .manual(reason)
        default: verdict = .rewrite(words["applicability"] == "safe" ? .safe : .review)
        }
        let place = "Repositories/\(repository)/input/\(path)"
        let text = try String(contentsOf: Fixture.root.appending(path: place), encoding: .utf8)
        let lines = text.components(separatedBy: "\n")
        guard end <= lines.count else { return nil }
        let code = excerpt(lines, line...end, words["reason"] ?? "here")
        // A single file shows more at a glance than a whole repository.
        return RuleExample(
            path: place, options: "", rule: words["rule"] ?? "", verdict: verdict, notes: Set(notes),
            summary: "line \(line), \(name(verdict)): \(words["message"] ?? "")", code: code, isDifference: false,
            effort: code.count + 20_000)
    }

    private static func summary(_ reported: ReportedFinding) -> String {
        let notes = reported.finding.notes.map { " *\($0.code)*: \($0.message)" }.joined()
        return "line \(reported.start.line), \(name(reported.finding.verdict)): \(reported.finding.message)\(notes)"
    }

    private static func name(_ reported: ReportedFinding) -> String { reported.finding.verdict.reason?.code ?? "here" }

    private static func name(_ verdict: Verdict) -> String {
        "\(verdict.name)(\(verdict.applicability?.rawValue ?? verdict.reason?.code ?? ""))"
    }

    /// The hunks of the difference, without its header and the line of the options.
    private static func diff(_ before: [UInt8], _ after: [UInt8]) -> String {
        let patch = String(
            decoding: UnifiedDiff(path: "A.swift", before: before, after: after).rendered(), as: UTF8.self)
        let lines = patch.components(separatedBy: "\n").drop { !$0.hasPrefix("@@") }
        let shown = lines.filter { !$0.hasPrefix("@@") && !$0.hasPrefix(" // options:") }
        return trimmed(shown) { $0.allSatisfy { $0 == " " } || $0 == " import SwiftUI" }.map { $0 + "\n" }.joined()
    }

    private static func trimmed(_ lines: [String], _ isSuperfluous: (String) -> Bool) -> [String] {
        Array(Array(lines.drop(while: isSuperfluous).reversed()).drop(while: isSuperfluous).reversed())
    }

    /// The place with what is around it, indented as little as possible; a short file whole. The place's first line
    /// carries a mark.
    private static func excerpt(_ lines: [String], _ place: ClosedRange<Int>, _ mark: String) -> String {
        let (short, around) = (48, 9)
        let first = lines.count <= short ? 0 : max(0, place.lowerBound - 1 - around)
        let last = lines.count <= short ? lines.count - 1 : min(lines.count - 1, place.upperBound - 1 + around / 2)
        var lines = lines
        lines[place.lowerBound - 1] += "  // ← \(mark)"
        let shown = trimmed(Array(lines[first...last])) { line in
            line.isEmpty || ["// options:", "import ", "@testable import "].contains { line.hasPrefix($0) }
        }
        let indent = shown.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return shown.map { String($0.dropFirst(indent)) + "\n" }.joined()
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
