import Foundation
import MigrationPlans
import Rewriter
import Testing

/// What the rewrites say to a compiler that knows which system has which API: at the oldest system and at the
/// newest, in one process for all fixtures. Needs Linux, where hand-written stubs stand in for Apple's frameworks.
@Suite struct TypeCheckTests {
    @Test func rewrittenFixturesCompile() async throws {
        guard TypeChecker.isAvailable else {
            print("SKIPPED rewrittenFixturesCompile: type checking against the stubs needs Linux")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "glass-migrate-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var modules: [TypeChecker.Module] = []
        for fixture in Fixture.all where !fixture.isSkip && fixture.canBeTypeChecked {
            let options = try fixture.options
            let run = await EngineRun(try fixture.before, options: options)
            let files = try write(
                run, to: folder.appending(path: "\(fixture.folder.lastPathComponent)-\(fixture.name)"))
            let assumed = options.style == .native ? Version(26) : Version(17)
            let isNative = (options.floors[.iOS] ?? assumed) >= Version(26)
            for target in isNative ? ["ios26.0"] : ["ios17.0", "ios26.0"] {
                // Only that finds a missing `return`, and it takes longer.
                let checks = options.style == .inline ? ["--emit-sil"] : []
                modules.append(.init(name: "\(fixture) at \(target)", target: target, files: files, options: checks))
            }
        }
        #expect(modules.count > 100)
        for (module, complaint) in zip(modules, try TypeChecker.check(modules)) {
            #expect(complaint == nil, "\(module.name): \(complaint ?? "")")
        }
    }

    /// The rewritten file and what was generated for it.
    private func write(_ run: EngineRun, to folder: URL) throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files = [(name: "Example.swift", bytes: run.after)]
        files += run.outcome.rewrites.filter { $0.path != run.source.path }.map {
            (($0.path as NSString).lastPathComponent, $0.after)
        }
        return try files.map { file in
            let url = folder.appending(path: file.name)
            try Data(file.bytes).write(to: url)
            return url.path
        }
    }
}

extension Fixture {
    /// Code for the Mac or visionOS only, or with frameworks that have no stub.
    fileprivate var canBeTypeChecked: Bool {
        let text = (try? String(contentsOf: beforeURL, encoding: .utf8)) ?? ""
        return !["import WidgetKit", "import MapKit", "import ActivityKit", "import ClockKit", "#Preview"].contains {
            text.contains($0)
        }
    }
}

/// Scripts/typecheck in its batch mode.
enum TypeChecker {
    struct Module {
        let name: String
        /// `ios17.0`
        let target: String
        let files: [String]
        /// More words of its command line.
        var options: [String] = []
    }

    static var isAvailable: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// What the compiler says about each module; `nil` when it has nothing to say.
    static func check(_ modules: [Module]) throws -> [String?] {
        let process = Process()
        process.executableURL = Fixture.root.deletingLastPathComponent().appending(path: "Scripts/typecheck")
        process.arguments = ["--batch"]
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let lines = modules.map { module in
            (["--target", module.target] + module.options + module.files).joined(separator: "\t")
        }
        try input.fileHandleForWriting.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
        try input.fileHandleForWriting.close()
        let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let answers = answer.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(answers.count >= modules.count, "Scripts/typecheck ended early")
        return answers.prefix(modules.count).map { $0 == "ok" ? nil : String($0) }
    }
}
