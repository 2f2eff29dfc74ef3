import Foundation
import Rewriter
import Testing

/// `.pre-commit-hooks.yaml`, as pre-commit reads and runs it.
@Suite struct HookTests {
    private static let file = Fixture.project.appending(path: ".pre-commit-hooks.yaml")
    private static let before = """
        import SwiftUI

        struct Controls: View {
            var body: some View {
                Button { } label: {
                    Image(systemName: "play").padding(12).background(.ultraThinMaterial, in: Circle())
                }
            }
        }

        """

    private let repository: TemporaryRepository
    private var path: String { "\(ProgramRun.binary.deletingLastPathComponent().path):\(ProgramRun.searchPath)" }

    init() throws { repository = try TemporaryRepository(["Controls.swift": Self.before, "README.md": "# App\n"]) }

    private static func hook() throws -> YAML {
        let document = try YAML.parse(Array(try Data(contentsOf: file)))
        return try #require(document.root.elements?.first)
    }

    @Test func hookIsComplete() throws {
        let hook = try Self.hook()
        for key in ["id", "name", "description", "entry"] { #expect(hook[key]?.string?.isEmpty == false, "\(key)") }
        #expect(hook["language"]?.string == "system")
        #expect(hook["require_serial"]?.string == "true")
    }

    /// What pre-commit does for a system hook: the words of the entry, then the paths.
    @Test func entryTakesPaths() throws {
        let words = try #require(try Self.hook()["entry"]?.string).split(separator: " ").map(String.init)
        #expect(words.first == "glass-migrate")
        let pending = try ProgramRun(Array(words.dropFirst()) + ["Controls.swift"], in: repository.root)
        #expect(pending.status == 1 && pending.output.hasPrefix("Controls.swift:6:"))
        #expect(try ProgramRun("apply", in: repository.root).status == 0)
        let done = try ProgramRun(
            Array(words.dropFirst()) + ["Controls.swift", "LiquidGlass.swift"], in: repository.root)
        #expect(done.status == 0)
    }

    @Test(.enabled(if: ProgramRun.path(of: "pre-commit") != nil, "SKIPPED: pre-commit is not installed"))
    func preCommitStopsTheCommit() throws {
        let hooks = try TemporaryRepository([".pre-commit-hooks.yaml": String(contentsOf: Self.file, encoding: .utf8)])
        let revision = try hooks.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
        try repository.write(
            ".pre-commit-config.yaml",
            "repos:\n- repo: \(hooks.root)\n  rev: \(revision)\n  hooks:\n  - id: glass-migrate\n")
        try repository.commit()
        let pending = try preCommit()
        #expect(pending.status == 1)
        #expect(pending.output.contains("Controls.swift:6:") && pending.output.contains("Failed"))
        #expect(try ProgramRun("apply", in: repository.root).status == 0)
        try repository.commit()
        let done = try preCommit()
        #expect(done.status == 0 && done.output.contains("Passed"), "\(done.output)")
    }

    private func preCommit() throws -> ProgramRun {
        try ProgramRun(
            ["run", "--all-files", "--color", "never"], of: "pre-commit", in: repository.root,
            environment: ["HOME": repository.folder, "PRE_COMMIT_HOME": repository.folder + "/cache", "PATH": path])
    }
}
