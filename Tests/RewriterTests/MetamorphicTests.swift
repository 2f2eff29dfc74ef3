import Foundation
import MigrationPlans
import Rewriter
import Testing

/// Every fixture once more in other dresses and other places: the verdicts stay, and the edits token for token.
@Suite struct MetamorphicTests {
    @Test(arguments: Fixture.all)
    func theSameInOtherDress(_ fixture: Fixture) async throws {
        let options = try fixture.options
        let sample = try #require(CodeSample(try fixture.before))
        let plain = await EngineRun(try fixture.before, options: options)
        for (index, change) in Metamorphosis.all.enumerated() where Self.takes(index, fixture) {
            guard let text = change.apply(sample) else { continue }
            let variant = await EngineRun(Array(text.utf8), options: options)
            if change.isPreview {
                Self.expectNoPreviewIsTouched(variant, name: change.name)
                continue
            }
            let isSaidTheSame = variant.statements == plain.statements
            #expect(isSaidTheSame, "\(change): \(variant.statements)\n\(text)")
            guard !(change.movesStatements && options.style == .inline) else { continue }
            let difference = Self.difference(change.tokens(variant.afterText), change.tokens(plain.afterText))
            #expect(difference == nil, "\(change)\n\(variant.afterText)")
        }
    }

    /// The first tokens that aren't the same.
    private static func difference(_ tokens: [String], _ expected: [String]) -> String? {
        guard tokens != expected else { return nil }
        let common = zip(tokens, expected).prefix { $0 == $1 }.count
        func words(_ tokens: [String]) -> String {
            tokens.dropFirst(max(0, common - 6)).prefix(16).joined(separator: " ")
        }
        return "\(words(tokens)) instead of \(words(expected))"
    }

    /// A third of the changes for each fixture, all of them with METAMORPHIC=all.
    private static func takes(_ change: Int, _ fixture: Fixture) -> Bool {
        if ProcessInfo.processInfo.environment["METAMORPHIC"] == "all" { return true }
        let number = fixture.testDescription.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return (number + change) % 3 == 0
    }

    /// What is settled before it matters that a view is only drawn in a preview.
    private static let settledBefore: Set = [
        "preview", "ignored", "existing-fallback", "accessibility-branch", "deliberate", "stored-material",
        "passed-material", "host-widget", "host-extension", "unused-suppression", "unknown-code",
    ]

    private static func expectNoPreviewIsTouched(_ run: EngineRun, name: String) {
        let text = run.source.text
        let start = text.utf8.distance(from: text.startIndex, to: text.range(of: name, options: .backwards)!.lowerBound)
        // A button is shown in a preview as it is in the app.
        for finding in run.outcome.findings.map(\.finding)
        where finding.range.lowerBound > start && finding.rule != "bordered-button" {
            #expect(settledBefore.contains(finding.verdict.reason?.code ?? ""), "\(finding.verdict)\n\(text)")
        }
    }
}

extension EngineRun {
    /// What is said about each candidate, wherever it stands.
    fileprivate var statements: [String] {
        outcome.findings.map { String($0.summaryLine.drop { $0 != " " }) }
    }

    fileprivate var afterText: String { String(decoding: after, as: UTF8.self) }
}
