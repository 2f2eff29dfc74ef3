/// The report as a comment on a pull request: sums, then what is safe, what wants a review and what is left to people.
/// It stays below the length that GitHub takes; what doesn't fit is counted.
public struct MarkdownReport: Sendable {
    /// In UTF-16 code units, which are never fewer than characters.
    static let limit = 65_000

    private let title: String

    public init(title: String) {
        self.title = title
    }

    /// The whole text, with a final newline.
    public func render(_ report: Report) -> String {
        let head = summary(report)
        let tail = [kept(report), leftOut(report)]
        let sections =
            report.audit.map { audited($0, in: report) } ?? [
                modules(report), Section(.safe, "Safe to rewrite", isOpen: true, in: report),
                Section(.review, "To rewrite after review", isOpen: false, in: report),
                Section(nil, "To do by hand", isOpen: false, in: report),
            ]
        let cut = Section.fit(
            sections, into: Self.limit - Self.reserve - ([head] + tail).reduce(0) { $0 + $1.utf16.count })
        let text = ([head] + cut.map(\.text) + tail + [note(on: cut)]).filter { !$0.isEmpty }
        return text.joined(separator: "\n")
    }

    /// For the line that says what was left out.
    private static let reserve = 400

    private func summary(_ report: Report) -> String {
        let tally = ReportTally(report.findings)
        let revision = report.head.map { " at \(String($0.prefix(10)).asMarkdownCode)" } ?? ""
        let scope = "in \(report.summary.files.of("file"))\(revision)"
        if report.audit != nil {
            let sums = Severity.allCases.reversed().map { "**\((tally.faults[$0] ?? 0).of($0.rawValue))**" }
            return "### \(title.inMarkdown)\n\n\(sums.joined(separator: ", ")) \(scope).\n"
        }
        guard tally.candidates > 0 else { return "### \(title.inMarkdown)\n\nNo candidates \(scope).\n" }
        return """
            ### \(title.inMarkdown)

            \(tally.candidates.of("candidate")) \(scope): **\(tally.safe.grouped) safe to rewrite**, \
            \(tally.review.grouped) to rewrite after review, \(tally.leftToPeople.grouped) to do by hand, \
            \(tally.kept.grouped) kept as they are.

            """
    }

    private func audited(_ audit: AuditReport, in report: Report) -> [Section] {
        [readiness(audit.readiness), checklist(audit.checklist)]
            + Severity.allCases.reversed().map { Section($0, isOpen: $0 == .error, in: report) }
    }

    private func readiness(_ modules: [AuditReport.Readiness]) -> Section {
        let rows = modules.map { module in
            let name = module.module.isEmpty ? "(none)" : module.module.asMarkdownCode
            let figures = [
                module.score, module.glassCount, module.pending, module.kept, module.errors, module.warnings,
                module.notes,
            ]
            return "| \(name) | \(figures.map(String.init).joined(separator: " | ")) |\n"
        }
        let head = """
            | Module | Score | Glass | Pending | Kept | Errors | Warnings | Notes |
            |:---|---:|---:|---:|---:|---:|---:|---:|

            """
        return Section(name: "of the modules", head: rows.isEmpty ? "" : head, items: rows, tail: "")
    }

    private func checklist(_ items: [AuditReport.Item]) -> Section {
        let lines = items.map { item in
            let mark = item.state == .passed ? "x" : " "
            let places = item.places.prefix(3).map { "\($0.path):\($0.line)".asMarkdownCode }.joined(separator: ", ")
            let more = item.places.count > 3 ? " and \(item.places.count - 3) more" : ""
            let hand = item.byHand.map { "\n  - by hand: \($0.inMarkdown)" } ?? ""
            return
                "- [\(mark)] **\(item.state.label)** \(item.title.inMarkdown)\(places.isEmpty ? "" : "\n  - \(places)\(more)")\(hand)\n"
        }
        let head = "<details open>\n<summary>Checklist</summary>\n\n"
        return Section(name: "of the checklist", head: lines.isEmpty ? "" : head, items: lines, tail: "\n</details>\n")
    }

    private func modules(_ report: Report) -> Section {
        let groups = Dictionary(grouping: report.findings, by: \.module)
        let rows = groups.sorted { $0.key < $1.key }.map { module, findings in
            let tally = ReportTally(findings)
            let name = module.isEmpty ? "(none)" : module.asMarkdownCode
            return "| \(name) | \(tally.safe) | \(tally.review) | \(tally.leftToPeople) | \(tally.kept) |\n"
        }
        let head = "| Module | Safe | Review | By hand | Kept |\n|:---|---:|---:|---:|---:|\n"
        return Section(name: "of the modules", head: rows.isEmpty ? "" : head, items: rows, tail: "")
    }

    private func kept(_ report: Report) -> String {
        let counts = ReportTally(report.findings).keep
        if counts.isEmpty { return "" }
        let rows = counts.sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }.map { reason, count in
            "| \(reason.code.asMarkdownCode) | \(count) | \(reason.sentence.inMarkdown) |\n"
        }
        return "<details>\n<summary>Kept as it is (\(counts.values.reduce(0, +).grouped))</summary>\n\n"
            + "| Reason | Places | |\n|:---|---:|:---|\n" + rows.joined() + "\n</details>\n"
    }

    private func leftOut(_ report: Report) -> String {
        let counts = Dictionary(grouping: report.skipped, by: \.reason).mapValues(\.count)
        if counts.isEmpty { return "" }
        let list = counts.sorted { $0.key < $1.key }.map { "\($0.value.grouped) \($0.key.inMarkdown)" }
        return "\(report.skipped.count.of("file")) left out: \(list.joined(separator: ", ")).\n"
    }

    private func note(on sections: [Section]) -> String {
        let missing = sections.filter { $0.missing > 0 }.map { "\($0.missing.grouped) \($0.name)" }
        return missing.isEmpty
            ? "" : "**Not shown, because a comment has an end:** \(missing.joined(separator: ", ")).\n"
    }
}

/// A part of the comment whose items may not all fit.
private struct Section {
    /// After a number: what its items are.
    let name: String
    let head: String
    var items: [String]
    let tail: String
    /// How many items were taken out.
    var missing = 0

    init(name: String, head: String, items: [String], tail: String) {
        self.name = name
        self.head = head
        self.items = items
        self.tail = tail
    }

    /// - Parameter applicability: which rewrites it lists; `nil` for what is left to people.
    init(_ applicability: Applicability?, _ title: String, isOpen: Bool, in report: Report) {
        let findings = report.findings.filter { reported in
            if case .manual = reported.finding.verdict { return applicability == nil }
            return applicability != nil && reported.finding.verdict.applicability == applicability
        }
        self.init(
            name: title.lowercased(),
            head: "<details\(isOpen ? " open" : "")>\n<summary>\(title) (\(findings.count.grouped))</summary>\n\n",
            items: findings.map(Self.item), tail: "\n</details>\n")
    }

    /// The faults of one severity.
    init(_ severity: Severity, isOpen: Bool, in report: Report) {
        let findings = report.findings.filter { $0.finding.verdict.severity == severity }
        let title = "\(severity.rawValue.prefix(1).uppercased())\(severity.rawValue.dropFirst())s"
        self.init(
            name: severity.rawValue + "s",
            head: findings.isEmpty
                ? "" : "<details\(isOpen ? " open" : "")>\n<summary>\(title) (\(findings.count.grouped))</summary>\n\n",
            items: findings.map(Self.item), tail: "\n</details>\n")
    }

    private static func item(_ reported: ReportedFinding) -> String {
        let finding = reported.finding
        let name = finding.verdict.reason?.code ?? (finding.verdict.severity == nil ? nil : finding.rule)
        let code = name.map { "**\($0.inMarkdown)** " } ?? ""
        let notes = finding.notes.map { "\n  - \($0.code.inMarkdown): \($0.message.inMarkdown)" }.joined()
        let uses = finding.related.isEmpty ? "" : "\n  - reaches \(finding.related.count.of("place"))"
        let place = "\(reported.path):\(reported.start.line)".asMarkdownCode
        return "- \(place) \(code)\(finding.message.inMarkdown)\(notes)\(uses)\n"
    }

    var text: String { items.isEmpty && missing == 0 || head.isEmpty ? "" : head + items.joined() + tail }
    private var size: Int { items.reduce(head.utf16.count + tail.utf16.count) { $0 + $1.utf16.count } }

    /// Takes items out until all sections together are no longer than `limit`. What a small one doesn't need goes to
    /// the larger ones.
    static func fit(_ sections: [Section], into limit: Int) -> [Section] {
        var result = sections
        var left = limit
        let order = sections.indices.sorted { sections[$0].size < sections[$1].size }
        for (position, index) in order.enumerated() {
            result[index].cut(to: left / (order.count - position))
            left -= result[index].size
        }
        return result
    }

    private mutating func cut(to limit: Int) {
        var room = limit - head.utf16.count - tail.utf16.count
        let all = items
        items = []
        for item in all where item.utf16.count <= room {
            items.append(item)
            room -= item.utf16.count
        }
        missing = all.count - items.count
    }
}
