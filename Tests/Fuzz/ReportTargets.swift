import Foundation
import MigrationPlans
import Rewriter

/// Every format renders what was found in a file with an odd name, and says so in its own syntax.
@Sendable func checkReports(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let names = [
        "A.swift", "a b.swift", "é\u{301}.swift", "\u{1B}[31m.swift", "a\nb.swift", "</script>.swift",
        "\"';%0A::.swift", "|`*_.swift",
    ]
    let path = "Sources/" + numbers.pick(names)
    let rewriter = Rewriter(
        plan: LiquidGlassPlan(options: LiquidGlassOptions()), project: ProjectModel(modules: [], owners: [:]), jobs: 1)
    let outcome = await rewriter.run(
        [InputFile(path: path) { .success(input) }], selection: Selection(applicability: .review))
    let report = Report(
        toolVersion: "1", repositoryPath: path, head: nil, modules: [], findings: outcome.findings,
        generated: outcome.rewrites.map {
            Report.GeneratedFile(diff: UnifiedDiff(path: $0.path, before: $0.before?.bytes, after: $0.after))
        },
        skipped: outcome.skipped, summary: outcome.summary)
    try requireJSON(JSONReport().render(report))
    for line in NDJSONReport().render(report).split(separator: "\n") { try requireJSON(String(line)) }
    try requireJSON(SARIFReport(manual: LiquidGlassPlan.manual).render(report))
    let page = HTMLReport(title: "T", manual: LiquidGlassPlan.manual, command: .init(words: ["scan"], operands: [path]))
        .render(report)
    // What a file holds can't end the script that carries it.
    let plain = HTMLReport(title: "T", manual: [], command: .init(words: [], operands: [])).render(
        Report(
            toolVersion: "1", repositoryPath: "", head: nil, modules: [], findings: [], skipped: [], summary: .init()))
    try require(
        page.ranges(of: "</script").count == plain.ranges(of: "</script").count, "a text ends the page's script")
    for text in [
        TextReport(detail: .full).render(report), GitHubReport().render(report),
        MarkdownReport(title: "T").render(report),
    ] {
        try require(
            !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F },
            "a control character is shown")
    }
    for line in GitHubReport().render(report).split(separator: "\n") {
        try require(line.hasPrefix("::"), "a line of its own among GitHub's commands: \(line)")
    }
}

func requireJSON(_ text: String) throws {
    do { _ = try JSONSerialization.jsonObject(with: Data(text.utf8)) } catch {
        throw Broken(message: "not JSON: \(error)")
    }
}
