import Foundation
import Testing

@testable import Rewriter

/// `batch plan`, `run`, `merge` and `summary` over repositories of this machine.
@Suite struct BatchRunTests {
    private func bench() throws -> BatchBench {
        let bench = try BatchBench()
        try bench.add("one")
        try bench.add("two", ["Sources/App/Card.swift": BatchBench.files["Sources/App/Card.swift"] ?? ""])
        try bench.add("three", [:])
        return bench
    }

    @Test func aRunWritesBranchPatchesAndReports() throws {
        let bench = try bench()
        try bench.plan()
        let run = try bench.batch("run plan -o out")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.isEmpty)
        let results = try bench.results()
        #expect(results.mapValues { $0["state"]?.string } == ["one": "done", "two": "done", "three": "done"])
        #expect(results["three"]?["commit"]?.isNull == true && results["two"]?["commit"]?.isNull == true)
        let one = try #require(results["one"])
        let place = "\(bench.out)/repositories/\(try #require(one["id"]?.string))"
        #expect(one["paths"]?.strings == ["Sources/App/Controls.swift", "Sources/App/LiquidGlass.swift"])

        // The branch, the patches and the `branch` command agree, and the clone itself is untouched.
        let clone = bench.path("one")
        #expect(try bench.git(["for-each-ref"], in: clone).split(separator: "\n").count == 1)
        #expect(try bench.git(["status", "--porcelain"], in: clone).isEmpty)
        try bench.git(["fetch", "-q", "\(place)/branch.bundle", "glass-migrate/liquid-glass:batch"], in: clone)
        #expect(try bench.git(["rev-parse", "batch"], in: clone).hasPrefix(one["commit"]?.string ?? "?"))
        #expect(try ProgramRun(["branch", clone, "direct"], in: bench.folder).status == 0)
        try bench.git(["checkout", "-q", "-b", "mailed"], in: clone)
        for mail in try FileManager.default.contentsOfDirectory(atPath: "\(place)/patches").sorted() {
            try bench.git(["am", "-q", "\(place)/patches/\(mail)"], in: clone)
        }
        let trees = try bench.git(["rev-parse", "batch^{tree}", "mailed^{tree}", "direct^{tree}"], in: clone)
        #expect(Set(trees.split(separator: "\n")).count == 1)

        let report = try String(contentsOfFile: "\(place)/report.json", encoding: .utf8)
        #expect(report.contains("\"path\": \"\(clone)\"") && report.contains("\"seconds\": 0.0"))
        #expect(try String(contentsOfFile: "\(bench.out)/summary.html", encoding: .utf8).contains("report.html"))
    }

    @Test func aRerunDoesOnlyWhatIsMissingOrChanged() throws {
        let bench = try bench()
        try bench.plan()
        #expect(try bench.batch("run plan -o out").status == 0)
        let before = try bench.artefacts()
        #expect(try bench.batch("run plan -o out").errors.contains("0 of 3 repositories to do"))
        #expect(try Set(bench.attempts().values) == [1])
        #expect(try bench.artefacts() == before)

        try bench.write("// more\n", to: "two/Sources/App/More.swift")
        try bench.commit("two")
        let dry = try bench.batch("run plan -o out --dry-run")
        #expect(dry.output.split(separator: "\n").map { $0.split(separator: "\t")[1] } == ["check"])
        #expect(try bench.batch("run plan -o out").errors.contains("1 of 3 repositories to do"))
        #expect(try bench.attempts().values.sorted() == [1, 1, 2])

        try FileManager.default.removeItem(atPath: "\(bench.out)/repositories/\(try id("three", bench))")
        #expect(try bench.batch("run plan -o out --dry-run").output.contains("missing"))
        try bench.plan("--include review")
        let changed = try bench.batch("run plan -o out")
        #expect(changed.status == 0 && changed.errors.contains("3 of 3 repositories to do"), "\(changed.errors)")
        #expect(try bench.results()["two"]?["commit"]?.string != nil)
    }

    private func id(_ name: String, _ bench: BatchBench) throws -> String {
        try #require(try bench.results()[name]?["id"]?.string)
    }

    @Test func theSameInputGivesTheSameBytesElsewhere() throws {
        let bench = try bench()
        try bench.plan()
        #expect(try bench.batch("run plan -o out -j 1").status == 64)
        #expect(try bench.batch("run plan -o out --jobs 1").status == 0)
        #expect(try bench.batch("run plan -o second --jobs 3 --cache shared").status == 0)
        #expect(try bench.batch("run plan -o third --cache shared").status == 0)
        #expect(try bench.artefacts() == bench.artefacts(in: "second"))
        #expect(try bench.artefacts() == bench.artefacts(in: "third"))
    }

    @Test(arguments: [1, 2, 7])
    func mergedShardsAreTheSingleRun(count: Int) throws {
        let bench = try bench()
        try bench.plan()
        #expect(try bench.batch("run plan -o out").status == 0)
        var folders: [String] = []
        for number in 1...count {
            #expect(try bench.batch("run plan -o shard\(number) --shard \(number)/\(count)").status == 0)
            folders.insert("shard\(number)", at: number % 2 == 0 ? 0 : folders.count)
        }
        let merge = try bench.batch("merge \(folders.joined(separator: " ")) -o merged")
        #expect(merge.status == 0, "\(merge.errors)")
        #expect(try bench.artefacts() == bench.artefacts(in: "merged"))
        // The joined folder goes on like any other.
        #expect(try bench.batch("run plan -o merged").errors.contains("0 of 3 repositories to do"))
    }

    @Test func aMergeNamesWhatIsMissingAndRefusesWhatDisagrees() throws {
        let bench = try bench()
        try bench.plan()
        #expect(try bench.batch("run plan -o a --shard 1/2").status == 0)
        let merge = try bench.batch("merge a -o merged")
        #expect(merge.status == 2 && merge.errors.contains("not done yet"), "\(merge.errors)")
        #expect(try bench.batch("merge a -o merged").status == 77)

        #expect(try bench.batch("run plan -o all").status == 0)
        #expect(try bench.batch("merge a all -o same").status == 0)
        for name in ["one", "two", "three"] {
            try bench.write("// more\n", to: "\(name)/Sources/App/More.swift")
            try bench.commit(name)
        }
        #expect(try bench.batch("run plan -o all").status == 0)
        let refused = try bench.batch("merge a all -o other")
        #expect(refused.status == 65 && refused.errors.contains("disagree about"), "\(refused.errors)")
        #expect(!Files.exists(bench.folder + "/other"))
        try bench.plan("--include review")
        #expect(try bench.batch("run plan -o later").status == 0)
        #expect(try bench.batch("merge a later -o other").errors.contains("not shards of one plan"))
    }

    @Test func mistakesAreToldTogetherBeforeAnythingIsDone() throws {
        let bench = try bench()
        let plan = try bench.batch("plan - -o plan", input: "repositories/one\nnowhere\n-x\n")
        #expect(plan.status == 65 && !Files.exists(bench.folder + "/plan"))
        #expect(plan.errors.contains("-:2:1: there is no folder") && plan.errors.contains("-:3:1: '-x' begins"))
        try bench.plan()
        let text = try String(contentsOfFile: bench.folder + "/plan", encoding: .utf8)
        try (text + text + "{}\n").write(toFile: bench.folder + "/bad", atomically: true, encoding: .utf8)
        let run = try bench.batch("run bad -o out")
        #expect(run.status == 65 && run.errors.contains("bad:4: the same job") && run.errors.contains("bad:7: "))
        #expect(!Files.exists(bench.out))
        #expect(try bench.batch("run plan").errors.contains("needs '--output DIR'"))
        #expect(try bench.batch("run plan -o out --shard 3/2").status == 64)
        #expect(try bench.batch("summary repositories").status == 65)
        #expect(try ProgramRun("batch plan repositories", in: bench.folder).status == 77)
        #expect(try ProgramRun("batch", in: bench.folder).errors.contains("needs a second word"))
        #expect(try ProgramRun("batch rnu x", in: bench.folder).errors.contains("did you mean 'batch run'?"))
    }
}
