import Foundation
import Testing

@testable import Rewriter

@Suite struct SinkWorkTreeTests {
    private func app() throws -> TemporaryRepository {
        try TemporaryRepository(["App/A.swift": "old a\n", "App/B.swift": "old b\r\n", "App/C.swift": "old c"])
    }

    private func newFile(_ path: String = "App/Helper.swift", _ text: String = "helper\n") -> VerifiedRewrite {
        VerifiedRewrite(path: path, before: nil, after: Array(text.utf8))
    }

    private func rewrites(_ repository: TemporaryRepository) throws -> [VerifiedRewrite] {
        try [
            repository.rewrite("App/A.swift", to: "new a\nmore\n"), repository.rewrite("App/B.swift", to: "new b\r\n"),
            newFile(),
            newFile("New/Folder/X.swift"),
        ]
    }

    /// Everything in the work tree, by path.
    private func content(_ repository: TemporaryRepository) throws -> [String: [UInt8]] {
        var result: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: repository.root) where !path.hasPrefix(".git") {
            if let bytes = repository.bytes(path), !FilePath.isFolder(FilePath.join(repository.root, path)) {
                result[path] = bytes
            }
        }
        return result
    }

    @Test func writesAndTakesBackByteForByte() throws {
        let repository = try app()
        let before = try content(repository)
        let sink = WorkTreeSink(try repository.location())
        #expect(
            try sink.apply(rewrites(repository)) == [
                "App/A.swift", "App/B.swift", "App/Helper.swift", "New/Folder/X.swift",
            ])
        #expect(repository.text("App/A.swift") == "new a\nmore\n")
        #expect(repository.text("App/B.swift") == "new b\r\n")
        #expect(repository.text("App/Helper.swift") == "helper\n")
        #expect(repository.text("New/Folder/X.swift") == "helper\n")
        #expect(
            try sink.undo().sorted() == ["App/A.swift", "App/B.swift", "App/Helper.swift", "New/Folder/X.swift"])
        #expect(try content(repository) == before)
        #expect(!FilePath.exists(repository.root + "/New"))
        #expect(try repository.git("status", "--porcelain") == "")
        #expect(failure { try sink.undo() }?.category == .refused)
    }

    @Test func whatChangesNothingIsNotWritten() throws {
        let repository = try app()
        let sink = WorkTreeSink(try repository.location())
        #expect(try sink.apply([repository.rewrite("App/A.swift") { $0 }]) == [])
        #expect(failure { try sink.undo() }?.category == .refused)
    }

    @Test func permissionsAreKept() throws {
        let repository = try app()
        let path = repository.root + "/App/A.swift"
        try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: path)
        try repository.commit()
        let sink = WorkTreeSink(try repository.location())
        func mode() throws -> Int? { try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int }
        try sink.apply(rewrites(repository))
        #expect(try mode() == 0o751)
        try sink.undo()
        #expect(try mode() == 0o751)
    }

    @Test func appliesStack() throws {
        let repository = try app()
        let sink = WorkTreeSink(try repository.location())
        // The second builds on what the first wrote, which isn't someone's uncommitted work.
        try sink.apply([repository.rewrite("App/A.swift", to: "1\n"), newFile()])
        try sink.apply([
            repository.rewrite("App/A.swift", to: "2\n"), repository.rewrite("App/Helper.swift", to: "helper 2\n"),
        ])
        try sink.undo()
        #expect(repository.text("App/A.swift") == "1\n")
        #expect(repository.text("App/Helper.swift") == "helper\n")
        try sink.undo()
        #expect(repository.text("App/A.swift") == "old a\n")
        #expect(repository.bytes("App/Helper.swift") == nil)
    }

    @Test func uncommittedChangesAreRefusedForPlannedFilesOnly() throws {
        let repository = try app()
        let sink = WorkTreeSink(try repository.location())
        try repository.write("App/C.swift", "edited\n")
        try sink.apply([repository.rewrite("App/A.swift", to: "1\n")])
        try sink.undo()

        try repository.write("App/A.swift", "edited\n")
        let error = failure { try sink.apply(rewrites(repository)) }
        #expect(error?.category == .refused)
        #expect(error?.message == "uncommitted changes in App/A.swift")
        #expect(error?.remedy?.contains("--allow-dirty") == true)
        #expect(repository.text("App/A.swift") == "edited\n")
        // Staged is uncommitted too.
        try repository.git("add", "App/A.swift")
        #expect(failure { try sink.apply(rewrites(repository)) }?.category == .refused)

        try sink.apply(rewrites(repository), allowDirty: true)
        try sink.undo()
        #expect(repository.text("App/A.swift") == "edited\n")
    }

    @Test func aFileThatWasNeverAddedIsUncommitted() throws {
        let repository = try app()
        try repository.write("App/New.swift", "x\n")
        let rewrite = try repository.rewrite("App/New.swift", to: "y\n")
        #expect(failure { try WorkTreeSink(repository.location()).apply([rewrite]) }?.category == .refused)
    }

    @Test func anUnbornBranchIsWrittenTo() throws {
        let repository = try TemporaryRepository(["A.swift": "a\n", "B.swift": "b\n"], isEmpty: true)
        try repository.git("add", "A.swift")
        let sink = WorkTreeSink(try repository.location())
        try sink.apply([repository.rewrite("A.swift", to: "1\n"), repository.rewrite("B.swift", to: "1\n")])
        try sink.undo()
        #expect(repository.text("A.swift") == "a\n")
        try repository.write("A.swift", "edited after git add\n")
        #expect(failure { try sink.apply([repository.rewrite("A.swift", to: "1\n")]) }?.category == .refused)
    }

    @Test(arguments: ["* text=auto eol=crlf\n", "*.swift text eol=crlf\n", "* text=auto\n", ""])
    func lineEndingsThatGitConvertsAreNoChange(_ attributes: String) throws {
        let repository = try TemporaryRepository([".gitattributes": attributes, "A.swift": "a\r\nb\r\n"])
        #expect(try repository.git("status", "--porcelain") == "")
        let sink = WorkTreeSink(try repository.location())
        try sink.apply([repository.rewrite("A.swift", to: "a\r\nc\r\n")])
        #expect(repository.text("A.swift") == "a\r\nc\r\n")
    }

    @Test func whatChangedSinceItWasReadIsRefused() throws {
        let repository = try app()
        let sink = WorkTreeSink(try repository.location())
        let planned = try rewrites(repository)
        for text in ["other\n", "longer than it was before, by far\n"] {
            try repository.write("App/A.swift", text)
            let error = failure { try sink.apply(planned, allowDirty: true) }
            #expect(error?.category == .refused)
            #expect(error?.message == "App/A.swift changed since it was read")
        }
        try FileManager.default.removeItem(atPath: repository.root + "/App/A.swift")
        #expect(failure { try sink.apply(planned, allowDirty: true) }?.category == .refused)
        #expect(repository.text("App/B.swift") == "old b\r\n")
    }

    @Test func newFilesMustNotExist() throws {
        let repository = try app()
        try repository.write("App/Helper.swift", "mine\n")
        #expect(failure { try WorkTreeSink(repository.location()).apply(rewrites(repository)) }?.category == .refused)
        #expect(repository.text("App/Helper.swift") == "mine\n")
    }

    @Test(arguments: ["App/A.swift", "App", "New"])
    func linksAreNotWrittenThrough(_ link: String) throws {
        let repository = try app()
        let planned = try rewrites(repository)
        let (manager, place) = (FileManager.default, repository.root + "/" + link)
        let outside = repository.folder + "/outside"
        if FilePath.exists(place) {
            try manager.moveItem(atPath: place, toPath: outside)
        } else {
            try manager.createDirectory(atPath: outside, withIntermediateDirectories: true)
        }
        try manager.createSymbolicLink(atPath: place, withDestinationPath: outside)
        let before = try manager.subpathsOfDirectory(atPath: repository.folder).filter { $0.hasPrefix("outside") }
        let error = failure { try WorkTreeSink(repository.location()).apply(planned, allowDirty: true) }
        #expect(error?.category == .refused)
        #expect(try manager.subpathsOfDirectory(atPath: repository.folder).filter { $0.hasPrefix("outside") } == before)
    }

    @Test(arguments: [
        "../out.swift", "/tmp/out.swift", ".git/hooks/post-commit", "App/../../out.swift", ".GIT/config", "",
    ])
    func pathsThatLeadOutAreRefused(_ path: String) throws {
        let repository = try app()
        #expect(failure { try WorkTreeSink(repository.location()).apply([newFile(path)]) }?.category == .refused)
        #expect(!FilePath.exists(repository.folder + "/out.swift"))
    }

    @Test func editsAfterTheApplyAreNotLost() throws {
        let repository = try app()
        let sink = WorkTreeSink(try repository.location())
        try sink.apply(rewrites(repository))
        try repository.write("App/B.swift", "edited\n")
        let error = failure { try sink.undo() }
        #expect(error?.category == .refused)
        #expect(error?.message == "edited since the last apply: App/B.swift")
        #expect(repository.text("App/A.swift") == "new a\nmore\n")
        // A file that got its old bytes back by other means is no obstacle.
        try repository.git("checkout", "App/B.swift")
        #expect(try sink.undo() == ["App/A.swift", "App/Helper.swift", "New/Folder/X.swift"])
        #expect(try repository.git("status", "--porcelain") == "")
    }

    @Test func anotherProcessAtWorkIsWaitedFor() throws {
        let repository = try app()
        let location = try repository.location()
        let sink = WorkTreeSink(location)
        let planned = try rewrites(repository)
        try repository.write(".git/index.lock", "")
        #expect(failure { try sink.apply(planned) }?.category == .busy)
        try FileManager.default.removeItem(atPath: repository.root + "/.git/index.lock")

        let other = try Journal.open(gitDirectory: location.gitDirectory, FileSystem())
        #expect(failure { try sink.apply(planned) }?.category == .busy)
        #expect(failure { try sink.undo() }?.category == .busy)
        _ = consume other
        try sink.apply(planned)
    }

    @Test func journalBehindALinkIsRefused() throws {
        let repository = try app()
        let outside = repository.folder + "/outside"
        try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: repository.root + "/.git/glass-migrate", withDestinationPath: outside)
        #expect(failure { try WorkTreeSink(repository.location()).apply(rewrites(repository)) } != nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside).isEmpty)
        #expect(repository.text("App/A.swift") == "old a\n")
    }

    @Test func damagedJournalIsNotFollowed() throws {
        let repository = try app()
        let sink = WorkTreeSink(try repository.location())
        try sink.apply(rewrites(repository))
        let path = ".git/glass-migrate/1.done"
        var bytes = try #require(repository.bytes(path))
        bytes[40] ^= 1
        try repository.write(path, bytes)
        let error = failure { try sink.undo() }
        #expect(error?.category == .io)
        #expect(error?.message.contains("damaged") == true)
    }

    @Test func journalEntriesSurviveTheirFile() throws {
        let entry = JournalEntry(
            files: [
                .init(path: "a b/ü.swift", before: Array("x\ny\0:12:".utf8), after: ObjectID(ofBlob: [1])),
                .init(path: "new", before: nil, after: ObjectID(ofBlob: [])),
                .init(path: "empty", before: [], after: ObjectID(ofBlob: [2])),
            ], folders: ["a", "a/b"])
        #expect(JournalEntry(entry.encoded) == entry)
        for length in entry.encoded.indices { #expect(JournalEntry(Array(entry.encoded[..<length])) == nil) }
        let hostile = JournalEntry(files: [.init(path: "../x", before: [], after: ObjectID(ofBlob: []))], folders: [])
        #expect(JournalEntry(hostile.encoded) == nil)
    }

    @Test func oldAppliesAreForgotten() throws {
        let repository = try app()
        let sink = WorkTreeSink(try repository.location())
        for round in 0...Journal.capacity { try sink.apply([repository.rewrite("App/A.swift", to: "\(round)\n")]) }
        let names = try FileManager.default.contentsOfDirectory(atPath: repository.root + "/.git/glass-migrate")
        #expect(names.filter { $0.hasSuffix(".done") }.count == Journal.capacity)
    }
}
