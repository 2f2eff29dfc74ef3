import Foundation
import MigrationPlans
import Rewriter
import Testing

/// Every audit fixture goes through the same gauntlet.
@Suite struct AuditFixtureTests {
    /// What the rule says about its own fixture, and what its fixes make of it.
    @Test(arguments: AuditFixture.all)
    func expectations(_ fixture: AuditFixture) async throws {
        let run = try await AuditRun(fixture)
        let findings = run.findingsText(of: fixture.rule)
        if fixture.isSkip {
            let faults = run.outcome.findings.filter {
                $0.finding.rule == fixture.rule && $0.finding.verdict.severity != nil
            }
            return #expect(faults.isEmpty, "\(findings)")
        }
        if Fixture.isUpdating { try fixture.update(with: run) }
        #expect(findings == (try String(contentsOf: fixture.findingsURL, encoding: .utf8)))
        #expect(!findings.isEmpty)
        guard !run.outcome.rewrites.isEmpty else { return }
        #expect(run.afterText == (try String(contentsOf: fixture.afterURL, encoding: .utf8)))
    }

    /// A fix that is refused is a fault of the rule, and one that is applied leaves nothing to apply.
    @Test(arguments: AuditFixture.all)
    func fixesHoldAndSettle(_ fixture: AuditFixture) async throws {
        let run = try await AuditRun(fixture)
        for found in run.outcome.findings {
            #expect(found.finding.notes.isEmpty, "\(found.finding.notes)")
            #expect((found.finding.fix != nil) == (found.finding.verdict.applicability != nil))
        }
        let second = await AuditRun(rewritten: run)
        #expect(second.outcome.rewrites.isEmpty, "\(second.findingsText(of: fixture.rule))")
    }

    /// Bytes outside of the edits that the report shows stay the same.
    @Test(arguments: AuditFixture.all.filter { !$0.isSkip })
    func nothingElseMoves(_ fixture: AuditFixture) async throws {
        let run = try await AuditRun(fixture)
        for rewrite in run.outcome.rewrites {
            guard let before = rewrite.before else { continue }
            let edits = run.outcome.findings.filter { $0.path == rewrite.path }.flatMap {
                $0.finding.fix?.edits.edits ?? []
            }
            let list = try #require(EditList(edits))
            #expect(list.apply(to: before.bytes) == rewrite.after)
        }
    }

    /// A rule alone finds what it finds among the others, and nothing when it is left out.
    @Test(arguments: GlassAuditPlan.ruleCodes)
    func everyRuleHasItsFixtures(_ rule: String) {
        let fixtures = AuditFixture.all.filter { $0.rule == rule }
        #expect(fixtures.contains { !$0.isSkip }, "no fixture shows what \(rule) finds")
        #expect(fixtures.count(where: \.isSkip) >= 5, "\(rule) needs five skip- fixtures")
    }
}

extension AuditFixture {
    fileprivate func update(with run: AuditRun) throws {
        try run.findingsText(of: rule).write(to: findingsURL, atomically: true, encoding: .utf8)
        if run.outcome.rewrites.isEmpty {
            try? FileManager.default.removeItem(at: afterURL)
        } else {
            try run.afterText.write(to: afterURL, atomically: true, encoding: .utf8)
        }
    }
}

/// What the fixtures and their fixes say to a compiler at the newest system.
@Suite struct AuditTypeCheckTests {
    @Test func fixedFixturesCompile() async throws {
        guard TypeChecker.isAvailable else {
            print("SKIPPED fixedFixturesCompile: type checking against the stubs needs Linux")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "glass-audit-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var modules: [TypeChecker.Module] = []
        for fixture in AuditFixture.all where try fixture.canBeTypeChecked {
            let run = try await AuditRun(fixture)
            for target in run.targets {
                let place = folder.appending(path: "\(fixture.rule)-\(fixture.name)-\(target)")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                let files = try run.after.map { file in
                    let url = place.appending(path: (file.path as NSString).lastPathComponent)
                    try Data(file.bytes).write(to: url)
                    return url.path
                }
                modules.append(.init(name: "\(fixture) at \(target)", target: target, files: files))
            }
        }
        #expect(modules.count > 20)
        for (module, complaint) in zip(modules, try TypeChecker.check(modules)) {
            #expect(complaint == nil, "\(module.name): \(complaint ?? "")")
        }
    }
}

extension AuditRun {
    /// `ios26.0`, and where something was fixed for older systems, the floors too.
    fileprivate var targets: [String] {
        let names: [Platform: String] = [
            .iOS: "ios", .macOS: "macos", .tvOS: "tvos", .watchOS: "watchos", .visionOS: "xros",
        ]
        return module.floors.sorted { $0.key < $1.key }.compactMap { platform, floor in
            names[platform].map { $0 + floor.description }
        }
    }
}

extension AuditFixture {
    /// A first line `// not type-checked: why` says that the code can't compile even when it is fixed.
    fileprivate var canBeTypeChecked: Bool {
        get throws { !(try text.hasPrefix("// not type-checked")) }
    }
}
