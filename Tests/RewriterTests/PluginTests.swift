import Foundation
import Testing

/// `swift package glass-migrate` in another package, which depends on this one by its path.
@Suite struct PluginTests {
    private let repository: TemporaryRepository

    init() throws {
        repository = try TemporaryRepository([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "App", platforms: [.iOS(.v17)],
                dependencies: [.package(name: "tool", path: "\(Fixture.project.path)")],
                targets: [.target(name: "App")])

            """,
            "Sources/App/Controls.swift": """
            import SwiftUI

            struct Controls: View {
                var body: some View {
                    Button { } label: {
                        Image(systemName: "play").padding(12).background(.ultraThinMaterial, in: Circle())
                    }
                }
            }

            """,
            ".gitignore": ".build/\n",
        ])
    }

    /// The package manager builds the plugin and nothing else of this package, so one test does for all of it.
    @Test func runsTheInstalledProgram() throws {
        let diff = try run("diff", program: ProgramRun.binary.path)
        #expect(diff.status == 0, "\(diff.errors)")
        try repository.git("apply", "--check", "-", input: Array(diff.data))
        let check = try run("check --format xcode", program: ProgramRun.binary.path)
        #expect(check.status == 1 && check.output.contains("Controls.swift:6:"))
        #expect(check.errors.contains("glass-migrate ended with 1"))
        let built = try FileManager.default.contentsOfDirectory(atPath: repository.root + "/.build")
        #expect(!built.contains("debug") && !built.contains("release"))

        let missing = try run("scan", program: repository.root)
        #expect(missing.status != 0 && missing.errors.contains("which is no program"))
        let none = try run("scan", program: "")
        #expect(none.status != 0 && none.errors.contains("glass-migrate is not installed"))
    }

    private func run(_ line: String, program: String) throws -> ProgramRun {
        let swift = try #require(ProgramRun.path(of: "swift"))
        // Apple's platforms need no other folder; elsewhere the toolchain finds the rest of itself.
        let path = [(swift as NSString).deletingLastPathComponent, "/usr/bin", "/bin", "/usr/sbin", "/sbin"]
        let words = ["package", "--disable-sandbox", "glass-migrate"] + line.split(separator: " ").map(String.init)
        return try ProgramRun(
            words, of: "swift", in: repository.root,
            environment: [
                "HOME": repository.folder, "PATH": path.joined(separator: ":"), "GLASS_MIGRATE": program,
            ])
    }
}
