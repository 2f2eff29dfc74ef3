import Foundation
import MigrationPlans
import Rewriter
import Testing

/// Every fixture goes through the same gauntlet.
@Suite struct FixtureTests {
    /// What is said about each candidate, and what becomes of the file.
    @Test(arguments: Fixture.all)
    func expectations(_ fixture: Fixture) async throws {
        let run = await EngineRun(try fixture.before, options: try fixture.options)
        if Fixture.isUpdating { try fixture.update(with: run) }
        #expect(run.findingsText == (try String(contentsOf: fixture.findingsURL, encoding: .utf8)))
        guard !fixture.isSkip else {
            #expect(run.outcome.rewrites.isEmpty)
            return
        }
        let expected = try String(contentsOf: fixture.afterURL, encoding: .utf8)
        #expect(String(decoding: run.after, as: UTF8.self) == expected)
    }

    /// Nothing was refused by the verifier: a refusal is a fault of the plan.
    @Test(arguments: Fixture.all)
    func everyFixIsProven(_ fixture: Fixture) async throws {
        let run = await EngineRun(try fixture.before, options: try fixture.options)
        #expect(!run.outcome.findings.contains { $0.finding.verdict == .manual(.verification) })
        for finding in run.outcome.findings {
            #expect((finding.finding.fix != nil) == (finding.finding.verdict.applicability != nil))
        }
    }

    @Test(arguments: Fixture.all)
    func secondRunProposesNothing(_ fixture: Fixture) async throws {
        let options = try fixture.options
        let first = await EngineRun(try fixture.before, options: options)
        let second = await EngineRun(rewritten: first, options: options)
        #expect(second.outcome.rewrites.isEmpty, "\(second.findingsText)")
    }

    /// Each material that a reader without a parser sees belongs to exactly one finding.
    @Test(arguments: Fixture.all.filter { !["own-enum-case", "in-string"].contains(where: $0.name.contains) })
    func everyMaterialIsAccountedFor(_ fixture: Fixture) async throws {
        let bytes = try fixture.before
        let run = await EngineRun(bytes, options: try fixture.options)
        let tokens = run.outcome.findings.flatMap(\.finding.tokens)
        #expect(Set(tokens).count == tokens.count)
        #expect(Set(tokens) == MaterialCount.ranges(in: bytes))
    }

    /// A rule alone finds what it finds among the others.
    @Test(arguments: Fixture.all)
    func theRuleAloneFindsTheSame(_ fixture: Fixture) async throws {
        let rule = fixture.folder.lastPathComponent
        var options = try fixture.options
        let together = await EngineRun(try fixture.before, options: options)
        options.rules = [rule]
        let alone = await EngineRun(try fixture.before, options: options)
        #expect(
            alone.outcome.findings.map(\.finding)
                == together.outcome.findings.map(\.finding).filter { $0.rule == rule })
        options.skippedRules = [rule]
        let none = await EngineRun(try fixture.before, options: options)
        #expect(none.outcome.findings.isEmpty && none.outcome.rewrites.isEmpty)
    }
}

extension Fixture {
    fileprivate func update(with run: EngineRun) throws {
        try run.findingsText.write(to: findingsURL, atomically: true, encoding: .utf8)
        if !isSkip { try Data(run.after).write(to: afterURL) }
    }
}
