import Foundation
import Testing

@testable import Rewriter
@testable import glass_migrate

/// What `batch plan` takes, and how it says what it doesn't take.
@Suite struct BatchManifestTests {
    private func manifest(_ text: String, _ options: String = "") throws -> Manifest {
        var defaults = Manifest.Defaults()
        defaults.author = "Ada <ada@example.com>"
        defaults.folder = "/nonexistent"
        defaults.options = JobOptions(
            try Arguments(parsing: ["batch", "plan", "-"] + options.split(separator: " ").map(String.init)))
        return Manifest(Array(text.utf8), defaults)
    }

    @Test func optionsOfARepositoryStandAboveTheDefaultsAndBelowTheCommandLine() throws {
        let manifest = try manifest(
            """
            defaults:
              revision: main
              branch: glass
              options: {include: [review, content], style: inline, min-ios: 16.4}
            repositories:
              - https://example.com/a/one
              - repository: git@example.com:a/two.git
                revision: v1
                size: 12
                options:
                  style: helper
                  include: review
                  typecheck: true
            """, "--min-ios 17 --shadows keep")
        #expect(manifest.problems == [])
        #expect(manifest.jobs.map(\.revision) == ["main", "v1"])
        #expect(manifest.jobs.map(\.branch) == ["glass", "glass"])
        #expect(manifest.jobs.map(\.size) == [0, 12])
        #expect(
            manifest.jobs.map(\.options) == [
                ["--include=review", "--include=content", "--style=inline", "--shadows=keep", "--min-ios=17"],
                ["--include=review", "--style=helper", "--shadows=keep", "--typecheck", "--min-ios=17"],
            ])
        for job in manifest.jobs { #expect(throws: Never.self) { try Arguments(parsing: ["patch"] + job.options) } }
    }

    @Test func allMistakesAreToldWithTheirPlaces() throws {
        let manifest = try manifest(
            """
            default: {}
            defaults:
              brunch: x
              options: {colour: red, style: bold}
            repositories:
              - ext::sh -c x
              - missing/folder
              - https://u:p@example.com/x
              - repository: https://example.com/x
                revision: -f
              - repository: https://example.com/y
                branch: a..b
                size: many
              - [1]
              - {revision: main}
              - https://example.com/z
              - https://example.com/z
              - repository: https://example.com/w
                options: {jobs: 3, include: revue}
            """)
        let lines = manifest.problems.map { "\($0.position.line):\($0.position.column) \($0.message)" }
        #expect(
            lines == [
                "1:1 unknown key 'default'", "3:3 unknown key 'brunch'", "4:13 unknown option 'colour'",
                "4:26 bad value 'bold' for option '--style'",
                "6:5 'ext::sh -c x' would make git run a program of its own",
                "7:5 there is no folder /nonexistent/missing/folder", "8:5 'https://example.com/x' holds a password",
                "9:17 '-f' can't be a branch, tag or commit", "13:11 'size' is not a number of KiB",
                "11:17 'a..b' can't be the name of a branch",
                "14:5 a repository is a path, a URL or a mapping, not a list",
                "15:5 there is no 'repository' with a path or URL",
                "17:5 https://example.com/z stands here for the second time, after line 16",
                "19:15 unknown option 'jobs'", "19:24 bad value 'revue' for option '--include'",
            ])
        #expect(manifest.problems[0].remedy == "did you mean 'defaults'?")
        #expect(manifest.problems.last?.remedy == "did you mean 'review'?")
    }

    @Test func listingsOfTheForgesAreRead() throws {
        let github = """
            [{"nameWithOwner": "a/b", "url": "https://github.com/a/b", "defaultBranchRef": {"name": "trunk"},
              "diskUsage": 120, "isArchived": false, "description": "\\ud83e\\uddca"},
             {"url": "https://github.com/a/old", "isArchived": true}, {"url": "https://github.com/a/new", "isEmpty": true}]
            """
        let first = try manifest(github)
        #expect(first.problems == [] && first.leftOut == 2)
        #expect(first.jobs.map(\.source.text) == ["https://github.com/a/b"])
        #expect(first.jobs.map(\.revision) == ["trunk"] && first.jobs.map(\.size) == [120])
        let gitlab = """
            [{"id": 1, "http_url_to_repo": "https://gitlab.com/a/b.git", "ssh_url_to_repo": "git@gitlab.com:a/b.git",
              "default_branch": "main", "statistics": {"repository_size": 20480}, "archived": false, "empty_repo": false}]
            """
        let second = try manifest(gitlab)
        #expect(second.jobs.map(\.source.text) == ["https://gitlab.com/a/b.git"])
        #expect(second.jobs.map(\.size) == [20])
        #expect(try manifest("[{\"name\": 1}]").problems.first?.position == Position(line: 1, column: 3))
    }

    /// Two jobs that write one branch of one repository would take turns in overwriting it.
    @Test(arguments: [
        "https://example.com/acme/app.git", "https://example.com/acme/app/", "https://ada@EXAMPLE.com/acme/app",
        "git@example.com:acme/app.git", "ssh://git@example.com/acme/app",
    ])
    func oneBranchOfOneRepositoryIsAskedForOnce(_ other: String) throws {
        let twice = try manifest("- https://example.com/acme/app\n- \(other)\n")
        #expect(
            twice.problems.map(\.message) == [
                "\(other) is the repository of line 1, and both would write glass-migrate/liquid-glass"
            ])
        let apart = try manifest("- https://example.com/acme/app\n- {repository: \"\(other)\", branch: b}\n")
        #expect(apart.problems == [] && apart.jobs.count == 2)
    }

    @Test(arguments: [
        "https://0123456789abcdef0123456789abcdef01234567@example.com/a/b", "ada:s3cr3t@example.com:a/b",
    ])
    func secretsInURLsAreRefusedAndNotRepeated(_ url: String) throws {
        let problem = try #require(try manifest("- \"\(url)\"\n").problems.first)
        #expect(problem.message.hasSuffix("holds a password"))
        #expect(!problem.message.contains("s3cr3t") && !problem.message.contains("0123456789"))
    }

    @Test(arguments: ["[{\"url\": \"https://example.com/a\"", "[]\n[]"])
    func jsonThatDoesNotParseIsNoList(_ text: String) throws {
        let problem = try #require(try manifest(text).problems.first)
        #expect(problem.remedy?.contains("jq -s add") == true)
    }

    @Test func plainListsAreRead() throws {
        let list = try manifest("# ours\nhttps://example.com/a main\n\n  git@example.com:b.git # second\n-x\na b c\n")
        #expect(list.jobs.map(\.source.text) == ["https://example.com/a", "git@example.com:b.git"])
        #expect(list.jobs.map(\.revision) == ["main", "HEAD"])
        #expect(list.problems.map(\.position.line) == [5, 6])
        #expect(try manifest("").problems.count == 1)
        #expect(try manifest("repositories: [").problems.count == 1)
    }
}
