import Foundation
import Testing

/// One run of the built program, or of another one, as a process of its own.
struct ProgramRun {
    let status: Int32
    let output: String
    let errors: String
    /// Standard output as it was written.
    let data: Data

    /// - Parameters:
    ///   - line: the words after the program's name.
    ///   - other: another program, by its name on the PATH.
    ///   - environment: on top of a plain one without any config of the user.
    init(
        _ line: [String], of other: String? = nil, in folder: String, input: String? = nil,
        environment: [String: String] = [:]
    ) throws {
        let process = try Self.process(line, in: folder, environment: environment)
        if let other {
            process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: other)))
            process.environment?.merge(["PATH": Self.searchPath, "LC_ALL": "C.UTF-8"]) { mine, _ in mine }
        }
        let files = try (0..<3).map { _ in try TemporaryFile() }
        try Data((input ?? "").utf8).write(to: files[0].url)
        process.standardInput = try FileHandle(forReadingFrom: files[0].url)
        process.standardOutput = try FileHandle(forWritingTo: files[1].url)
        process.standardError = try FileHandle(forWritingTo: files[2].url)
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        data = try Data(contentsOf: files[1].url)
        output = String(decoding: data, as: UTF8.self)
        errors = try String(decoding: Data(contentsOf: files[2].url), as: UTF8.self)
    }

    /// `ProgramRun("scan --format json", in: …)`
    init(
        _ line: String, in folder: String, input: String? = nil, environment: [String: String] = [:]
    ) throws {
        try self.init(
            line.split(separator: " ").map(String.init), in: folder, input: input, environment: environment)
    }

    /// The program as a process that hasn't been started.
    static func process(
        _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> Process {
        let process = Process()
        process.executableURL = binary
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = [
            "HOME": "/nonexistent", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
        ].merging(environment) { $1 }
        return process
    }

    static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

    /// Where a program is installed; `nil` when it isn't on the PATH.
    static func path(of program: String) -> String? {
        searchPath.split(separator: ":").map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// It lies beside the test bundle.
    static var binary: URL {
        #if os(macOS)
            Bundle(for: TemporaryFile.self).bundleURL.deletingLastPathComponent().appendingPathComponent(
                "glass-migrate")
        #else
            Bundle.main.bundleURL.appendingPathComponent("glass-migrate")
        #endif
    }
}

/// An empty file that goes away with its owner.
private final class TemporaryFile {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("glass-migrate-\(UUID().uuidString)")
        try Data().write(to: url)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
