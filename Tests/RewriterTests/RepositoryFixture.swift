import Foundation
import MigrationPlans
import Rewriter
import Testing

/// A small repository below Fixtures/Repositories with what the tool has to say about it.
struct RepositoryFixture: CustomTestStringConvertible, Sendable {
    let folder: URL

    var name: String { folder.lastPathComponent }
    var testDescription: String { name }
    var findingsURL: URL { folder.appending(path: "expected.findings.txt") }
    var patchURL: URL { folder.appending(path: "expected.patch") }
    var reportURL: URL { folder.appending(path: "expected.json") }

    static let all: [RepositoryFixture] = {
        let root = Fixture.root.appending(path: "Repositories")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().map { RepositoryFixture(folder: root.appending(path: $0)) }
            .filter { FileManager.default.fileExists(atPath: $0.folder.appending(path: "input").path) }
    }()

    /// The repository's files by path.
    var input: [String: [UInt8]] {
        get throws {
            let root = folder.appending(path: "input")
            var files: [String: [UInt8]] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
            where !path.hasSuffix(".DS_Store") {
                let url = root.appending(path: path)
                guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
                files[path] = Array(try Data(contentsOf: url))
            }
            return files
        }
    }
}

/// What the engine makes of a whole repository, rewrites that wait for review included.
struct RepositoryRun {
    let name: String
    let files: [String: [UInt8]]
    let project: ProjectModel
    let outcome: Outcome

    init(_ fixture: RepositoryFixture, jobs: Int = 2) async throws {
        await self.init(fixture.name, try fixture.input, jobs: jobs)
    }

    /// The same over what an earlier run made.
    init(rewritten run: RepositoryRun) async {
        await self.init(run.name, run.after, jobs: 2)
    }

    private init(_ name: String, _ files: [String: [UInt8]], jobs: Int) async {
        self.name = name
        self.files = files
        project = ProjectReader.read(paths: files.keys.sorted()) { files[$0] }
        let inputs = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.map { path, bytes in
            InputFile(path: path, isGenerated: hasGeneratedHeader) { .success(bytes) }
        }
        let rewriter = Rewriter(plan: LiquidGlassPlan(), project: project, jobs: jobs) { files[$0] }
        outcome = await rewriter.run(inputs, selection: Selection(applicability: .review))
    }

    /// The repository's files after the rewrites, new ones included.
    var after: [String: [UInt8]] {
        outcome.rewrites.reduce(into: files) { $0[$1.path] = $1.after }
    }

    /// The project as it is read from the rewritten files.
    var projectAfter: ProjectModel {
        let files = after
        return ProjectReader.read(paths: files.keys.sorted()) { files[$0] }
    }

    var patch: String {
        let bytes = outcome.rewrites.flatMap {
            UnifiedDiff(path: $0.path, before: $0.before?.bytes, after: $0.after).rendered()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The JSON report without what differs from run to run.
    var report: String {
        let modules = project.modules.map { Report.ModuleSummary(module: $0, files: project.files(of: $0).count) }
        return JSONReport().render(
            Report(
                toolVersion: "0", repositoryPath: name, head: nil, modules: modules, findings: outcome.findings,
                skipped: outcome.skipped, summary: outcome.summary))
    }

    /// `Sources/Card.swift:12: rewrite(safe) form=… layer=… notes=…`, one finding a line, then what is left to do by
    /// hand.
    var findingsText: String {
        outcome.findings.map { "\($0.path):\($0.summaryLine)\n" }.joined()
            + outcome.advice.map { "advice: \($0)\n" }.joined()
    }
}
