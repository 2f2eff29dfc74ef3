import Rewriter

/// Reports made by hand, for the tests of the formats.
enum ReportSamples {
    static let content = Reason("content-layer", "Content stays as it is.")
    static let bar = Reason("edge-to-edge-bar", "A bar wants the system's own bar.")

    static let empty = Report(
        toolVersion: "1.2.3", repositoryPath: ".", head: nil, modules: [], findings: [], skipped: [],
        summary: Report.Summary())

    /// One finding of each verdict, notes and related places, two modules and files left out.
    static var full: Report {
        var summary = Report.Summary()
        summary.files = 230
        summary.parsed = 4
        summary.materials = 5
        summary.seconds = 0.4234
        return Report(
            toolVersion: "1.2.3", repositoryPath: "Sample", head: "0123456789012345678901234567890123456789",
            modules: [
                Report.ModuleSummary(
                    module: Module(
                        name: "App", kind: .xcode, floors: [.macOS: Version(14), .iOS: Version(17, 4)],
                        source: "App.xcodeproj: target App"), files: 12),
                Report.ModuleSummary(module: Module(name: "Kit", kind: .swiftPM, source: "Package.swift"), files: 1),
            ],
            findings: [safe, review, manual, kept], skipped: skipped, summary: summary)
    }

    static let skipped = [
        SkippedFile(path: "Gen/A.swift", reason: "generated"), SkippedFile(path: "Gen/B.swift", reason: "generated"),
        SkippedFile(path: "Latin.swift", reason: "not-utf8"),
    ]

    static let safe = reported(
        "aaaa", "App/Player.swift", 12,
        Finding(
            rule: "material-surface", range: 300..<402, form: "background-in-shape", layer: "control",
            verdict: .rewrite(.safe), message: "A \"control\" on a material becomes glass.",
            notes: [Finding.Note("hit-area", "The label is smaller.")],
            fix: Fix(
                title: "Use glass",
                edits: EditList([.insert(".liquidGlass(in: S) { $0\n\t", at: 310), .insert("}", at: 402)])!)))

    static let review = reported(
        "bbbb", "App/Player.swift", 40,
        Finding(
            rule: "material-surface", range: 900..<950, form: "background-clip", layer: "card",
            verdict: .rewrite(.review), message: "A card becomes glass.",
            related: (1...7).map { Finding.Related(path: "App/Use.swift", line: $0, message: "used here") },
            fix: Fix(title: "Use glass", edits: EditList([Edit(900..<950, ".glassEffect()")])!)))

    static let manual = reported(
        "cccc", "App/Tabs.swift", 7,
        Finding(
            rule: "material-surface", range: 70..<80, layer: "bar", verdict: .manual(bar),
            message: "This bar reaches from edge to edge."), module: "")

    static let kept = reported(
        "dddd", "App/Tabs.swift", 20,
        Finding(rule: "material-surface", range: 170..<180, verdict: .keep(content), message: "A row of a list."))

    /// An audit: a fault of each severity, one with a fix, and what stands beside them.
    static var audited: Report {
        var report = full
        report.findings = [
            reported(
                "1111", "App/Bar.swift", 3,
                Finding(
                    rule: "interactive-on-button", range: 30..<45, layer: "control",
                    verdict: .audit(.error, fix: .safe),
                    message: "The glass is interactive.",
                    fix: Fix(title: "Leave it out", edits: EditList([Edit(30..<45, "")])!, replacesOldCode: true))),
            reported(
                "2222", "App/Bar.swift", 9,
                Finding(rule: "glass-on-glass", range: 90..<95, verdict: .audit(.warning, fix: nil), message: "Twice.")),
            reported(
                "3333", "App/Row.swift", 4,
                Finding(rule: "missing-fallback", range: 9..<12, verdict: .audit(.note, fix: nil), message: "Bare.")),
        ]
        report.audit = AuditReport(
            checklist: [
                AuditReport.Item(
                    title: "No glass lies on glass", state: .failed, byHand: nil, rules: ["glass-on-glass"],
                    places: [AuditReport.Place(path: "App/Bar.swift", line: 9)]),
                AuditReport.Item(
                    title: "The code uses the released API", state: .passed, byHand: "Build it.",
                    rules: ["phantom-api"], places: []),
                AuditReport.Item(
                    title: "Tinted mode is checked", state: .byHand, byHand: "Look at it.", rules: [], places: []),
                AuditReport.Item(
                    title: "Touch works", state: .unchecked, byHand: nil, rules: ["interactive-on-bar"], places: []),
            ],
            readiness: [
                AuditReport.Readiness(
                    module: "", glass: [:], pending: 2, kept: 0, errors: 0, warnings: 0, notes: 0),
                AuditReport.Readiness(
                    module: "App", glass: ["control": 5, "other": 3], pending: 2, kept: 0, errors: 1, warnings: 1,
                    notes: 1),
            ])
        return report
    }

    static func reported(
        _ id: String, _ path: String, _ line: Int, _ finding: Finding, module: String = "App"
    ) -> ReportedFinding {
        ReportedFinding(
            id: id, path: path, start: Position(line: line, column: 9), end: Position(line: line + 2, column: 30),
            module: module, finding: finding)
    }

    /// A report with one finding in a file of this name, with this message.
    static func single(path: String, message: String) -> Report {
        var report = empty
        report.findings = [
            reported("eeee", path, 1, Finding(rule: "r", range: 0..<1, verdict: .manual(bar), message: message))
        ]
        return report
    }

    /// A rewrite of one line, with the lines around it.
    static func excerpted(_ id: String, path: String, line: Int) -> ReportedFinding {
        let text = (1...40).map { "line \($0)\n" }.joined()
        let source = SourceFile(path: path, text: text)
        let lines = LineTable(source.bytes)
        let range = lines.range(ofLine: line - 1).dropLast()
        let edits = EditList([Edit(range.startIndex..<range.endIndex, "glass")])!
        return ReportedFinding(
            id: id, path: path, start: Position(line: line, column: 1), end: lines.position(of: range.endIndex),
            module: "App",
            finding: Finding(
                rule: "material-surface", range: range.startIndex..<range.endIndex, layer: "control",
                verdict: .rewrite(.safe),
                message: "It becomes glass.", fix: Fix(title: "Glass", edits: edits)),
            excerpt: SourceExcerpt(of: source, lines: lines, around: range.startIndex..<range.endIndex))
    }
}
