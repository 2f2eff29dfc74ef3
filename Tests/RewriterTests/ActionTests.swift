import Foundation
import Rewriter
import Testing

/// `action.yml` and our own workflow: what they hold, and what their steps do on a machine that looks like a runner.
@Suite struct ActionTests {
    private static let action = Fixture.project.appending(path: "action.yml")
    private static let workflow = Fixture.project.appending(path: ".github/workflows/test.yml")

    private static func read(_ file: URL) throws -> YAML {
        let document = try YAML.parse(Array(try Data(contentsOf: file)))
        #expect(document.duplicateKeys.isEmpty)
        return document.root
    }

    private static func steps() throws -> [YAML] {
        try #require(read(action)["runs"]?["steps"]?.elements)
    }

    /// The step of this name.
    private static func step(_ name: String) throws -> YAML {
        try #require(try steps().first { $0["name"]?.string == name })
    }

    // MARK: What they hold

    @Test func actionIsComposite() throws {
        let action = try Self.read(Self.action)
        #expect(action["runs"]?["using"]?.string == "composite")
        for key in ["name", "description"] { #expect(action[key]?.string?.isEmpty == false) }
        for step in try Self.steps() {
            // A composite action must name the shell of each script, and an action's version.
            #expect((step["run"] == nil) == (step["uses"]?.string?.contains("@v") == true))
            #expect((step["run"] == nil) == (step["shell"] == nil))
        }
    }

    /// A value that is pasted into a script could hold commands; a variable can't.
    @Test func scriptsHoldNoExpressions() throws {
        let jobs = try #require(Self.read(Self.workflow)["jobs"]?.entries).compactMap { $0.value["steps"]?.elements }
        let scripts = try (Self.steps() + jobs.flatMap { $0 }).compactMap { $0["run"]?.string }
        #expect(scripts.count > 6)
        for script in scripts { #expect(!script.contains("${{"), "\(script)") }
    }

    /// Every `inputs.x` and `steps.y.outputs.z` that is used is declared or written.
    @Test func referencesAreDeclared() throws {
        let text = try String(contentsOf: Self.action, encoding: .utf8)
        let inputs = try #require(Self.read(Self.action)["inputs"]?.entries).map(\.name)
        let used = text.matches(of: /inputs\.([a-z]+)/).map { String($0.1) }
        #expect(Set(used) == Set(inputs))
        let script = try #require(try Self.step("Check")["run"]?.string)
        for match in text.matches(of: /steps\.check\.outputs\.([a-z]+)/) {
            #expect(script.contains("echo \"\(match.1)="), "\(match.1)")
        }
    }

    @Test func workflowTestsOnBothSystems() throws {
        let workflow = try Self.read(Self.workflow)
        let jobs = try #require(workflow["jobs"]?.entries)
        let systems = jobs.compactMap { $0.value["runs-on"]?.string }
        #expect(systems.contains { $0.hasPrefix("ubuntu-") } && systems.contains { $0.hasPrefix("macos-") })
        #expect(workflow["permissions"]?["contents"]?.string == "read")
        for job in jobs {
            #expect(
                job.value["steps"]?.elements?.contains { $0["uses"]?.string?.hasPrefix("actions/checkout@") == true }
                    == true)
        }
    }

    @Test(.enabled(if: ProgramRun.path(of: "shellcheck") != nil, "SKIPPED: shellcheck is not installed"))
    func shellcheckHasNothingToSay() throws {
        for step in try Self.steps() {
            guard let script = step["run"]?.string else { continue }
            let run = try ProgramRun(["-s", "bash", "-"], of: "shellcheck", in: "/", input: script)
            #expect(run.output.isEmpty, "\(run.output)")
        }
        let comment = try ProgramRun(["Scripts/comment"], of: "shellcheck", in: Fixture.project.path)
        #expect(comment.output.isEmpty, "\(comment.output)")
    }

    // MARK: What the steps do

    @Test func installMakesAndPutsOnThePath() throws {
        let runner = try Runner()
        try runner.install("make", #"echo "$@" >"$RUNNER/made""#)
        let run = try runner.run(Self.step("Install glass-migrate"), ["PREFIX": "\(runner.folder)/it's here"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try runner.text("made") == "-C \(Fixture.project.path) install PREFIX=\(runner.folder)/it's here\n")
        #expect(try runner.text("github_path") == "\(runner.folder)/it's here/bin\n")
    }

    @Test func checkReportsAndGoesOn() throws {
        let runner = try Runner()
        let run = try runner.check(options: "--include review --min-ios 17", paths: "Sources Other")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("::warning file=Sources/Controls.swift,line=6,"))
        let output = try runner.text("github_output")
        #expect(output.contains("pending=true\n") && output.contains("sarif=\(runner.reports)/glass.sarif\n"))
        #expect(try runner.text("github_summary").hasPrefix("### Liquid Glass migration"))
        let sarif = try String(contentsOfFile: runner.reports + "/glass.sarif", encoding: .utf8)
        #expect(sarif.contains("material-surface") && !sarif.contains("content-layer"))
        #expect(try String(contentsOfFile: runner.reports + "/glass.html", encoding: .utf8).contains("--min-ios 17"))
        #expect(try runner.run(Self.step("Fail when something is pending")).status == 1)
    }

    @Test func inputsMayBeBlocksOfLines() throws {
        let runner = try Runner()
        #expect(try runner.check(options: "", paths: "Other\nSources\n").status == 0)
        #expect(try runner.text("github_output").contains("pending=true\n"))
        let run = try Runner().check(options: "--min-ios 17\n--inculde review\n", paths: ".")
        #expect(run.status == 64 && run.errors.contains("did you mean '--include'?"))
    }

    @Test func checkPassesWhenNothingIsPending() throws {
        let runner = try Runner()
        #expect(try runner.check(options: "", paths: "Other").status == 0)
        #expect(try runner.text("github_output").contains("pending=false\n"))
    }

    @Test func mistakesEndTheStep() throws {
        let run = try Runner().check(options: "--inculde review", paths: ".")
        #expect(run.status == 64 && run.errors.contains("did you mean '--include'?"))
    }

    @Test func commentIsWrittenOnceAndThenReplaced() throws {
        let runner = try Runner()
        try runner.install(
            "gh",
            #"""
            echo "$@" >>"$RUNNER/calls"
            for word; do case $word in body=@*) cat "${word#body=@}" >"$RUNNER/body" ;; esac; done
            case " $* " in *" --paginate "*) [ ! -e "$RUNNER/ids" ] || cat "$RUNNER/ids" ;; esac
            """#)
        let report = runner.folder + "/glass.markdown"
        try Data("### Report\n".utf8).write(to: URL(fileURLWithPath: report))
        let variables = ["PULL_REQUEST": "7", "COMMENT": report, "GITHUB_REPOSITORY": "a/b", "GH_TOKEN": "none"]
        let step = try Self.step("Comment on the pull request")
        #expect(try runner.run(step, variables).status == 0)
        #expect(try runner.text("calls").contains("--method POST repos/a/b/issues/7/comments -F body=@"))
        #expect(try runner.text("body") == "<!-- glass-migrate report -->\n### Report\n")
        try Data("11\n12\n".utf8).write(to: URL(fileURLWithPath: runner.folder + "/ids"))
        #expect(try runner.run(step, variables).status == 0)
        #expect(try runner.text("calls").contains("--method PATCH repos/a/b/issues/comments/12 -F body=@"))
    }
}

/// A folder that looks to a step like a runner of GitHub Actions, with a repository to check.
private struct Runner {
    let repository: TemporaryRepository
    var folder: String { repository.folder }
    var reports: String { folder + "/reports" }

    init() throws {
        let control = "Button { } label: { Text(\"a\").padding().background(.thinMaterial, in: Capsule()) }"
        let row = "List { Text(\"a\").padding().background(.thinMaterial, in: Capsule()) }"
        func view(_ name: String, _ body: String) -> String {
            "import SwiftUI\n\nstruct \(name): View {\n    var body: some View {\n        VStack {\n"
                + "            \(body)\n        }\n    }\n}\n"
        }
        repository = try TemporaryRepository([
            "Sources/Controls.swift": view("Controls", control), "Other/Rows.swift": view("Rows", row),
        ])
        try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
    }

    /// Puts a program on the PATH that does what `script` says.
    func install(_ name: String, _ script: String) throws {
        let file = folder + "/bin/" + name
        try Data("#!/bin/bash\n\(script)\n".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }

    func check(options: String, paths: String) throws -> ProgramRun {
        let step = try #require(
            try YAML.parse(Array(try Data(contentsOf: Fixture.project.appending(path: "action.yml")))).root["runs"]?[
                "steps"]?.elements?.first { $0["id"]?.string == "check" })
        return try run(step, ["OPTIONS": options, "PATHS": paths, "REPORTS": reports])
    }

    /// As a runner starts the script of a step.
    func run(_ step: YAML, _ variables: [String: String] = [:]) throws -> ProgramRun {
        let script = folder + "/step.sh"
        try Data((step["run"]?.string ?? "").utf8).write(to: URL(fileURLWithPath: script))
        let environment = [
            "RUNNER": folder, "HOME": folder, "GITHUB_ACTION_PATH": Fixture.project.path,
            "GITHUB_OUTPUT": folder + "/github_output", "GITHUB_PATH": folder + "/github_path",
            "GITHUB_STEP_SUMMARY": folder + "/github_summary",
            "PATH": "\(folder)/bin:\(ProgramRun.binary.deletingLastPathComponent().path):\(ProgramRun.searchPath)",
        ]
        return try ProgramRun(
            ["--noprofile", "--norc", "-eo", "pipefail", script], of: "bash", in: repository.root,
            environment: environment.merging(variables) { $1 })
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }
}
