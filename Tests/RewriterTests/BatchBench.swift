import Foundation
import Testing

@testable import Rewriter

/// A folder with repositories in it, and a place to run batches over them.
final class BatchBench {
    let folder: String
    private let scaffold: TemporaryRepository

    /// One surface that is safe to rewrite, one for review.
    static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])

        """,
        "Sources/App/Controls.swift": """
        import SwiftUI

        struct Controls: View {
            var body: some View {
                Button { } label: {
                    Image(systemName: "play")
                        .padding(12)
                        .background(.ultraThinMaterial, in: Circle())
                }
            }
        }

        """,
        "Sources/App/Card.swift": """
        import SwiftUI

        struct Card: View {
            var body: some View {
                VStack { Text("A") }
                    .padding()
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
            }
        }

        """,
    ]

    init() throws {
        scaffold = try TemporaryRepository(["README.md": "Nothing to see.\n"])
        folder = scaffold.folder
        try FileManager.default.createDirectory(atPath: repositories, withIntermediateDirectories: true)
    }

    var repositories: String { folder + "/repositories" }
    var out: String { folder + "/out" }

    func path(_ name: String) -> String { repositories + "/" + name }

    /// Makes a clone-like repository with one commit.
    @discardableResult
    func add(_ name: String, _ files: [String: String] = BatchBench.files) throws -> String {
        try FileManager.default.copyItem(atPath: scaffold.root, toPath: path(name))
        for (file, text) in files { try write(text, to: "\(name)/\(file)") }
        try commit(name)
        return path(name)
    }

    func write(_ text: String, to file: String) throws {
        let whole = path(file)
        try FileManager.default.createDirectory(
            atPath: FilePath.parent(of: whole), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: whole))
    }

    func commit(_ name: String) throws {
        try git(["add", "-A"], in: path(name))
        try git(["commit", "-q", "--allow-empty", "-m", "change"], in: path(name))
    }

    @discardableResult
    func git(_ words: [String], in folder: String) throws -> String {
        let result = try runGit(words, in: folder)
        guard result.status == 0 else { throw GitFailure(arguments: words, output: result.output) }
        return result.output
    }

    /// What a user has around.
    static let environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "GIT_AUTHOR_NAME": "Ada Lovelace",
        "GIT_AUTHOR_EMAIL": "ada@example.com", "TMPDIR": NSTemporaryDirectory(),
    ]

    /// `batch …` in the bench's folder.
    func batch(
        _ line: String, input: String? = nil, environment: [String: String] = [:]
    ) throws -> ProgramRun {
        try ProgramRun(
            ["batch"] + line.split(separator: " ").map(String.init), in: folder, input: input,
            environment: Self.environment.merging(environment) { $1 })
    }

    /// Plans everything in the folder of repositories.
    func plan(_ options: String = "") throws {
        let run = try batch("plan repositories -o plan \(options)")
        try #require(run.status == 0, "\(run.errors)")
    }

    /// The record of each repository, by its name.
    func results(in folder: String = "out") throws -> [String: YAML] {
        let root = self.folder + "/" + folder + "/repositories"
        var results: [String: YAML] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(name)/result.json"))
            let record = try YAML.parse(json: Array(bytes)).root
            results[(record["source"]?.string ?? "").split(separator: "/").last.map(String.init) ?? ""] = record
        }
        return results
    }

    /// What a run's folder holds that must not depend on how it came about.
    func artefacts(in folder: String = "out") throws -> [String: Data] {
        let root = self.folder + "/" + folder
        var artefacts: [String: Data] = [:]
        for file in FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [] {
            if ["cache", "lock", "ledger"].contains(where: file.hasPrefix) || FilePath.isFolder("\(root)/\(file)") {
                continue
            }
            artefacts[file] = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(file)"))
        }
        return artefacts
    }

    /// The last attempt at each job and how many there were.
    func attempts(in folder: String = "out") throws -> [String: Int] {
        let database = try Database(path: "\(self.folder)/\(folder)/ledger.sqlite")
        let rows = try database.rows("SELECT job, count(*) FROM attempts GROUP BY job")
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0].text ?? "", Int($0[1].integer ?? 0)) })
    }
}
