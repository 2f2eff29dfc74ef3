/// The report as SARIF 2.1.0, for code-scanning services and editors.
///
/// A rewrite is a result of its rule; what is kept or left to people is a result of `rule/reason`, so that each has
/// its own explanation. Places are lines and columns in UTF-16 code units; fixes replace no more than what changes.
public struct SARIFReport: Sendable {
    private let manual: [Explanation]
    /// The code of findings that a comment asks to leave alone: SARIF calls them suppressed.
    private let suppressedCode: String
    private let pages: RulePages?

    /// - Parameters:
    ///   - manual: The pages of the codes that the findings show.
    ///   - suppressedCode: The reason of findings that a comment in the code asks to leave alone.
    ///   - pages: What the rules link to.
    public init(manual: [Explanation], suppressedCode: String = "ignored", pages: RulePages? = nil) {
        self.manual = manual
        self.pages = pages
        self.suppressedCode = suppressedCode
    }

    /// The whole document, one result a line, with a final newline.
    public func render(_ report: Report) -> String {
        let rules = SARIFRules(report.findings, manual: manual, pages: pages)
        let results = report.findings.map { result($0, rules).line }
        var members: [(key: String, text: String)] = [
            ("tool", tool(report, rules).line), ("invocations", JSONValue.array([invocation(report)]).line),
            ("columnKind", "\"utf16CodeUnits\""), ("originalUriBaseIds", Self.baseIDs.line),
        ]
        if let root = report.repositoryRoot, let head = report.head {
            let details: JSONValue = [
                "repositoryUri": .string("file://\(root.asURIPath)"), "revisionId": .string(head),
                "mappedTo": ["uriBaseId": "SRCROOT"],
            ]
            members.append(("versionControlProvenance", JSONValue.array([details]).line))
        }
        members.append(("results", results.isEmpty ? "[]" : "[\n" + results.joined(separator: ",\n") + "\n]"))
        if let audit = JSONReportRecords.audit(report) {
            members.append(("properties", JSONValue.object([.init("audit", audit)]).line))
        }
        let run = members.map { "\"\($0.key)\": \($0.text)" }.joined(separator: ",\n")
        return """
            {"$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json", "version": "2.1.0", "runs": [{
            \(run)
            }]}

            """
    }

    private static let baseIDs: JSONValue = ["SRCROOT": ["description": ["text": "The root of the repository."]]]

    private func tool(_ report: Report, _ rules: SARIFRules) -> JSONValue {
        [
            "driver": [
                "name": "glass-migrate", "semanticVersion": .string(report.toolVersion),
                "rules": .array(rules.descriptors),
            ]
        ]
    }

    /// Files that were left out are no results; they are what the run has to say about itself.
    private func invocation(_ report: Report) -> JSONValue {
        let notifications = report.skipped.map { file -> JSONValue in
            [
                "level": "note", "message": Self.message("The file was left out: \(file.reason)."),
                "locations": [["physicalLocation": ["artifactLocation": Self.location(of: file.path)]]],
            ]
        }
        return ["executionSuccessful": .bool(true), "toolExecutionNotifications": .array(notifications)]
    }

    private func result(_ reported: ReportedFinding, _ rules: SARIFRules) -> JSONValue {
        let finding = reported.finding
        let rule = SARIFRules.id(of: finding)
        var members: [JSONValue.Member] = [
            .init("ruleId", .string(rule)), .init("ruleIndex", .integer(rules.index(of: rule))),
            .init("kind", .string(kind(of: finding.verdict))), .init("level", .string(level(of: finding.verdict))),
            .init(
                "message", Self.message(([finding.message] + finding.notes.map(\.message)).joined(separator: " "))),
            .init("locations", [["physicalLocation": Self.location(of: reported.path, region: reported.utf16Place)]]),
            .init("partialFingerprints", ["glassMigrateFinding/v1": .string(reported.id)]),
        ]
        if !finding.related.isEmpty {
            members.append(.init("relatedLocations", .array(finding.related.enumerated().map(related))))
        }
        if case .keep(let reason) = finding.verdict, reason.code == suppressedCode {
            members.append(.init("suppressions", [["kind": "inSource", "justification": .string(reason.sentence)]]))
        }
        if let fix = fix(of: reported) { members.append(.init("fixes", [fix])) }
        members.append(.init("properties", properties(of: reported)))
        return .object(members)
    }

    /// What is kept passes, unless it does so by a comment only.
    private func kind(of verdict: Verdict) -> String {
        if case .keep(let reason) = verdict, reason.code != suppressedCode { "pass" } else { "fail" }
    }

    private func level(of verdict: Verdict) -> String {
        switch verdict {
        case .rewrite(.safe): "warning"
        case .rewrite(.review), .manual: "note"
        case .keep(let reason): reason.code == suppressedCode ? "note" : "none"
        case .audit(let severity, _): severity.rawValue
        }
    }

    private func related(_ index: Int, _ related: Finding.Related) -> JSONValue {
        [
            "id": .integer(index + 1), "message": Self.message(related.message),
            "physicalLocation": [
                "artifactLocation": Self.location(of: related.path), "region": ["startLine": .integer(related.line)],
            ],
        ]
    }

    private func properties(of reported: ReportedFinding) -> JSONValue {
        let finding = reported.finding
        let values: [(String, JSONValue)] = [
            ("verdict", .string(finding.verdict.name)),
            ("applicability", JSONValue(finding.verdict.applicability?.rawValue)),
            ("reason", JSONValue(finding.verdict.reason?.code)), ("layer", JSONValue(finding.layer)),
            ("form", JSONValue(finding.form)), ("module", JSONValue(reported.module)),
            ("notes", finding.notes.isEmpty ? .null : .array(finding.notes.map { .string($0.code) })),
        ]
        return .object(values.filter { $0.1 != .null }.map { JSONValue.Member($0.0, $0.1) })
    }

    private func fix(of reported: ReportedFinding) -> JSONValue? {
        guard let fix = reported.finding.fix, let excerpt = reported.excerpt else { return nil }
        let replacements = excerpt.replacements(by: fix.edits).map { change -> JSONValue in
            [
                "deletedRegion": Self.region(excerpt.utf16Place(of: change.range)),
                "insertedContent": ["text": .string(change.text)],
            ]
        }
        guard !replacements.isEmpty else { return nil }
        let helper = fix.requires.isEmpty ? "" : " (calls a declaration that `glass-migrate apply` generates)"
        let change: JSONValue = [
            "artifactLocation": Self.location(of: reported.path), "replacements": .array(replacements),
        ]
        return ["description": Self.message(fix.title + helper), "artifactChanges": [change]]
    }

    private static func message(_ text: String) -> JSONValue { ["text": .string(text.inSARIFMessage)] }

    private static func location(of path: String) -> JSONValue {
        ["uri": .string(path.asURIPath), "uriBaseId": "SRCROOT"]
    }

    private static func location(of path: String, region place: UTF16Place) -> JSONValue {
        ["artifactLocation": location(of: path), "region": region(place)]
    }

    private static func region(_ place: UTF16Place) -> JSONValue {
        [
            "startLine": .integer(place.line), "startColumn": .integer(place.column),
            "endLine": .integer(place.endLine),
            "endColumn": .integer(place.endColumn),
        ]
    }
}

/// The rules that results refer to, each once.
private struct SARIFRules {
    let descriptors: [JSONValue]
    private let indices: [String: Int]

    init(_ findings: [ReportedFinding], manual: [Explanation], pages: RulePages?) {
        var indices: [String: Int] = [:]
        var descriptors: [JSONValue] = []
        for finding in findings.map(\.finding) where indices[Self.id(of: finding)] == nil {
            indices[Self.id(of: finding)] = descriptors.count
            descriptors.append(Self.descriptor(of: finding, manual: manual, pages: pages))
        }
        self.indices = indices
        self.descriptors = descriptors
    }

    static func id(of finding: Finding) -> String {
        finding.verdict.reason.map { "\(finding.rule)/\($0.code)" } ?? finding.rule
    }

    func index(of id: String) -> Int { indices[id] ?? -1 }

    private static func descriptor(of finding: Finding, manual: [Explanation], pages: RulePages?) -> JSONValue {
        let code = finding.verdict.reason?.code ?? finding.rule
        let kind: Explanation.Kind =
            switch finding.verdict {
            case .rewrite: .rule
            case .keep: .keep
            case .manual: .manual
            case .audit: .audit
            }
        let page = manual.first { $0.kind == kind && $0.code == code }
        let sentence = (page?.sentence ?? finding.verdict.reason?.sentence ?? finding.message).inSARIFMessage
        let markdown = page?.text.inSARIFMessage ?? sentence
        let text = JSONValue.string(markdown.escaping { $0 == "`" ? "" : nil })
        var members: [JSONValue.Member] = [
            .init("id", .string(id(of: finding))), .init("name", .string(camelCase(id(of: finding)))),
            .init("shortDescription", ["text": .string(sentence)]), .init("fullDescription", ["text": text]),
            .init("help", ["text": text, "markdown": .string(markdown)]),
            .init("defaultConfiguration", ["level": kind == .rule ? "warning" : "note"]),
        ]
        if let pages, page != nil { members.append(.init("helpUri", .string(pages.address(of: code)))) }
        return .object(members)
    }

    /// `MaterialSurfaceContentLayer`
    private static func camelCase(_ id: String) -> String {
        id.split { $0 == "-" || $0 == "/" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
