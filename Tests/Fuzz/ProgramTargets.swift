import Foundation
import Rewriter

extension Target {
    /// What the program reads before the engine begins. It is run once for each text.
    static let program = [
        Target(
            "config", "`.glass-migrate.yml`", seeds: configurations, words: configurationWords,
            check: checkConfiguration),
        Target(
            "manifest", "lists for `batch plan`: YAML, JSON of `gh` and `glab`, plain", seeds: manifests,
            words: manifestWords, check: checkManifest),
    ]

    private static let configurations: @Sendable () throws -> [[UInt8]] = { try Seeds.contents(of: "config") }
    private static let manifests: @Sendable () throws -> [[UInt8]] = { try Seeds.contents(of: "manifest") }

    private static let configurationWords = [
        "include: [review, content]", "style: inline", "style: helper", "helper: myGlass", "exclude: ['**/*.swift']",
        "overrides:", "- paths: [Sources]", "wrappers: [A]", "components: {content: [Card]}", "min-ios: 17.0",
        "skip-rule: material-surface", "rule:", "shadows: keep", "containers: none", "buttons: style", "xcode: 16",
        "jobs: 2", "output: x.html", "typecheck: true", "format: json", "&a", "*a", "<<: *a", "---\n", "~", "null",
        "true", "|\n", ">-\n", "? ", "!!str", "\"\\ud800\"", "- ", ": ",
    ]
    private static let manifestWords = [
        "https://example.com/a/b", "git@example.com:a/b.git", "ext::sh -c x", "file:///a", "../x", "-u", "HEAD~3",
        "repositories:", "repository:", "revision:", "branch:", "size: 9", "options: {style: inline}", "defaults:",
        "\"url\":", "\"clone_url\": \"https://example.com/a/b\"", "\"defaultBranchRef\": {\"name\": \"main\"}",
        "\"isArchived\": true", "\"diskUsage\": 99999999999999999999", "# ", "- ", "[", "]", "{", "}", ",", "\\u00e9",
        "\\ud800", "null", "1e309", "glass-migrate/x", ".lock", "@{",
    ]
}

/// One run of the program in a folder of its own.
private struct ProgramRun {
    let status: Int32
    let output: [UInt8]
    let errors: String

    static let tool = Bundle.main.bundleURL.appendingPathComponent("glass-migrate")
    /// CPU seconds; more is a fault.
    private static let limit = 20

    init(_ words: [String], input: [UInt8] = [], files: [String: [UInt8]] = [:]) throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let files = files.merging([
            ".git/HEAD": Array("ref: refs/heads/main\n".utf8), ".git/objects/x": [], ".git/refs/x": [],
            "../home/.gitconfig": Array("[user]\n\tname = A\n\temail = a@example.com\n".utf8), "../input": input,
            "../output": [], "../errors": [],
        ]) { $1 }
        let folder = place.appendingPathComponent("repo")
        for (path, bytes) in files {
            let url = folder.appendingPathComponent(path).standardized
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "ulimit -t \(Self.limit); exec \"$0\" \"$@\"", Self.tool.path] + words
        process.currentDirectoryURL = folder
        process.environment = ["HOME": place.appendingPathComponent("home").path, "PATH": "/usr/bin:/bin"]
        process.standardInput = try FileHandle(forReadingFrom: place.appendingPathComponent("input"))
        process.standardOutput = try FileHandle(forWritingTo: place.appendingPathComponent("output"))
        process.standardError = try FileHandle(forWritingTo: place.appendingPathComponent("errors"))
        try process.run()
        process.waitUntilExit()
        try require(process.terminationReason == .exit, "ended by signal \(process.terminationStatus)")
        status = process.terminationStatus
        output = Array(try Data(contentsOf: place.appendingPathComponent("output")))
        errors = String(decoding: try Data(contentsOf: place.appendingPathComponent("errors")), as: UTF8.self)
        try require(
            !errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F },
            "a message holds control characters")
    }

    /// Requires that a mistake is told where it is.
    func requireMistake(in name: String, of input: [UInt8]) throws {
        try require(status == 65, "exit status \(status): \(errors.prefix(300))")
        try require(output.isEmpty, "something is written although the input is refused")
        guard let place = errors.firstRange(of: "\(name):") else {
            throw Broken(message: "the message names no place: \(errors.prefix(300))")
        }
        let numbers = errors[place.upperBound...].prefix { $0.isNumber || $0 == ":" }.split(separator: ":")
        guard numbers.count == 2, let line = Int(numbers[0]), let column = Int(numbers[1]) else {
            throw Broken(message: "the message names no line: \(errors.prefix(300))")
        }
        try require(
            (1...LineTable(input).starts.count).contains(line) && column >= 1, "a mistake on line \(line)")
    }
}

@Sendable private func checkConfiguration(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let card = "import SwiftUI\nlet a = Text(\"a\").padding().background(.thinMaterial, in: Capsule())\n"
    let run = try ProgramRun(
        ["scan", "--no-cache", "--format", "json"],
        files: [".glass-migrate.yml": input, "Sources/A.swift": Array(card.utf8)])
    if input.count > 1 << 20 {
        try require(run.status == 65 && run.errors.contains("bytes"), "a large file is read")
    } else if run.status == 64 {
        // A helper of its own that the code doesn't have: no place can be wrong in that.
        try require(run.errors.contains("the repository has none"), "exit status 64: \(run.errors.prefix(300))")
    } else if run.status == 0 {
        try requireJSON(String(decoding: run.output, as: UTF8.self))
    } else {
        try run.requireMistake(in: ".glass-migrate.yml", of: input)
    }
}

@Sendable private func checkManifest(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let run = try ProgramRun(["batch", "plan", "-"], input: input)
    guard run.status == 0 else { return try run.requireMistake(in: "-", of: input) }
    let lines = run.output.split(separator: 10)
    try require(!lines.isEmpty || run.errors.contains("left out"), "an empty plan")
    for line in lines {
        do { _ = try BatchJob(line: Array(line)) } catch { throw Broken(message: "a job can't be read: \(error)") }
    }
}
