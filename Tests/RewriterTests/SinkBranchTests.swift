import Foundation
import Testing

@testable import Rewriter

@Suite struct SinkBranchTests {
    private func rewrites(_ repository: borrowing GitRepository) throws -> [VerifiedRewrite] {
        var options = ListingOptions()
        options.revision = "HEAD"
        let listing = try repository.listFiles(options)
        var reader = try FileReader(listing.source)
        var result: [VerifiedRewrite] = []
        for file in listing.files {
            let before = SourceFile(path: file.path, bytes: try reader.read(file))
            result.append(
                VerifiedRewrite(path: file.path, before: before, after: before.bytes + Array("// new\n".utf8)))
        }
        return result + [VerifiedRewrite(path: "App/Deep/H.swift", before: nil, after: Array("helper\n".utf8))]
    }

    private func app() throws -> TemporaryRepository {
        let repository = try TemporaryRepository([
            "App/A.swift": "a\n", "App/Run.swift": "#!x\n", "B.swift": "b\n", "README.md": "r\n",
        ])
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: repository.root + "/App/Run.swift")
        try repository.commit("exec")
        return repository
    }

    @Test func commitsWithoutTouchingAnythingElse() throws {
        let repository = try app()
        let opened = try repository.open()
        let (planned, head) = try (rewrites(opened), try #require(try opened.head()))
        // Work in progress of every kind.
        try repository.write("App/A.swift", "edited\n")
        try repository.write("New.swift", "n\n")
        try repository.write("B.swift", "staged\n")
        try repository.git("add", "B.swift")
        let status = try repository.git("status", "--porcelain")
        let index = repository.bytes(".git/index")

        let commit = try BranchSink(repository.location()).commit(
            planned, onto: head, branch: "glass", message: "Title\n\nBody")
        #expect(try repository.git("status", "--porcelain") == status)
        #expect(repository.bytes(".git/index") == index)
        #expect(try repository.git("symbolic-ref", "HEAD") == "refs/heads/main\n")
        #expect(try repository.git("rev-parse", "glass", "glass^") == "\(commit)\n\(head)\n")
        #expect(
            try repository.git("show", "-s", "--format=%an|%ae|%cn|%B", "glass")
                == "Ada Lovelace|ada@example.com|Ada Lovelace|Title\n\nBody\n\n")
        #expect(try repository.git("show", "glass:App/A.swift") == "a\n// new\n")
        #expect(try repository.git("show", "glass:App/Deep/H.swift") == "helper\n")
        #expect(
            try repository.git("diff-tree", "-r", "--raw", "--abbrev=4", "main", "glass").split(separator: "\n").map {
                $0.prefix(14)
            }
                == [":100644 100644", ":000000 100644", ":100755 100755", ":100644 100644"])
        try repository.git("fsck", "--strict")
    }

    @Test func bareRepositories() throws {
        let repository = try app()
        let bare = repository.folder + "/bare.git"
        try repository.git("clone", "-q", "--bare", repository.root, bare)
        _ = try runGit(["config", "user.name", "B"], in: bare)
        _ = try runGit(["config", "user.email", "b@example.com"], in: bare)
        let opened = try GitRepository(containing: bare)
        let (planned, head, location) = try (rewrites(opened), try #require(try opened.head()), opened.location)
        try BranchSink(location).commit(planned, onto: head, branch: "glass", message: "m")
        #expect(try runGit(["show", "glass:B.swift"], in: bare).output == "b\n// new\n")
    }

    @Test func namesThatAreTakenOrNoNames() throws {
        let repository = try app()
        let sink = BranchSink(try repository.location())
        #expect(failure { try sink.check(name: "main") }?.category == .refused)
        for name in ["a..b", "-x", "HEAD", "a b", "", "x.lock", "a~1", "@{", "refs//x", "ends/"] {
            #expect(failure { try sink.check(name: name) }?.category == .usage, "\(name)")
        }
        try sink.check(name: "feature/glass")
        // A branch can't lie in another.
        try repository.git("branch", "team/app")
        #expect(failure { try sink.check(name: "main/glass") }?.category == .refused)
        #expect(failure { try sink.check(name: "team") }?.category == .refused)
        try sink.check(name: "team/other")
    }

    @Test func withoutAnIdentity() throws {
        let repository = try app()
        let opened = try repository.open()
        let (planned, head) = try (rewrites(opened), try #require(try opened.head()))
        try repository.git("config", "--unset", "user.name")
        let error = failure {
            try BranchSink(repository.location()).commit(planned, onto: head, branch: "glass", message: "m")
        }
        #expect(error?.category == .refused)
        #expect(error?.remedy?.contains("user.name") == true)
        #expect(try repository.git("branch", "--list", "glass") == "")
    }

    @Test func rewritesOfOtherBytesAreRefused() throws {
        let repository = try app()
        let head = try #require(try repository.open().head())
        let sink = BranchSink(try repository.location())
        let wrong = [
            VerifiedRewrite(path: "B.swift", before: SourceFile(path: "B.swift", text: "other\n"), after: []),
            VerifiedRewrite(path: "B.swift", before: nil, after: []),
            VerifiedRewrite(path: "None.swift", before: SourceFile(path: "None.swift", text: ""), after: [1]),
            VerifiedRewrite(path: "../B.swift", before: nil, after: []),
            VerifiedRewrite(path: ".git/config", before: nil, after: []),
        ]
        for rewrite in wrong {
            #expect(
                failure { try sink.commit([rewrite], onto: head, branch: "glass", message: "m") }?.category == .refused)
        }
        #expect(try repository.git("branch", "--list", "glass") == "")
    }

    @Test func hooksAreNotRun() throws {
        let repository = try app()
        let opened = try repository.open()
        let (planned, head) = try (rewrites(opened), try #require(try opened.head()))
        for hook in ["pre-commit", "commit-msg", "post-commit", "reference-transaction", "post-checkout", "fsmonitor"] {
            try repository.write(".git/hooks/" + hook, "#!/bin/sh\ntouch \(repository.folder)/ran\n")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: repository.root + "/.git/hooks/" + hook)
        }
        try repository.git("config", "core.fsmonitor", ".git/hooks/fsmonitor")
        try repository.git("config", "filter.x.clean", "touch \(repository.folder)/ran; cat")
        try repository.git("config", "filter.x.smudge", "touch \(repository.folder)/ran; cat")
        try repository.git("config", "filter.x.process", "touch \(repository.folder)/ran")
        try repository.git("config", "diff.external", "touch \(repository.folder)/ran")
        try? FileManager.default.removeItem(atPath: repository.folder + "/ran")
        try repository.write(".git/info/attributes", "B.swift filter=x diff=x\n")
        try repository.write("B.swift", "edited\n")

        var options = ListingOptions()
        options.since = "HEAD"
        #expect(try repository.list(options).skipped.map(\.reason) == ["git-filter"])
        try BranchSink(repository.location()).commit(planned, onto: head, branch: "glass", message: "m")
        let sink = WorkTreeSink(try repository.location())
        try sink.apply([repository.rewrite("App/A.swift", to: "x\n")])
        _ = failure { try sink.apply([repository.rewrite("B.swift", to: "x\n")]) }
        try sink.undo()
        #expect(!FilePath.exists(repository.folder + "/ran"))
    }
}
