import Foundation
import Testing

@testable import Rewriter
@testable import glass_migrate

/// The values that a batch is made of.
@Suite struct BatchValuesTests {
    private func source(_ text: String) throws -> RepositorySource {
        try RepositorySource(text, relativeTo: "/base")
    }

    @Test(
        arguments: [
            ("https://example.com/a/b.git", true, "a/b"), ("ssh://git@example.com:22/a/b", true, "a/b"),
            ("git@example.com:a/b.git", true, "a/b"), ("http://127.0.0.1:8080/x", true, "x"),
            ("git://[::1]:9418/x.git", true, "x"), ("https://ada@example.com/a/b", true, "a/b"),
            ("clones/App", false, "App"), ("/abs/./x/../App/", false, "App"), ("file:///srv/App.git", false, "App"),
        ])
    func sourcesAreToldApart(text: String, isRemote: Bool, name: String) throws {
        let source = try source(text)
        #expect(source.isRemote == isRemote)
        #expect(source.name == name)
        #expect(isRemote ? source.text == text : source.text.hasPrefix("/"))
    }

    @Test(
        arguments: [
            "", "-u", "--upload-pack=x", "ext::sh -c touch% x", "fd::3", "ftp://example.com/x", "https://",
            "https://example.com", "https://example.com/", "ssh://-oProxyCommand=x/y", "ssh://u@-oProxyCommand=x/y",
            "-oProxyCommand=x:y", "https://u:secret@example.com/x", "https://ghp_secret@example.com/x", "a\nb",
            "https://exa mple.com/x", "file://host/x", "file:///a%20b",
        ])
    func whatGitMustNotBeGivenIsRefused(text: String) throws {
        let problem = try #require(throws: RepositorySource.Problem.self) { try source(text) }
        #expect(!problem.message.isEmpty && !problem.message.contains("secret"))
    }

    @Test func logsHoldNoCredentials() {
        #expect(
            RepositorySource.redacted("fatal: 'https://x:p@ss@example.com/a' and ssh://git@h/b, a@b.c")
                == "fatal: 'https://example.com/a' and ssh://h/b, a@b.c")
    }

    @Test func idsAreStableAndFitForFiles() throws {
        let job = job("https://example.com/a/../b c$(x).git")
        #expect(job.id.wholeMatch(of: /[A-Za-z0-9._-]+/) != nil)
        #expect(job.id == self.job("https://example.com/a/../b c$(x).git").id)
        #expect(job.id != self.job("https://example.com/a/../b c$(y).git").id)
        #expect(job.id != self.job("https://example.com/a/../b c$(x).git", revision: "dev").id)
        #expect(job.id == self.job("https://example.com/a/../b c$(x).git", options: ["--style=inline"]).id)
    }

    private func job(
        _ text: String, revision: String = "HEAD", options: [String] = [], size: Int = 0
    ) -> BatchJob {
        BatchJob(
            source: try! source(text), revision: revision, branch: "glass", options: options,
            author: "Ada \"L\" <ada@example.com>", size: size)
    }

    @Test func jobsSurviveTheirLine() throws {
        let job = job("/a/naïve \\ \"q\"", revision: "HEAD~1", options: ["--paths=a,b/{c}.swift"], size: 7)
        #expect(try BatchJob(line: Array(job.json.line.utf8)) == job)
        for line in ["", "{}", "[]", "{\"id\": 1}", job.json.line.replacing("naïve", with: "other")] {
            #expect(throws: BatchJob.Problem.self) { try BatchJob(line: Array(line.utf8)) }
        }
    }

    @Test func resultsSurviveTheirRecord() throws {
        let job = job("/a/b")
        var result = BatchResult()
        result.base = "b"
        result.commit = "c"
        result.rewritten = 2
        result.paths = ["x y.swift", "é\n"]
        result.newPaths = ["x y.swift"]
        result.counts.safe = 3
        result.counts.keep = ["preview": 2]
        result.counts.manual = ["no-shape": 1]
        result.warnings = ["add it"]
        #expect(BatchResult(record: Array(result.json(job).line.utf8), of: job) == result)
        let failed = BatchResult(failure: .init("crash", "x", remedy: "y"))
        #expect(BatchResult(record: Array(failed.json(job).line.utf8), of: job) == failed)
        #expect(BatchResult(record: Array(failed.json(job).line.utf8), of: self.job("/a/c")) == nil)
    }

    @Test(arguments: [1, 2, 7, 50])
    func shardsAreEvenAndWholeWhateverTheOrder(count: Int) throws {
        let jobs = (1...40).map { job("/r/\($0)", size: $0 % 9 == 0 ? 0 : $0 * $0) }
        let shards = try (1...count).map { try #require(Shard(number: $0, of: count)).jobs(of: jobs) }
        #expect(shards.flatMap { $0 }.map(\.id).sorted() == jobs.map(\.id).sorted())
        #expect(try (1...count).map { try #require(Shard("\($0)/\(count)")).jobs(of: jobs.reversed()) } == shards)
        for shard in shards {
            #expect(shard.map(\.size).filter { $0 > 0 } == shard.map(\.size).filter { $0 > 0 }.sorted(by: >))
        }
        if count == 2 {
            let loads = shards.map { $0.reduce(0) { $0 + $1.size } }
            #expect(abs(loads[0] - loads[1]) < 1600)
        }
    }

    @Test func schedulersNameTheShard() {
        func shard(_ variables: [String: String]) -> Shard? { Shard { variables[$0] } }
        #expect(shard([:]) == nil)
        #expect(shard(["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "7"]) == Shard(number: 4, of: 7))
        #expect(
            shard([
                "SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1",
                "SLURM_ARRAY_TASK_STEP": "2",
            ]) == Shard(number: 3, of: 3))
        #expect(shard(["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "4"]) == Shard(number: 1, of: 4))
        for text in ["0/3", "4/3", "1", "a/b", "1/2/3", "-1/2"] { #expect(Shard(text) == nil) }
    }

    @Test func jsonIsReadWithPlaces() throws {
        let text = "{\"a\": [1, true, null, \"\\ud83e\\uddca\\n\\/\"],\n \"b\": -1.5e3, \"a\": 2}"
        let document = try YAML.parse(json: Array(text.utf8))
        #expect(document.root["a"]?.elements?.map(\.string) == ["1", "true", nil, "🧊\n/"])
        #expect(document.root["a"]?.elements?[0].integer == 1 && document.root["a"]?.elements?[1].bool == true)
        #expect(document.root["b"]?.position == Position(line: 2, column: 7))
        #expect(document.duplicateKeys.map(\.name) == ["a"])
        for (text, place) in [
            ("", "1:1"), ("[1,]", "1:4"), ("[1\n 2]", "2:2"), ("{\"a\"}", "1:5"), ("\"\\x\"", "1:4"), ("nul", "1:1"),
            ("01", "1:1"), ("[1] x", "1:5"), ("{a: 1}", "1:2"), ("\"a", "1:3"),
            (String(repeating: "[", count: 1000), "1:65"),
        ] {
            let failure = #expect(throws: YAML.Failure.self) { try YAML.parse(json: Array(text.utf8)) }
            #expect(failure.map { "\($0.position.line):\($0.position.column)" } == place, "\(text.prefix(20))")
        }
    }

    @Test func theLastOwnerThatMatchesCounts() {
        let owners = CodeOwners(
            """
            # all
            *            @all
            [Section]
            /Sources/UI/ @org/ui @second # why
            *.swift      swift@example.com
            Sources/My\\ App/*.swift @space
            /Sources/None/
            """)
        #expect(owners.owners(of: "README.md") == ["@all"])
        #expect(owners.owners(of: "Sources/UI/a.png") == ["@org/ui", "@second"])
        #expect(owners.owners(of: "Sources/UI/A.swift") == ["swift@example.com"])
        #expect(owners.owners(of: "Sources/My App/A.swift") == ["@space"])
        #expect(owners.owners(of: "Sources/None/A.swift") == [])
        #expect(
            owners.groups(["a.md", "b.md", "Sources/None/x"]) == ["@all": ["a.md", "b.md"], "": ["Sources/None/x"]])
    }

    @Test func theSummaryAddsUpAndEscapes() throws {
        var good = BatchResult()
        good.base = "0123456789abcdef"
        good.counts.safe = 1
        good.counts.manual = ["no-shape": 3]
        let rows = [
            BatchSummaryReport.Row(job: job("/r/<b>"), result: good),
            .init(
                job: job("/r/x"), result: BatchResult(failure: .init("crash", "it <broke>")), log: "a\n<script>\u{1B}"),
            .init(job: job("/r/y"), result: nil),
        ]
        let report = BatchSummaryReport(title: "T & co", toolVersion: "1", rows: rows)
        let root = try YAML.parse(json: Array(report.json.utf8)).root
        #expect(root["totals"]?["done"]?.integer == 1 && root["totals"]?["failed"]?.integer == 1)
        #expect(root["totals"]?["missing"]?.integer == 1 && root["totals"]?["readiness"]?.integer == 25)
        #expect(root["effort"]?["minutes"]?.integer == 60)
        #expect(root["failures"]?.elements?.first?["log"]?.string == "a\n<script>\u{1B}")
        #expect(
            !report.html.contains("<script>") && !report.html.contains("<b>\u{3C}b>") && !report.html.contains("\u{1B}")
        )
        #expect(
            report.html.contains("it &lt;broke&gt;")
                && report.html.contains("repositories/\(rows[0].job.id)/report.html"))
    }
}
