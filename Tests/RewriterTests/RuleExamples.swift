import Foundation
import MigrationPlans
import Rewriter

/// A finding in a fixture, with what it says about it.
struct RuleExample: Comparable {
    /// Below Fixtures.
    private let path: String
    private let options: String
    private let rule: String
    /// `nil` for what the audit finds.
    private let verdict: Verdict?
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
        case .audit: verdict == nil && rule == page.code
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
        return rules + (try AuditFixture.all.filter { !$0.isSkip }.flatMap { try examples(in: $0) })
            + (try examplesInRepositories())
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

    /// A line of findings is `12: warning fix(safe) layer=control What is wrong.`
    private static func examples(in fixture: AuditFixture) throws -> [RuleExample] {
        let before = try fixture.text
        let after = try? String(contentsOf: fixture.afterURL, encoding: .utf8)
        let findings = try String(contentsOf: fixture.findingsURL, encoding: .utf8).split(separator: "\n")
        return findings.compactMap { finding in
            let words = finding.split(separator: " ")
            guard let line = Int(words[0].dropLast()), !words[1].hasPrefix("keep(") else { return nil }
            let message = words.dropFirst(2).drop { $0.hasPrefix("fix(") || $0.hasPrefix("layer=") }
            let lines = before.components(separatedBy: "\n")
            let code =
                after.map { diff(Array(before.utf8), Array($0.utf8)) } ?? excerpt(lines, line...line, fixture.rule)
            return RuleExample(
                path: "Audit/\(fixture.rule)/\(fixture.url.lastPathComponent)", options: "", rule: fixture.rule,
                verdict: nil, notes: [], summary: "line \(line), \(words[1]): \(message.joined(separator: " "))",
                code: code,
                isDifference: after != nil, effort: code.count + 200 * findings.count)
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
        let page = RulePageSet.manual.first { $0.code == words["reason"] && $0.kind.rawValue == words["verdict"] }
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
