import Foundation

/// One run of the built program in a pseudo-terminal, with somebody who answers.
struct TerminalRun {
    let status: Int32
    /// Everything that the terminal showed, with `\n` at the ends of lines.
    let screen: String
    /// Standard output, which went to a file.
    let output: String

    /// - Parameters:
    ///   - steps: when the terminal shows a text, the answer is typed; `nil` types nothing, `^C` is that key.
    ///   - width: of the terminal, in characters.
    init(
        _ line: String, in folder: String, _ steps: [(String, String?)], environment: [String: String] = [:],
        width: Int = 80
    ) throws {
        let script = Fixture.root.deletingLastPathComponent().appending(path: "Scripts/in-terminal")
        let scratch = FileManager.default.temporaryDirectory.appending(path: "terminal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let answers = steps.map { [$0.0, $0.1 ?? NSNull()] as [Any] }
        try JSONSerialization.data(withJSONObject: answers).write(to: scratch.appending(path: "steps"))
        _ = FileManager.default.createFile(atPath: scratch.appending(path: "screen").path, contents: nil)
        let process = try ProgramRun.process([], in: folder, environment: environment)
        process.environment?["PATH"] = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment?["TERM"] = "xterm"
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["python3", script.path, "--size", "24x\(width)", "--output", scratch.appending(path: "output").path]
            + [ProgramRun.binary.path] + line.split(separator: " ").map(String.init)
        process.standardInput = try FileHandle(forReadingFrom: scratch.appending(path: "steps"))
        process.standardOutput = try FileHandle(forWritingTo: scratch.appending(path: "screen"))
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        let shown = try Data(contentsOf: scratch.appending(path: "screen"))
        screen = String(decoding: shown, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
        let data = (try? Data(contentsOf: scratch.appending(path: "output"))) ?? Data()
        output = String(decoding: data, as: UTF8.self)
    }
}
