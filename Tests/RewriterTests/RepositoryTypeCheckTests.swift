import Foundation
import Rewriter
import Testing

/// Every module of every fixture repository compiles after the rewrites: for each platform that it is built for, at its
/// floor and at 26, with warnings as errors.
@Suite struct RepositoryTypeCheckTests {
    @Test func rewrittenRepositoriesCompile() async throws {
        guard TypeChecker.isAvailable else {
            print("SKIPPED rewrittenRepositoriesCompile: type checking against the stubs needs Linux")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "glass-migrate-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var jobs: [CompileJob] = []
        for fixture in RepositoryFixture.all {
            let run = try await RepositoryRun(fixture)
            jobs += try CompileJob.all(of: run, in: folder.appending(path: fixture.name))
        }
        #expect(jobs.count > RepositoryFixture.all.count)
        // What a module imports is compiled in an earlier round.
        for round in 0...(jobs.map(\.round).max() ?? 0) {
            let due = jobs.filter { $0.round == round }
            for (job, complaint) in zip(due, try TypeChecker.check(due.map(\.module))) {
                #expect(complaint == nil, "\(job.module.name): \(complaint ?? "")")
            }
        }
    }
}

/// One module of a rewritten repository, compiled for one version of one platform.
private struct CompileJob {
    let module: TypeChecker.Module
    /// How many modules of the repository it stands on, one upon the other.
    let round: Int

    /// Writes the repository's files below `folder`.
    static func all(of run: RepositoryRun, in folder: URL) throws -> [CompileJob] {
        for (path, bytes) in run.after where path.hasSuffix(".swift") {
            let url = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
        let project = run.projectAfter
        let modules = project.modules.filter { ![.tests, .plugin].contains($0.product) }
        let options = language(of: run) + ["--modules", folder.appending(path: ".modules").path, "--werror"]
        return modules.flatMap { module in
            targets(of: module, among: modules).compactMap { target -> CompileJob? in
                let files = project.files(of: module).filter { path in
                    project.modules(compiling: path).contains {
                        $0.source == module.source && $0.platforms.contains(target.platform)
                    }
                }
                guard !files.isEmpty else { return nil }
                return CompileJob(
                    module: TypeChecker.Module(
                        name: "\(run.name), \(module.name) at \(target.triple)", target: target.triple,
                        files: files.map { folder.appending(path: $0).path },
                        options: options + ["--module-name", module.importName]),
                    round: round(of: module, among: modules))
            }
        }
    }

    /// The language mode that the repository's projects ask for.
    private static func language(of run: RepositoryRun) -> [String] {
        let says = { (words: [String]) in
            run.files.contains { path, bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                return ProjectReader.isOfInterest(path) && words.contains { text.contains($0) }
            }
        }
        let isMainActor = says(["SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor", ".defaultIsolation(MainActor.self)"])
        let isSwift6 = says(["SWIFT_VERSION = 6.0", "swift-tools-version: 6"])
        return ["--swift-version", isSwift6 ? "6" : "5"] + (isMainActor ? ["--main-actor"] : [])
    }

    private static func round(of module: Module, among modules: [Module]) -> Int {
        let needed = modules.filter { module.dependencies.contains($0.importName) && $0.source != module.source }
        return needed.map { round(of: $0, among: modules) + 1 }.max() ?? 0
    }

    /// What a module is compiled for: the floors of its own and of the modules that import it, and 26.
    private static func targets(of module: Module, among modules: [Module]) -> Set<Target> {
        let own = module.platforms.flatMap { platform in
            [module.floors[platform], Version(26)].compactMap { $0 }.compactMap { Target(platform, $0) }
        }
        let users = modules.filter { $0.dependencies.contains(module.importName) && $0.source != module.source }
        return users.reduce(into: Set(own)) { $0.formUnion(targets(of: $1, among: modules)) }
    }

    struct Target: Hashable {
        let platform: Platform
        let version: Version

        /// `nil` for Catalyst, which is checked as iOS.
        init?(_ platform: Platform, _ version: Version) {
            guard platform != .macCatalyst else { return nil }
            self.platform = platform
            self.version = max(version, Self.oldest[platform] ?? version)
        }

        /// The first systems with SwiftUI: the stubs know none before.
        private static let oldest: [Platform: Version] = [
            .iOS: Version(13), .macOS: Version(10, 15), .tvOS: Version(13), .watchOS: Version(6), .visionOS: Version(1),
        ]

        var triple: String {
            let names: [Platform: String] = [
                .iOS: "ios", .macOS: "macos", .tvOS: "tvos", .watchOS: "watchos", .visionOS: "xros",
            ]
            return names[platform, default: ""] + version.description
        }
    }
}
