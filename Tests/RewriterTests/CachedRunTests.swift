import Foundation
import Testing

@testable import Rewriter

/// Whatever happens to a repository between two runs: with the cache they say what they say without it.
@Suite struct CachedRunTests {
    private static let card = """
        import SwiftUI

        struct Card: View {
            var body: some View {
                Text("a").padding().background(.ultraThinMaterial, in: Capsule())
            }
        }

        """
    private static let button = """
        import SwiftUI

        struct Close: View {
            var body: some View {
                Button {} label: {
                    Image(systemName: "xmark").padding(8).background(.regularMaterial, in: Circle())
                }
            }
        }

        """
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "P", platforms: [.iOS(.v17)], targets: [.target(name: "App")])

        """

    private static func repository() throws -> TemporaryRepository {
        try TemporaryRepository([
            "Package.swift": manifest, "Sources/App/Card.swift": card, "Sources/App/Close.swift": button,
            "Sources/App/Screen.swift": "import SwiftUI\nstruct Screen: View { var body: some View { Card() } }\n",
        ])
    }

    private struct Change: Sendable, CustomTestStringConvertible {
        let name: String
        let make: @Sendable (TemporaryRepository) throws -> Void
        var testDescription: String { name }
    }

    private static let changes: [Change] = [
        Change(name: "nothing") { _ in },
        Change(name: "edit") { try $0.write("Sources/App/Card.swift", card.replacing("ultraThin", with: "regular")) },
        Change(name: "edit of the same size") {
            try $0.write("Sources/App/Close.swift", button.replacing("regularMaterial", with: "regulatMaterial"))
        },
        Change(name: "other use") {
            try $0.write(
                "Sources/App/Screen.swift",
                "import SwiftUI\nstruct Screen: View { var body: some View { List { Card() } } }\n")
        },
        Change(name: "rename") { try $0.git("mv", "Sources/App/Card.swift", "Sources/App/Moved.swift") },
        Change(name: "delete") { try FileManager.default.removeItem(atPath: $0.root + "/Sources/App/Screen.swift") },
        Change(name: "new file") {
            try $0.write("Sources/App/New.swift", card.replacing("Card", with: "Other"))
        },
        Change(name: "touch") {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_600_000_000)],
                ofItemAtPath: $0.root + "/Sources/App/Close.swift")
        },
        Change(name: "edit with the old time") { repository in
            let path = repository.root + "/Sources/App/Close.swift"
            let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            try repository.write("Sources/App/Close.swift", button.replacing("Circle()", with: "Capsul()"))
            try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: path)
        },
        Change(name: "project file") {
            try $0.write("Package.swift", manifest.replacing(".v17", with: ".v26"))
        },
        Change(name: "ignored file") {
            try $0.write(".gitignore", "Ignored.swift\n")
            try $0.write("Sources/App/Ignored.swift", card.replacing("Card", with: "Ignored"))
        },
        Change(name: "attribute") { try $0.write(".gitattributes", "Card.swift linguist-generated\n") },
        Change(name: "commit") { try $0.commit() },
        Change(name: "line endings") {
            try $0.write("Sources/App/Card.swift", card.replacing("\n", with: "\r\n"))
        },
        Change(name: "conversion") {
            try $0.git("config", "core.autocrlf", "true")
            try FileManager.default.removeItem(atPath: $0.root + "/Sources/App/Close.swift")
            try $0.git("checkout", "-q", "--", "Sources/App/Close.swift")
        },
    ]

    private static func newCache() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "xdg-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    private static func expectSame(_ line: String, in repository: TemporaryRepository, cache: String) throws {
        let environment = ["XDG_CACHE_HOME": cache]
        let plain = try ProgramRun(line + " --no-cache", in: repository.root, environment: environment)
        // The first makes the entry, the second uses it.
        for _ in 0..<2 {
            let run = try ProgramRun(line, in: repository.root, environment: environment)
            #expect(Self.withoutTime(run.output) == Self.withoutTime(plain.output), "\(line)")
            #expect(run.errors == plain.errors && run.status == plain.status, "\(line)")
        }
    }

    private static func withoutTime(_ report: String) -> String {
        report.replacing(/"seconds": ?[0-9.e-]+|[0-9.]+ s\)/, with: "")
    }

    @Test func everyChangeIsSeen() throws {
        let repository = try Self.repository()
        let cache = try Self.newCache()
        for change in Self.changes {
            try change.make(repository)
            for line in ["scan --format json", "diff --include review"] {
                try Self.expectSame(line, in: repository, cache: cache)
            }
        }
        #expect(FileManager.default.fileExists(atPath: cache + "/glass-migrate/outcomes-1.sqlite"))
    }

    @Test func changesInAnyOrderAreSeen() throws {
        var random = SplitMix64(seed: "cache")
        let cache = try Self.newCache()
        let repository = try Self.repository()
        for _ in 0..<12 {
            let change = try #require(Self.changes.randomElement(using: &random))
            // Some don't fit what went before: then they do nothing.
            try? change.make(repository)
            try Self.expectSame("scan --format json", in: repository, cache: cache)
        }
    }

    @Test func everyOptionIsSeen() throws {
        let repository = try Self.repository()
        let cache = try Self.newCache()
        for line in [
            "scan --format json", "scan --format json --include review", "scan --format html", "scan --min-ios 26",
            "scan --format json --style inline", "scan --format json --skip-rule material-surface",
            "scan --format json Sources/App/Card.swift", "scan --format json --exclude **/Card.swift", "diff",
            "diff --style native --min-ios 26", "check", "scan --format json --revision HEAD", "diff --revision HEAD",
            "audit --format json", "audit --format json --rule ungated-api", "audit --quiet", "audit --format xcode",
        ] {
            try Self.expectSame(line, in: repository, cache: cache)
        }
    }

    @Test func applyFromTheCacheWritesTheSameAndRefusesOtherBytes() throws {
        let repository = try Self.repository()
        let environment = ["XDG_CACHE_HOME": try Self.newCache()]
        let copy = try TemporaryRepository(copying: repository)
        _ = try ProgramRun("scan --include review", in: repository.root, environment: environment)
        let cached = try ProgramRun("apply --include review", in: repository.root, environment: environment)
        let plain = try ProgramRun("apply --include review --no-cache", in: copy.root, environment: environment)
        #expect(cached.output == plain.output && cached.status == plain.status)
        for path in ["Sources/App/Card.swift", "Sources/App/Close.swift"] {
            #expect(repository.bytes(path) == copy.bytes(path))
            #expect(repository.text(path) != Self.card && repository.text(path) != Self.button)
        }
    }

    @Test func aDamagedCacheIsNoFault() throws {
        let repository = try Self.repository()
        let cache = try Self.newCache()
        try Self.expectSame("scan --format json", in: repository, cache: cache)
        let file = cache + "/glass-migrate/outcomes-1.sqlite"
        try Data(repeating: 0x5A, count: 8192).write(to: URL(filePath: file))
        try Self.expectSame("scan --format json", in: repository, cache: cache)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache + "/glass-migrate")
        try Self.expectSame("scan --format json", in: repository, cache: cache)
    }
}
