import Foundation
import Testing

@testable import Rewriter

@Suite struct SinkPatchTests {
    private let author = Signature(
        name: "Zoë O'Neil, Jr", email: "zoe@example.com", seconds: 1_767_319_445, offsetMinutes: -210)

    private func app() throws -> (TemporaryRepository, ObjectID) {
        let repository = try TemporaryRepository(["A.swift": "a\n", "B.swift": "b\r\n"])
        return (repository, try #require(try repository.open().head()))
    }

    private func patch(_ title: String, _ body: String, _ repository: TemporaryRepository, _ path: String = "A.swift")
        throws -> PatchSink.Patch
    {
        PatchSink.Patch(title: title, body: body, rewrites: [try repository.rewrite(path) { $0 + Array("new\n".utf8) }])
    }

    @Test func messagesAuthorsAndDatesArriveWhole() throws {
        let titles = [
            "Use glass",
            "Längerer Titel mit Umlauten äöü, der über fünfundsiebzig Zeichen lang ist und weitergeht: ✨✨✨",
            "Plain: with, (punctuation) <x@y> \"q\" =?x?= \\ and a length that is over seventy-eight characters in all",
        ]
        let bodies = [
            "", "Two lines.\n\n- App/Größe.swift: content-layer\n- ✨",
            "---\ndiff --git a b\nIndex: x\nFrom x Mon Sep 17 00:00:00 2001\n> quoted",
            "From: someone else <x@y>\n\nbody",
        ]
        let (repository, head) = try app()
        let sink = PatchSink(try repository.location())
        for title in titles {
            for body in bodies {
                for path in ["A.swift", "B.swift"] {
                    let files = try sink.write(
                        [try patch(title, body, repository, path)], onto: head,
                        to: FilePath.join(repository.folder, UUID().uuidString), signature: author)
                    let result = try runGit(["am", "-q"] + files, in: repository.root)
                    #expect(result.status == 0, "\(result.output)")
                    let message = try repository.git("show", "-s", "--format=%an|%ae|%ad%n%B", "--date=raw")
                    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map {
                        $0.hasPrefix(" ") ? $0.dropFirst() : $0
                    }
                    #expect(lines.first == "\(author.name)|zoe@example.com|1767319445 -0330")
                    #expect(lines[1] == title)
                    #expect(lines.dropFirst(3).joined(separator: "\n").hasPrefix(body))
                    try repository.git("reset", "-q", "--hard", "\(head)")
                }
            }
        }
    }

    @Test func datesOfAllTimes() {
        #expect(mailDate(0, 0) == "Thu, 1 Jan 1970 00:00:00 +0000")
        #expect(mailDate(1_767_319_445, -210) == "Thu, 1 Jan 2026 22:34:05 -0330")
        #expect(mailDate(951_782_400, 60) == "Tue, 29 Feb 2000 01:00:00 +0100")
        #expect(mailDate(4_107_542_399, 0) == "Sun, 28 Feb 2100 23:59:59 +0000")
        #expect(mailDate(4_107_542_400, 0) == "Mon, 1 Mar 2100 00:00:00 +0000")
        #expect(mailDate(-1, 0) == "Wed, 31 Dec 1969 23:59:59 +0000")
    }

    @Test func fileNames() {
        func name(_ title: String, _ number: Int = 1) -> String {
            PatchMail(number: number, count: 1, author: author, title: title, body: "", diff: []).fileName
        }
        #expect(name("Use glass: App/Views") == "0001-Use-glass-App-Views.patch")
        #expect(name("✨", 12) == "0012-patch.patch")
        #expect(name("../../x") == "0001-x.patch")
        #expect(name(String(repeating: "ab ", count: 40)).utf8.count <= 5 + 52 + 6)
    }

    @Test func theFolderMustBeNewOrEmpty() throws {
        let (repository, head) = try app()
        let sink = PatchSink(try repository.location())
        let patches = [try patch("One", "", repository)]
        let folder = repository.folder + "/out"
        #expect(try sink.write(patches, onto: head, to: folder) == [folder + "/0001-One.patch"])
        #expect(failure { try sink.write(patches, onto: head, to: folder) }?.category == .refused)
        #expect(failure { try sink.write(patches, onto: head, to: repository.root + "/A.swift") }?.category == .refused)
        #expect(failure { try sink.write(patches, onto: head, to: repository.folder + "/no/such") }?.category == .usage)
        let empty = repository.folder + "/empty"
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: false)
        try sink.write(patches, onto: head, to: empty)
    }

    @Test func aSeriesIsWrittenWholeOrNotAtAll() throws {
        let (repository, head) = try app()
        let system = FileSystem { step, name throws(SystemError) in
            if step == .write, name.hasPrefix("0002") { throw SystemError(ENOSPC) }
        }
        let patches = [try patch("One", "", repository), try patch("Two", "", repository, "B.swift")]
        let folder = repository.folder + "/out"
        let error = failure { try PatchSink(repository.location(), system).write(patches, onto: head, to: folder) }
        #expect(error?.category == .io)
        #expect(!FilePath.exists(folder))
    }

    @Test func aPathInTwoPatchesIsOurFault() throws {
        let (repository, head) = try app()
        let patches = [try patch("One", "", repository), try patch("Two", "", repository)]
        #expect(
            failure { try PatchSink(repository.location()).write(patches, onto: head, to: repository.folder + "/out") }?
                .category == .fault)
    }
}
