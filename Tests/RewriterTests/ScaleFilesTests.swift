import Foundation
import Testing

@testable import Rewriter
@testable import glass_migrate

/// The ready files of Docs/Scale say what the program takes.
@Suite struct ScaleFilesTests {
    private func text(_ name: String) throws -> String {
        let root = Fixture.root.deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "Docs/Scale/\(name)"), encoding: .utf8)
    }

    /// Every command line of the program in a text, up to what belongs to the shell; variables stand for a number.
    private func commands(in text: String) -> [[String]] {
        var commands: [[String]] = []
        for line in text.replacing("\\\n", with: " ").split(separator: "\n") {
            let line = String(line).replacing("\"", with: "").replacing(
                /\$\{\{.*?\}\}|\$\{.*?\}|\$[A-Za-z_]+|\{\}/, with: "2")
            guard let match = line.firstMatch(of: /batch (?:plan|run|merge|publish) [^|'#]*/) else { continue }
            let words = match.output.split(separator: " ").map(String.init)
            commands.append(Array(words.prefix { $0 != ":::" }))
        }
        return commands
    }

    @Test(arguments: ["README.md", "parallel.sh", "slurm.sh", "kubernetes.yml", "github-actions.yml"])
    func commandLinesAreUnderstood(name: String) throws {
        let commands = try commands(in: text(name))
        #expect(!commands.isEmpty)
        for words in commands {
            do {
                _ = try Arguments(parsing: words)
            } catch {
                Issue.record("\(words.joined(separator: " ")): \(error)")
            }
        }
    }

    @Test func theIndexedJobFitsTheProgram() throws {
        let job = try YAML.parse(Array(text("kubernetes.yml").utf8)).root
        let spec = try #require(job["spec"])
        #expect(job["apiVersion"]?.string == "batch/v1" && job["kind"]?.string == "Job")
        #expect(spec["completionMode"]?.string == "Indexed" && spec["backoffLimitPerIndex"]?.integer == 3)
        let container = try #require(spec["template"]?["spec"]?["containers"]?.elements?.first)
        let variables = container["env"]?.elements?.map { [$0["name"]?.string, $0["value"]?.string] }
        #expect(variables == [["JOB_COMPLETIONS", spec["completions"]?.string]])
        #expect(spec["template"]?["spec"]?["restartPolicy"]?.string == "Never")
        let rules = spec["podFailurePolicy"]?["rules"]?.elements ?? []
        let failing = try #require(rules.first { $0["action"]?.string == "FailIndex" }?["onExitCodes"])
        #expect(failing["containerName"]?.string == container["name"]?.string && failing["operator"]?.string == "In")
        let permanent: [ExitCode] = [.partlyFailed, .usage, .badData]
        #expect(failing["values"]?.elements?.compactMap(\.integer) == permanent.map { Int($0.rawValue) })
    }

    @Test func theMatrixHasEveryShare() throws {
        let text = try text("github-actions.yml")
        let run = try #require(try YAML.parse(Array(text.utf8)).root["jobs"]?["run"])
        let shares = run["strategy"]?["matrix"]?["shard"]?.elements?.compactMap(\.integer) ?? []
        #expect(shares == Array(1...8) && text.contains("--shard ${{ matrix.shard }}/\(shares.count)"))
        #expect(run["strategy"]?["fail-fast"]?.bool == false)
    }

    @Test(arguments: ["parallel.sh", "slurm.sh"])
    func theScriptsAreBash(name: String) throws {
        let path = Fixture.root.deletingLastPathComponent().appending(path: "Docs/Scale/\(name)").path
        let bash = try #require(Environment.program(named: "bash"))
        #expect(ChildProcess.run([bash, "-n", path], errors: "/dev/null", seconds: 60) == .exit(0))
    }
}
