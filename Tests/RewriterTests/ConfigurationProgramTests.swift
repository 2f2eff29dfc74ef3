import Foundation
import Testing

@testable import Rewriter

/// The program in repositories that have a configuration.
@Suite struct ConfigurationProgramTests {
    private let repository: TemporaryRepository

    init() throws {
        let surface = """
            import SwiftUI

            struct Play: View {
                var body: some View {
                    Button { } label: {
                        Text("Play").padding().background(.thinMaterial, in: Capsule())
                    }
                }
            }

            """
        let card = """
            import SwiftUI

            struct Card: View {
                var body: some View {
                    VStack { Text("A") }.padding().background(.thinMaterial, in: Capsule())
                }
            }

            """
        repository = try TemporaryRepository([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS(.v16), .macOS(.v14)],
                targets: [.target(name: "App"), .target(name: "Kit")])

            """,
            "Sources/App/Play.swift": surface, "Sources/App/Card.swift": card,
            "Sources/Kit/Play.swift": surface.replacing("struct Play", with: "struct KitPlay"),
            "Sources/Kit/Card.swift": card.replacing("struct Card", with: "struct KitCard"),
        ])
    }

    private func run(_ line: String) throws -> ProgramRun { try ProgramRun(line, in: repository.root) }

    private func configure(_ text: String) throws { try repository.write(".glass-migrate.yml", text) }

    @Test func overridesHoldForTheirFiles() throws {
        try configure(
            """
            overrides:
              - paths: [Sources/Kit]
                include: [review]
                style: inline
              - paths: [Sources/App]
                exclude: [Card.swift]
            """)
        let diff = try run("diff")
        #expect(diff.errors == "glass-migrate: 3 rewrites in 3 files, 2 new files\n", "\(diff.output)")
        let all = try run("diff --include review --exclude Nothing")
        #expect(all.errors == "glass-migrate: 4 rewrites in 4 files, 2 new files\n")
        #expect(try run("diff --include fills").errors.hasPrefix("glass-migrate: 2 rewrites in 2 files"))
    }

    @Test func reviewIsCountedWhereItWaits() throws {
        try configure("overrides: [{paths: [Sources/Kit], include: [review]}]\n")
        #expect(
            try run("diff").errors
                == "glass-migrate: 3 rewrites in 3 files, 2 new files; 1 more waits for review (--include review)\n")
    }

    @Test func mistakesEndTheCommand() throws {
        try configure("style: inline\nsytle: helper\n")
        let scan = try run("scan")
        #expect(scan.status == 65 && scan.output.isEmpty)
        #expect(
            scan.errors
                == "glass-migrate: error: .glass-migrate.yml:2:1: unknown key 'sytle'\n  did you mean 'style'?\n")
        #expect(try run("doctor").status == 65)
        // These must work whatever the file says.
        #expect(try run("scan --help").status == 0 && run("rules").status == 0)
        #expect(try run("undo").errors.contains("no apply to take back"))
    }

    @Test func linksAndLargeFilesAreNotRead() throws {
        let outside = repository.folder + "/outside.yml"
        try Data("style: inline\n".utf8).write(to: URL(filePath: outside))
        let link = repository.root + "/.glass-migrate.yml"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside)
        #expect(try run("scan").status == 65)
        #expect(try run("scan").errors.contains(".glass-migrate.yml is a link or no file"))
        try repository.commit()
        #expect(try run("patch -o series").errors.contains(".glass-migrate.yml is a link or no file"))
        try FileManager.default.removeItem(atPath: link)
        try configure(String(repeating: "#", count: 1 << 20) + "\n")
        #expect(try run("scan").status == 65)
        #expect(try run("scan").errors.contains("has more than 1048576 bytes"))
    }

    @Test func revisionsAreReadWithTheirOwnConfiguration() throws {
        try configure("min-ios: 26\nmin-macos: 26\n")
        try repository.commit()
        try configure("sytle: 1\n")
        #expect(try run("scan").status == 65)
        #expect(try run("branch glass").errors == "glass-migrate: 2 rewrites in 2 files; \(waiting)\n")
        #expect(try run("scan --revision HEAD").status == 0)
        #expect(try run("diff --revision HEAD~1").errors.contains("2 new files"))
        try repository.git("clone", "-q", "--bare", repository.root, repository.folder + "/bare.git")
        let bare = try ProgramRun("diff", in: repository.folder + "/bare.git")
        #expect(bare.status == 0 && bare.output.contains(".glassEffect(.regular, in: Capsule())"))
    }

    private let waiting = "2 more wait for review (--include review)"

    @Test func formatAndPathsCanBeConfigured() throws {
        try configure("format: ndjson\npaths: [Sources/Kit]\n")
        let run = try run("scan")
        #expect(run.output.hasPrefix(#"{"type": "report""#) && run.output.contains("Sources/Kit/Play.swift"))
        #expect(!run.output.contains("Sources/App/Play.swift"))
        #expect(try self.run("scan --format text").output.contains("Sources/Kit/Play.swift:6:"))
    }

    // MARK: init

    @Test func initWritesWhatChangesNothing() throws {
        let before = try run("scan --format sarif")
        let run = try run("init")
        #expect(run.status == 0 && run.output == ".glass-migrate.yml\n")
        #expect(try self.run("scan --format sarif").output == before.output)
        let text = try #require(repository.text(".glass-migrate.yml"))
        #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("#") && $0.count <= 110 })
        #expect(text.contains("Package.swift: target App: iOS 16.0, macOS 14.0"))
        #expect(try self.run("doctor").output.contains("configuration none"))
    }

    /// Every option in it is one, with the value that holds anyway.
    @Test func initWritesTheDefaults() throws {
        let before = try run("scan --format sarif")
        #expect(try run("init").status == 0)
        let text = try #require(repository.text(".glass-migrate.yml"))
        let options = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("#") && !line.hasPrefix("# ") ? String(line.dropFirst()) : String(line)
        }
        #expect(options.count { !$0.hasPrefix("#") && !$0.isEmpty } > 10)
        let suggestions = ["helper: ", "xcode: "]
        try configure(options.filter { line in !suggestions.contains(where: line.hasPrefix) }.joined(separator: "\n"))
        let after = try run("scan --format sarif")
        #expect(after.status == 0 && after.output == before.output, "\(after.errors)")
        #expect(try run("doctor").output.contains("configuration .glass-migrate.yml"))
    }

    @Test func initSuggestsTheOwnHelper() throws {
        try repository.write(
            "Sources/App/House.swift",
            """
            import SwiftUI

            extension View {
                @ViewBuilder
                func houseGlass(in shape: some Shape) -> some View {
                    if #available(iOS 26.0, *) {
                        glassEffect(.regular, in: shape)
                    } else {
                        background(.thinMaterial, in: shape)
                    }
                }
            }

            """)
        #expect(try run("init").status == 0)
        #expect(repository.text(".glass-migrate.yml")?.contains("\n#helper: houseGlass\n") == true)
    }

    @Test func initOverwritesOnlyWhenAsked() throws {
        try configure("style: inline\n")
        let refused = try run("init")
        #expect(refused.status == 77 && refused.errors.contains("replace it with --force"))
        #expect(repository.text(".glass-migrate.yml") == "style: inline\n")
        #expect(try run("init --force").status == 0)
        #expect(repository.text(".glass-migrate.yml")?.hasPrefix("# Configuration") == true)
        try FileManager.default.removeItem(atPath: repository.root + "/.glass-migrate.yml")
        let outside = repository.folder + "/outside.yml"
        try Data("mine\n".utf8).write(to: URL(filePath: outside))
        try FileManager.default.createSymbolicLink(
            atPath: repository.root + "/.glass-migrate.yml", withDestinationPath: outside)
        #expect(try run("init --force").status == 77)
        #expect(try String(contentsOfFile: outside, encoding: .utf8) == "mine\n")
    }
}
