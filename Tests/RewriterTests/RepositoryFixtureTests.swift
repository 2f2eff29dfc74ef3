import Foundation
import Rewriter
import Testing

/// Whole repositories: what is said about them, what becomes of them, and what must hold for all of them.
@Suite struct RepositoryFixtureTests {
    @Test(arguments: RepositoryFixture.all)
    func expectations(_ fixture: RepositoryFixture) async throws {
        let run = try await RepositoryRun(fixture)
        let parts = [
            (fixture.findingsURL, run.findingsText), (fixture.patchURL, run.patch), (fixture.reportURL, run.report),
        ]
        for (url, text) in parts {
            if Fixture.isUpdating { try text.write(to: url, atomically: true, encoding: .utf8) }
            #expect(try String(contentsOf: url, encoding: .utf8) == text)
        }
    }

    @Test(arguments: RepositoryFixture.all)
    func everyFixIsProven(_ fixture: RepositoryFixture) async throws {
        let run = try await RepositoryRun(fixture)
        #expect(!run.outcome.findings.contains { $0.finding.verdict == .manual(.verification) })
        let isRewritten = run.outcome.findings.contains { $0.finding.fix != nil }
        #expect(run.outcome.rewrites.isEmpty != isRewritten, "\(run.outcome.advice)")
        #expect(Set(run.outcome.rewrites.map(\.path)).count == run.outcome.rewrites.count)
    }

    @Test(arguments: RepositoryFixture.all)
    func secondRunProposesNothing(_ fixture: RepositoryFixture) async throws {
        let second = await RepositoryRun(rewritten: try await RepositoryRun(fixture))
        #expect(second.outcome.rewrites.isEmpty, "\(second.patch)")
    }

    @Test(arguments: RepositoryFixture.all)
    func coresMakeNoDifference(_ fixture: RepositoryFixture) async throws {
        let (one, four) = (try await RepositoryRun(fixture, jobs: 1), try await RepositoryRun(fixture, jobs: 4))
        #expect(one.patch == four.patch)
        #expect(one.report == four.report)
    }

    /// Each material that a reader without a parser sees belongs to exactly one finding.
    @Test(arguments: RepositoryFixture.all)
    func everyMaterialIsAccountedFor(_ fixture: RepositoryFixture) async throws {
        let run = try await RepositoryRun(fixture)
        let skipped = Set(run.outcome.skipped.map(\.path))
        for (path, bytes) in run.files where path.hasSuffix(".swift") && !skipped.contains(path) {
            let tokens = run.outcome.findings.filter { $0.path == path }.flatMap(\.finding.tokens)
            #expect(tokens.count == Set(tokens).count)
            #expect(Set(tokens) == MaterialCount.ranges(in: bytes), "\(path)")
        }
    }

    // MARK: The project

    /// What the files of a module call is declared in that module, once.
    @Test(arguments: RepositoryFixture.all)
    func everyModuleSeesOneHelper(_ fixture: RepositoryFixture) async throws {
        let run = try await RepositoryRun(fixture)
        #expect(run.outcome.advice.isEmpty)
        #expect(run.modulesWithoutTheirHelper.isEmpty)
    }

    /// The same for who takes one rewrite first, and all the others later.
    @Test(arguments: RepositoryFixture.all)
    func everyModuleSeesOneHelperInSteps(_ fixture: RepositoryFixture) async throws {
        var paths: Set<String> = []
        for finding in try await RepositoryRun(fixture).outcome.findings where finding.finding.fix != nil {
            guard paths.insert(finding.path).inserted else { continue }
            let first = try await RepositoryRun(fixture, only: [finding.id])
            #expect(first.modulesWithoutTheirHelper.isEmpty, "after \(finding.path)")
            let second = await RepositoryRun(rewritten: first)
            #expect(second.modulesWithoutTheirHelper.isEmpty, "after \(finding.path) and then the others")
        }
    }

    /// An Xcode before 26 doesn't know the names; it must not see them.
    @Test(arguments: RepositoryFixture.all)
    func newNamesAreBehindAGate(_ fixture: RepositoryFixture) async throws {
        let run = try await RepositoryRun(fixture)
        guard let xcode = run.project.xcode, xcode.major < 26 else { return }
        for rewrite in run.outcome.rewrites {
            let seen = withoutGated(String(decoding: rewrite.after, as: UTF8.self))
            #expect(!seen.contains(#/glassEffect|GlassEffect|\.glass\b|\bGlass\b/#), "\(rewrite.path)")
        }
    }

    /// The text that a compiler before 6.2 takes for code.
    private func withoutGated(_ text: String) -> String {
        var open: [Bool] = []
        return text.split(separator: "\n").filter { line in
            let word = line.drop { $0 == " " || $0 == "\t" }
            if word.hasPrefix("#if") { open.append(!word.contains("compiler(>=6.2)")) }
            if word.hasPrefix("#else"), let last = open.popLast() { open.append(!last) }
            if word.hasPrefix("#endif") { _ = open.popLast() }
            return !open.contains(false) && !word.hasPrefix("//")
        }.joined(separator: "\n")
    }

    /// Foundation reads a changed project file, and finds all that was there before.
    @Test(arguments: RepositoryFixture.all)
    func projectFilesOnlyGrow(_ fixture: RepositoryFixture) async throws {
        let run = try await RepositoryRun(fixture)
        for rewrite in run.outcome.rewrites where rewrite.path.hasSuffix(".pbxproj") {
            let before = try objects(try #require(rewrite.before).bytes)
            let after = try objects(rewrite.after)
            for (id, old) in before {
                let new = try #require(after[id])
                #expect(Set(old.keys) == Set(new.keys))
                for (key, value) in old { #expect(isKept(value, in: new[key]), "\(id) \(key)") }
            }
            let diff = UnifiedDiff(path: rewrite.path, before: rewrite.before?.bytes, after: rewrite.after)
            #expect(!diff.hunks.flatMap(\.lines).contains { $0.kind == .removed })
        }
    }

    private func objects(_ bytes: [UInt8]) throws -> [String: [String: Any]] {
        let list = unsafe try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        return try #require((list as? [String: Any])?["objects"] as? [String: [String: Any]])
    }

    /// Lists may have new members among the old ones; anything else is the same.
    private func isKept(_ old: Any, in new: Any?) -> Bool {
        guard let old = old as? [String], let new = new as? [String] else {
            return (old as? NSObject) == (new as? NSObject)
        }
        return new.filter(Set(old).contains) == old
    }
}
