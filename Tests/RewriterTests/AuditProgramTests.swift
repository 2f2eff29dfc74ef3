import Foundation
import Testing

@testable import Rewriter

/// `audit` as its users run it.
@Suite struct AuditProgramTests {
    private static let package = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "App", platforms: [.iOS(.v26)], targets: [.target(name: "App")])

        """
    private static let faulty = """
        import SwiftUI

        struct Close: View {
            var body: some View {
                Button("Close") {}
                    .padding()
                    .glassEffect(.regular.interactive(), in: .capsule)
            }
        }

        """

    private func repository(_ text: String) throws -> TemporaryRepository {
        try TemporaryRepository(["Package.swift": Self.package, "Sources/App/Close.swift": text])
    }

    @Test func strictFailsWhereThereIsAFault() throws {
        let repository = try repository(Self.faulty)
        let run = try ProgramRun("audit", in: repository.root)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Sources/App/Close.swift:7:34: error "))
        #expect(run.output.contains("\nChecklist:\n") && run.output.contains("\nReadiness:\n"))
        #expect(try ProgramRun("audit --strict", in: repository.root).status == 1)
        #expect(try ProgramRun("audit --strict --skip-rule interactive-on-button", in: repository.root).status == 0)
        #expect(try ProgramRun("audit --strict --rule glass-on-glass", in: repository.root).status == 0)
    }

    /// The package's list names watchOS, which only the other file of the module tells apart; the project's target is
    /// built for iOS alone.
    @Test func packageListsAreNoTargets() throws {
        let package = Self.package.replacing("[.iOS(.v26)]", with: "[.iOS(.v26), .watchOS(.v10)]")
        let project =
            "name: App\ntargets:\n  App: {type: framework, platform: iOS, deploymentTarget: \"26.0\", sources: [Sources/App]}\n"
        let screen = """
            import SwiftUI

            struct Screen: View {
                var body: some View { Text("On").padding().glassEffect() }
            }

            """
        let other = "#if !os(watchOS)\n\(screen.replacing("Screen", with: "Other"))#endif\n"
        var files = ["Package.swift": package, "Sources/App/Screen.swift": screen, "Sources/App/Other.swift": other]
        files["project.yml"] = project
        let built = try TemporaryRepository(files)
        #expect(try ProgramRun("audit --strict", in: built.root).status == 0)
        // A target for the watch is built.
        files["project.yml"] = project.replacing(
            "platform: iOS, deploymentTarget: \"26.0\"", with: "platform: watchOS, deploymentTarget: \"10.0\"")
        let builtForTheWatch = try TemporaryRepository(files)
        #expect(try ProgramRun("audit --strict", in: builtForTheWatch.root).status == 1)
    }

    @Test func fixesAreAppliedAndTakenBack() throws {
        let repository = try repository(Self.faulty)
        let run = try ProgramRun("audit --fix --strict", in: repository.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("1 fault fixed in 1 file"))
        let fixed = Self.faulty.replacing(".regular.interactive()", with: ".regular")
        #expect(repository.text("Sources/App/Close.swift") == fixed)
        #expect(try ProgramRun("audit --strict", in: repository.root).status == 0)
        #expect(try ProgramRun("undo", in: repository.root).status == 0)
        #expect(repository.text("Sources/App/Close.swift") == Self.faulty)
    }

    @Test func whatWaitsForReviewIsAskedFor() throws {
        let repository = try repository(
            Self.faulty.replacing(".glassEffect(.regular.interactive(), in: .capsule)", with: ".glassEffect()")
                .replacing(".padding()", with: ".clipShape(.rect(cornerRadius: 4))"))
        #expect(try ProgramRun("audit --fix", in: repository.root).errors.contains("0 faults fixed in 0 files"))
        #expect(
            try ProgramRun("audit --fix --include review", in: repository.root).errors
                .contains("1 fault fixed in 1 file"))
        #expect(
            repository.text("Sources/App/Close.swift")?.contains(".glassEffect(in: .rect(cornerRadius: 4))") ?? false)
    }

    @Test func commentsSuppress() throws {
        let comment = "            // glass-migrate:ignore interactive-on-button\n            .glassEffect"
        let repository = try repository(Self.faulty.replacing("            .glassEffect", with: comment))
        let run = try ProgramRun("audit --strict", in: repository.root)
        #expect(run.status == 0 && run.output.contains("ignored"))
    }

    @Test func rulesBelongToTheirCommand() throws {
        let repository = try repository(Self.faulty)
        for line in ["audit --rule material-surface", "scan --skip-rule glass-on-glass"] {
            let run = try ProgramRun(line, in: repository.root)
            #expect(run.status == 64 && run.errors.contains("has no rule"), "\(run.errors)")
        }
        #expect(try ProgramRun("explain glass-on-glass", in: repository.root).output.contains("(fault)"))
    }

    /// What the migration writes is glass without a fault. Only containers around what other components draw are left to
    /// people, as its notes say.
    @Test(arguments: RepositoryFixture.all)
    func migratedCodeIsClean(_ fixture: RepositoryFixture) async throws {
        let repository = try TemporaryRepository()
        for (path, bytes) in try fixture.input { try repository.write(path, bytes) }
        try repository.commit()
        let before = try ProgramRun("audit --format json", in: repository.root)
        _ = try ProgramRun("apply --include review", in: repository.root)
        let after = try ProgramRun("audit --format json", in: repository.root)
        #expect(after.status == 0, "\(after.errors)")
        #expect(try faults(in: after).subtracting(try faults(in: before)).isEmpty)
    }

    private func faults(in run: ProgramRun) throws -> Set<String> {
        let report = try #require(JSONSerialization.jsonObject(with: run.data) as? [String: Any])
        let findings = try #require(report["findings"] as? [[String: Any]])
        return Set(
            findings.filter {
                ["error", "warning"].contains($0["severity"] as? String)
                    && $0["rule"] as? String != "glass-without-container"
            }.map {
                "\($0["path"] ?? "") \($0["rule"] ?? "") \($0["message"] ?? "")"
            })
    }
}
