import Foundation
import Testing

@testable import Rewriter

/// apply, diff, patch and branch give the same bytes, whatever git thinks of line endings.
@Suite struct SinkAgreementTests {
    struct Setting: CustomTestStringConvertible {
        let name: String
        var attributes = ""
        var config: [String] = []
        var testDescription: String { name }
    }

    static let settings = [
        Setting(name: "no attributes"), Setting(name: "text=auto", attributes: "* text=auto\n"),
        Setting(name: "eol=crlf", attributes: "*.swift text eol=crlf\n"),
        Setting(name: "auto, eol=crlf", attributes: "* text=auto eol=crlf\n"),
        Setting(name: "eol=lf", attributes: "*.swift text eol=lf\n"),
        Setting(name: "-text", attributes: "*.swift -text\n"),
        Setting(name: "autocrlf", config: ["core.autocrlf", "true"]),
        Setting(name: "autocrlf=input", config: ["core.autocrlf", "input"]),
    ]

    private static let files: [String: String] = {
        var files: [String: String] = [:]
        let body = (1...30).map { "    let value\($0) = \($0)\n" }.joined()
        let text = "import SwiftUI\n\nstruct V {\n\(body)    old\n}\n"
        files["LF.swift"] = text
        files["CRLF.swift"] = text.replacing("\n", with: "\r\n")
        files["Mixed.swift"] = text.replacing("value3 = 3\n", with: "value3 = 3\r\n")
        files["BOM.swift"] = "\u{FEFF}" + text
        files["BOM-CRLF.swift"] = "\u{FEFF}" + text.replacing("\n", with: "\r\n")
        files["NoEnd.swift"] = text + "// old"
        files["NoEnd-CRLF.swift"] = text.replacing("\n", with: "\r\n") + "// old"
        files["OneLine.swift"] = "old"
        files["CR.swift"] = text.replacing("value7 = 7", with: "value7 = 7\r")
        files["Dir with space/a b.swift"] = text
        files["Größe/日本.swift"] = text.replacing("let value1 ", with: "let größe ")
        files["quote\"and\\slash.swift"] = text
        files["Exec.swift"] = "#!/usr/bin/swift\n" + text
        files["From.swift"] = text.replacing(
            "old", with: "From me Mon Sep 17 00:00:00 2001 old\n---\ndiff --git a b\n-- \n")
        files["Other.swift"] = "untouched\n"
        return files
    }()

    /// Replaces each `old` and adds a line, in the file's own style.
    private func change(_ bytes: [UInt8]) -> [UInt8] {
        let file = SourceFile(path: "", bytes: bytes)
        return Array(file.text.replacing("old", with: "new\(file.lineEnding)    newer ü").utf8)
    }

    private func repository(_ setting: Setting) throws -> TemporaryRepository {
        let repository = try TemporaryRepository([".gitattributes": setting.attributes])
        // What is there before a team agrees on line endings stays as it was.
        for (path, text) in Self.files { try repository.write(path, text) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: repository.root + "/Exec.swift")
        if !setting.config.isEmpty { try repository.git("config", setting.config[0], setting.config[1]) }
        try repository.git("-c", "core.safecrlf=false", "add", "-A")
        try repository.git("commit", "-qm", "files")
        // The work tree as a fresh clone has it.
        try repository.git("rm", "-q", "--cached", "-r", ".")
        try repository.git("reset", "-q", "--hard")
        return repository
    }

    private func rewrites(_ listing: FileListing) throws -> [VerifiedRewrite] {
        var reader = try FileReader(listing.source)
        var result: [VerifiedRewrite] = []
        for file in listing.files {
            let before = SourceFile(path: file.path, bytes: try reader.read(file))
            result.append(VerifiedRewrite(path: file.path, before: before, after: change(before.bytes)))
        }
        for (path, text) in [("New/Helper ü.swift", "helper\n"), ("NoEndHelper.swift", "helper"), ("Empty.swift", "")] {
            result.append(VerifiedRewrite(path: path, before: nil, after: Array(text.utf8)))
        }
        return result.filter { $0.before?.bytes != $0.after }
    }

    private func listing(_ repository: TemporaryRepository, _ revision: String?) throws -> FileListing {
        var options = ListingOptions()
        options.revision = revision
        return try repository.list(options)
    }

    /// All files below a folder, with their permission to be run.
    private func snapshot(_ root: String) throws -> [String: String] {
        var result: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root)
        where path.hasSuffix(".swift") && !path.hasPrefix(".git/") {
            let whole = FilePath.join(root, path)
            let bytes = try #require(FileManager.default.contents(atPath: whole))
            let isExecutable = FileManager.default.isExecutableFile(atPath: whole)
            result[path] = "\(isExecutable ? "x" : "-") " + ObjectID(ofBlob: Array(bytes)).description
        }
        return result
    }

    @Test(arguments: settings)
    func allSinksAgree(_ setting: Setting) throws {
        let repository = try repository(setting)
        let location = try repository.location()
        try #require(try repository.git("status", "--porcelain") == "")
        let clean = try snapshot(repository.root)
        let head = try #require(try repository.open().head())

        let planned = try rewrites(listing(repository, nil))
        #expect(planned.count == Self.files.count - 1 + 3)
        let sink = WorkTreeSink(location)
        try sink.apply(planned)
        let applied = try snapshot(repository.root)
        try sink.undo()
        #expect(try snapshot(repository.root) == clean)
        #expect(try repository.git("status", "--porcelain") == "")

        let diff = planned.flatMap { UnifiedDiff(path: $0.path, before: $0.before?.bytes, after: $0.after).rendered() }
        try repository.git("apply", "--check", input: diff)
        try repository.git("apply", "--whitespace=nowarn", input: diff)
        // A file of one line has no line ending to go by, so that git's takes over.
        #expect(difference(try snapshot(repository.root), applied).filter { $0 != "OneLine.swift" } == [])
        try repository.git("reset", "-q", "--hard")
        try repository.git("clean", "-qfd")

        let committed = try rewrites(listing(repository, "HEAD"))
        let commit = try BranchSink(location).commit(
            committed, onto: head, branch: "glass/liquid", message: "Use glass ✨\n\nBody")
        #expect(try repository.git("status", "--porcelain") == "")
        #expect(try repository.git("rev-parse", "HEAD") == "\(head)\n")
        try repository.git("checkout", "-q", "glass/liquid")
        let branched = try snapshot(repository.root)
        try repository.git("checkout", "-q", "main")

        let half = committed.count / 2
        let patches = [
            PatchSink.Patch(title: "Use glass ✨", body: "Body", rewrites: Array(committed[..<half])),
            PatchSink.Patch(title: "Second", rewrites: Array(committed[half...])),
        ]
        let files = try PatchSink(location).write(patches, onto: head, to: repository.folder + "/patches")
        try repository.git("checkout", "-q", "-b", "mailed")
        try am(repository, files)
        let mailed = try snapshot(repository.root)
        #expect(try repository.git("rev-parse", "HEAD^{tree}") == repository.git("rev-parse", "\(commit)^{tree}"))

        #expect(difference(branched, mailed) == [])
        #expect(difference(branched, applied).filter { $0 != "OneLine.swift" } == [])
        #expect(try repository.git("diff", "--summary", "\(head)", "\(commit)").contains("mode change") == false)
    }

    private func am(_ repository: TemporaryRepository, _ files: [String]) throws {
        let result = try runGit(["-c", "core.safecrlf=false", "am", "-q"] + files, in: repository.root)
        #expect(result.status == 0, "\(result.output)")
    }

    private func difference(_ left: [String: String], _ right: [String: String]) -> [String] {
        Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
    }
}
