import Foundation
import MigrationPlans
import Testing

@testable import Rewriter
@testable import glass_migrate

/// `--typecheck`, with the hand-written stubs in the SDK's role.
@Suite struct CompilerJudgeTests {
    private static let package = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])

        """

    private static let good = """
        import SwiftUI

        struct Good: View {
            var body: some View {
                Image("good").overlay(alignment: .top) {
                    Text("A").padding().background(.thinMaterial, in: Capsule())
                }
            }
        }

        """

    /// The second surface has an own overload with a shape that is none.
    private static let mixed = """
        import SwiftUI

        struct Plate {}

        extension View {
            func background(_ material: Material, in plate: Plate) -> some View { background(material) }
        }

        struct Mixed: View {
            var body: some View {
                Image("mixed")
                    .overlay(alignment: .top) {
                        Text("A").padding().background(.thinMaterial, in: Capsule())
                    }
                    .overlay(alignment: .bottom) {
                        Text("B").padding().background(.thinMaterial, in: Plate())
                    }
            }
        }

        """

    /// A folder as `--typecheck=DIR` takes it; `nil` where type checking against the stubs isn't possible.
    private static let sdk: String? = {
        guard TypeChecker.isAvailable else { return nil }
        let root = Fixture.root.deletingLastPathComponent()
        let folder = root.appending(path: ".build/typecheck/sdk").path
        let process = Process()
        process.executableURL = root.appending(path: "Scripts/typecheck")
        process.arguments = ["--sdk", folder]
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? folder : nil
    }()

    private struct Run {
        let repository: TemporaryRepository
        let program: ProgramRun

        /// Verdicts by file and line.
        var verdicts: [String: String] {
            get throws {
                let report = try #require(try JSONSerialization.jsonObject(with: program.data) as? [String: Any])
                let findings = try #require(report["findings"] as? [[String: Any]])
                return Dictionary(
                    uniqueKeysWithValues: findings.map { finding in
                        let name = "\(finding["path"] ?? "")".split(separator: "/").last ?? ""
                        return (
                            "\(name):\(finding["line"] ?? "")", "\(finding["verdict"] ?? "") \(finding["reason"] ?? "")"
                        )
                    })
            }
        }
    }

    /// `nil`, with a line in the log, on a machine that can't do it.
    private func scan(_ files: [String: String], _ options: String = "") throws -> Run? {
        guard let sdk = Self.sdk else {
            print("SKIPPED CompilerJudgeTests: type checking against the stubs needs Linux")
            return nil
        }
        let repository = try TemporaryRepository(files)
        let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let line = "scan --format json --typecheck=\(sdk) \(options)"
        return Run(repository: repository, program: try ProgramRun(line, in: repository.root, environment: path))
    }

    @Test func whatCompilesIsNotTouched() throws {
        guard let run = try scan(["Package.swift": Self.package, "Sources/App/Good.swift": Self.good]) else { return }
        #expect(run.program.status == 0 && run.program.errors.isEmpty, "\(run.program.errors)")
        #expect(try run.verdicts == ["Good.swift:6": "rewrite <null>"])
    }

    @Test func onlyTheRewriteWithTheErrorIsTakenBack() throws {
        guard
            let run = try scan([
                "Package.swift": Self.package, "Sources/App/Good.swift": Self.good,
                "Sources/App/Mixed.swift": Self.mixed,
            ])
        else { return }
        let verdicts = try run.verdicts
        #expect(verdicts["Good.swift:6"] == "rewrite <null>" && verdicts["Mixed.swift:13"] == "rewrite <null>")
        #expect(verdicts["Mixed.swift:16"] == "manual type-check", "\(verdicts)")
        // The compiler's words.
        #expect(run.program.output.contains("requires that 'Plate' conform to 'Shape'"))
        #expect(
            run.program.errors.contains("Sources/App/Mixed.swift:16:36: a rewrite did not pass"),
            "\(run.program.errors)")
    }

    @Test func errorsFromBeforeDoNotCount() throws {
        let wrong = Self.good + "let number: Int = \"text\"\n"
        guard let run = try scan(["Package.swift": Self.package, "Sources/App/Good.swift": wrong]) else { return }
        #expect(try run.verdicts == ["Good.swift:6": "rewrite <null>"])
        #expect(run.program.errors.isEmpty, "\(run.program.errors)")
    }

    @Test func whatCannotBeResolvedIsLeftUnproven() throws {
        let foreign = "import Elsewhere\n" + Self.good
        guard let run = try scan(["Package.swift": Self.package, "Sources/App/Good.swift": foreign]) else { return }
        #expect(run.program.status == 0)
        #expect(try run.verdicts == ["Good.swift:7": "rewrite <null>"])
        #expect(run.program.errors.contains("App is not type-checked: it imports Elsewhere, which is not at hand."))
        guard let loose = try scan(["Loose.swift": Self.good]) else { return }
        #expect(try loose.verdicts == ["Loose.swift:6": "rewrite <null>"])
        #expect(loose.program.errors.contains("Loose.swift can't be type-checked: no known module compiles it."))
    }

    /// Modules of the repository are compiled for those that import them.
    @Test(arguments: [true, false])
    func theRepositorysOwnModulesAreAtHand(isPublic: Bool) throws {
        let access = isPublic ? "public " : ""
        let run = try scan([
            "Package.swift": Self.package.replacing(
                "[.target(name: \"App\")]",
                with: "[.target(name: \"Kit\"), .target(name: \"App\", dependencies: [\"Kit\"])]"),
            "Sources/Kit/Kit.swift": Self.good.replacing("Good", with: "Plain") + "\(access)let title = \"A\"\n",
            "Sources/App/Good.swift": "import Kit\n" + Self.good.replacing("Text(\"A\")", with: "Text(title)"),
        ])
        guard let run else { return }
        #expect(try run.verdicts == ["Kit.swift:6": "rewrite <null>", "Good.swift:7": "rewrite <null>"])
        #expect(run.program.errors.isEmpty, "\(run.program.errors)")
    }

    @Test(arguments: RepositoryFixture.all)
    func everyRepositoryIsProven(_ fixture: RepositoryFixture) async throws {
        guard let folder = Self.sdk else { return }
        let files = try fixture.input
        let project = ProjectReader.read(paths: files.keys.sorted()) { files[$0] }
        let inputs = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.map { path, bytes in
            InputFile(path: path, isGenerated: hasGeneratedHeader) { .success(bytes) }
        }
        let rewriter = Rewriter(plan: LiquidGlassPlan(), project: project, jobs: 2) { files[$0] }
        let judge = CompilerJudge(sdk: try CompilerSDK(path: folder)) { files[$0] }
        let outcome = try await rewriter.run(inputs, selection: Selection(applicability: .review), judges: [judge])
        #expect(!outcome.findings.contains { $0.finding.verdict == .manual(.typeCheck) })
        // A file that no target compiles can't be judged.
        #expect(outcome.unjudged.allSatisfy { $0.contains("no known module compiles it") })
    }

    /// The floor decides what may be used.
    @Test func theFloorOfTheModuleCounts() throws {
        let files = ["Package.swift": Self.package, "Sources/App/Good.swift": Self.good]
        // `--min-ios` below what the code itself needs: the same complaint before and after.
        guard let run = try scan(files, "--min-ios 14") else { return }
        #expect(try run.verdicts == ["Good.swift:6": "rewrite <null>"])
        guard let new = try scan(files, "--min-ios 26") else { return }
        #expect(try new.verdicts == ["Good.swift:6": "rewrite <null>"])
    }

    @Test func mistakesAreUsageErrors() throws {
        let repository = try TemporaryRepository(["Good.swift": Self.good])
        let run = try ProgramRun("diff --typecheck=/no/such", in: repository.root)
        #expect(run.status == 64 && run.output.isEmpty && run.errors.contains("/no/such is no SDK"), "\(run.errors)")
        #if !canImport(Darwin)
            let bare = try ProgramRun("diff --typecheck", in: repository.root)
            #expect(bare.status == 64 && bare.errors.contains("--typecheck=SDK"), "\(bare.errors)")
        #endif
        let arguments = try Arguments(parsing: ["diff", "--typecheck", "Sources"])
        #expect(arguments.has(.typecheck) && arguments.value(.typecheck) == nil && arguments.operands == ["Sources"])
        #expect(try Arguments(parsing: ["diff", "--typecheck=a=b"]).value(.typecheck) == "a=b")
        #expect(throws: Failure.self) { try Arguments(parsing: ["diff", "--typecheck="]) }
    }
}
