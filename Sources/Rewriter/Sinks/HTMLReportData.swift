/// What the page's script reads. The keys are known to the script only and may change with it.
struct HTMLReportData {
    let report: Report
    let title: String
    let manual: [Explanation]
    let command: HTMLReport.Command?
    let pages: RulePages?
    private let paths: [String]
    private let indices: [String: Int]
    /// Each list of uses once: the surfaces of one component share theirs.
    private let uses: [[Finding.Related]]
    private let usesIndices: [[Finding.Related]: Int]

    /// How many paths of files left out for one reason are named.
    private static let skippedLimit = 200

    init(report: Report, title: String, manual: [Explanation], command: HTMLReport.Command?, pages: RulePages?) {
        self.report = report
        self.title = title
        self.manual = manual
        self.command = command
        self.pages = pages
        var indices: [String: Int] = [:]
        var paths: [String] = []
        for finding in report.findings where indices[finding.path] == nil {
            indices[finding.path] = paths.count
            paths.append(finding.path)
        }
        self.indices = indices
        self.paths = paths
        uses = Array(Set(report.findings.map(\.finding.related))).sorted { left, right in
            left.lexicographicallyPrecedes(right) { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
        }
        usesIndices = Dictionary(uniqueKeysWithValues: zip(uses, uses.indices))
    }

    var json: JSONValue {
        [
            "title": .string(title), "version": .string(report.toolVersion),
            "repository": .string(repositoryName),
            "head": JSONValue(report.head), "summary": summary, "command": command.map(json) ?? .null,
            "modules": .array(report.modules.map(json)), "files": .array(paths.map(json(ofFile:))),
            "uses": .array(uses.map(json)),
            "findings": .array(report.findings.map(json)), "generated": .array(report.generated.map(json)),
            "skipped": .array(skipped), "manual": explanations, "audit": JSONReportRecords.audit(report) ?? .null,
        ]
    }

    /// The folder's name says more than the `.` that users often give.
    private var repositoryName: String {
        let path = report.repositoryRoot ?? report.repositoryPath
        return path.split(separator: "/").last.map(String.init) ?? path
    }

    private var summary: JSONValue {
        [
            "files": .integer(report.summary.files), "parsed": .integer(report.summary.parsed),
            "seconds": .number((report.summary.seconds * 100).rounded() / 100),
        ]
    }

    private func json(_ command: HTMLReport.Command) -> JSONValue {
        [
            "words": .string(command.words.map(\.shellWord).joined(separator: " ")),
            "operands": .string(command.operands.map(\.shellWord).joined(separator: " ")),
        ]
    }

    private func json(_ summary: Report.ModuleSummary) -> JSONValue {
        let floors = summary.module.floors.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }
        return [
            "name": .string(summary.module.name), "kind": .string(summary.module.kind.rawValue),
            "floors": .string(floors.joined(separator: ", ")), "files": .integer(summary.files),
            "source": .string(summary.module.source),
        ]
    }

    private func json(ofFile path: String) -> JSONValue {
        ["path": .string(path), "header": .string(UnifiedDiff.header(path: path))]
    }

    private func json(_ reported: ReportedFinding) -> JSONValue {
        let finding = reported.finding
        return [
            "id": .string(reported.id), "rule": .string(finding.rule), "file": .integer(indices[reported.path] ?? 0),
            "line": .integer(reported.start.line), "column": .integer(reported.start.column),
            "verdict": .string(word(for: finding.verdict)),
            "trust": JSONValue(finding.verdict.applicability?.rawValue),
            "layer": .string(finding.layer), "form": .string(finding.form),
            "reason": .string(finding.verdict.reason?.code ?? ""), "module": .string(reported.module),
            "message": .string(finding.message), "fix": JSONValue(finding.fix?.title),
            "notes": .array(finding.notes.map { [.string($0.code), .string($0.message)] }),
            "uses": .integer(usesIndices[finding.related] ?? 0),
            "layers": finding.layers.map(json) ?? .null,
            "code": reported.excerpt.map { json($0, of: finding) } ?? .null,
            "generated": .array(generated(for: reported).map { .integer($0) }),
        ]
    }

    /// What the page tells findings apart by.
    private func word(for verdict: Verdict) -> String {
        verdict.severity?.rawValue ?? verdict.applicability?.rawValue ?? verdict.name
    }

    private func json(_ uses: [Finding.Related]) -> JSONValue {
        .array(uses.map { [.string($0.path), .integer($0.line), .string($0.message)] })
    }

    private func json(_ layers: Finding.Layers) -> JSONValue {
        [
            "shape": .string(layers.shape), "before": .array(layers.before.map { .string($0) }),
            "after": .array(layers.after.map { .string($0) }),
        ]
    }

    private func json(_ excerpt: SourceExcerpt, of finding: Finding) -> JSONValue {
        let (start, end) = (excerpt.place(of: finding.range.lowerBound), excerpt.place(of: finding.range.upperBound))
        let changes = finding.fix.map { excerpt.lineChanges(by: $0.edits) } ?? []
        return [
            "first": .integer(excerpt.firstLine), "text": .string(String(decoding: excerpt.bytes, as: UTF8.self)),
            "mark": [.integer(start.line), .integer(start.utf16Offset), .integer(end.line), .integer(end.utf16Offset)],
            "changes": .array(
                changes.map { change in
                    let new = change.new.map { JSONValue.string(String(decoding: $0, as: UTF8.self)) }
                    return [.integer(change.old.lowerBound), .integer(change.old.count), .array(new)]
                }),
        ]
    }

    /// Which of the generated files a finding's fix needs.
    private func generated(for reported: ReportedFinding) -> [Int] {
        guard let fix = reported.finding.fix, !fix.requires.isEmpty else { return [] }
        return report.generated.indices.filter { index in
            let callers = report.generated[index].callers
            return callers.isEmpty || callers.contains(reported.path)
        }
    }

    private func json(_ file: Report.GeneratedFile) -> JSONValue {
        [
            "path": .string(file.diff.path), "patch": .string(String(decoding: file.diff.rendered(), as: UTF8.self)),
            "advice": JSONValue(file.advice),
        ]
    }

    private var skipped: [JSONValue] {
        let reasons = Dictionary(grouping: report.skipped, by: \.reason)
        return reasons.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { reason, files in
            [
                "reason": .string(reason), "count": .integer(files.count),
                "paths": .array(files.prefix(Self.skippedLimit).map { .string($0.path) }),
            ]
        }
    }

    /// The pages by kind and code; only those that something on the page refers to.
    private var explanations: JSONValue {
        let findings = report.findings.map(\.finding)
        let used = Set(
            findings.map(\.rule) + findings.compactMap(\.verdict.reason?.code)
                + findings.flatMap { $0.notes.map(\.code) })
        return .object(
            manual.filter { used.contains($0.code) }.map { page in
                var value: [JSONValue.Member] = [
                    .init("sentence", .string(page.sentence)), .init("text", .string(page.text)),
                ]
                if let pages { value.append(.init("page", .string(pages.address(of: page.code)))) }
                return JSONValue.Member("\(page.kind.rawValue) \(page.code)", .object(value))
            })
    }
}
