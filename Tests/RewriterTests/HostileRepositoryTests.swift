import Foundation
import Testing

@testable import Rewriter

#if canImport(Glibc)
    import Glibc
#endif

/// What a repository holds can't make the program wait, read or write elsewhere. `Scripts/hostile-repositories` tries more.
@Suite struct HostileRepositoryTests {
    private let card = """
        import SwiftUI
        struct Card: View {
            var body: some View { Text("a").padding().background(.ultraThinMaterial, in: Capsule()) }
        }

        """

    private func repository() throws -> TemporaryRepository {
        try TemporaryRepository(["App/Card.swift": card, "Package.swift": "// swift-tools-version: 6.0\n"])
    }

    /// What a run says when it refuses.
    private func refusal(_ line: String, _ repository: TemporaryRepository) throws -> String {
        let run = try ProgramRun(line, in: repository.root)
        #expect(run.status == 77, "\(run.errors)")
        #expect(run.output == "")
        return run.errors
    }

    @Test(arguments: [
        "config", "HEAD", "index", "packed-refs", "info/exclude", "refs/heads/main", "objects/info/alternates",
    ])
    func aPipeAmongGitsFilesIsRefused(_ name: String) throws {
        let repository = try repository()
        let path = "\(repository.root)/.git/\(name)"
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(try refusal("scan", repository).contains("is a pipe"))
    }

    @Test(arguments: ["[include]\n\tpath = pipe", "[core]\n\texcludesFile = \"PLACE\"", "[core] attributesfile=PLACE"])
    func aPipeThatTheConfigNamesIsRefused(_ lines: String) throws {
        let repository = try repository()
        let pipe = repository.root + "/.git/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let config = try #require(repository.text(".git/config"))
        try repository.write(".git/config", config + lines.replacing("PLACE", with: pipe) + "\n")
        #expect(try refusal("scan", repository).contains("is a pipe"))
    }

    @Test(arguments: [".gitignore", ".gitattributes", "App/.gitattributes"])
    func rulesOutsideOfTheTreeAreRefused(_ name: String) throws {
        for isPipe in [true, false] {
            let repository = try repository()
            let path = "\(repository.root)/\(name)"
            if isPipe {
                #expect(mkfifo(path, 0o600) == 0)
            } else {
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/hostname")
            }
            for line in ["scan", "scan --since HEAD", "apply"] {
                #expect(try refusal(line, repository).contains("\(name) is no file of the repository"))
            }
        }
    }

    @Test func rulesThatAreLinksInsideOfTheTreeAreRead() throws {
        let repository = try repository()
        try repository.write("rules", "Extra/\n")
        try FileManager.default.createSymbolicLink(
            atPath: repository.root + "/.gitignore", withDestinationPath: "rules")
        try repository.write("Extra/More.swift", card)
        #expect(try ProgramRun("scan --format json", in: repository.root).output.contains("\"files\": 2"))
    }

    @Test func aReportIsNotWrittenThroughALink() throws {
        let repository = try repository()
        let outside = repository.folder + "/outside"
        try "mine".write(toFile: outside, atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            atPath: repository.root + "/report.json", withDestinationPath: outside)
        let run = try ProgramRun("scan --format json --output report.json", in: repository.root)
        #expect(run.status == 0)
        #expect(try String(contentsOfFile: outside, encoding: .utf8) == "mine")
        #expect(repository.text("report.json")?.contains("Card.swift") == true)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: repository.root).sorted() == [
                ".git", "App", "Package.swift", "report.json",
            ])
        let stream = try ProgramRun("diff --output /dev/stdout", in: repository.root)
        #expect(stream.output.hasPrefix("diff --git"))
    }

    @Test func aProjectFileThatCannotBeReadIsNamed() throws {
        let repository = try repository()
        try repository.write("A.xcodeproj/project.pbxproj", Array(repeating: UInt8(ascii: " "), count: (32 << 20) + 1))
        let run = try ProgramRun("scan --format json", in: repository.root)
        #expect(run.output.contains("\"path\": \"A.xcodeproj/project.pbxproj\""))
        #expect(run.output.contains("\"too-large\""))
    }
}
