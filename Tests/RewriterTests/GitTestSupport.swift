import Foundation
import Testing

@testable import Rewriter

/// A repository in a temporary folder, made with the git program, apart from the user's own config. Removed when it
/// is no longer used.
final class TemporaryRepository {
    /// The temporary folder, without links.
    let folder: String
    /// The root of the work tree.
    let root: String

    /// - Parameter isEmpty: whether to leave out the first commit.
    init(_ files: [String: String] = [:], isEmpty: Bool = false) throws {
        folder = try temporaryFolder()
        root = folder + "/repo"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        try git("init", "-q", "-b", "main", "--template=")
        let config = try #require(text(".git/config"))
        try write(".git/config", config + "[user]\n\tname = Ada Lovelace\n\temail = ada@example.com\n")
        for (path, text) in files { try write(path, text) }
        if !isEmpty { try commit() }
    }

    /// The same files, index and history in another place.
    init(copying other: TemporaryRepository) throws {
        folder = try temporaryFolder()
        root = folder + "/repo"
        try FileManager.default.copyItem(atPath: other.root, toPath: root)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

    func write(_ path: String, _ bytes: [UInt8]) throws {
        let whole = FilePath.join(root, path)
        try FileManager.default.createDirectory(
            atPath: FilePath.parent(of: whole), withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: whole))
    }

    /// `nil` when there is no such file.
    func bytes(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: FilePath.join(root, path)).map { Array($0) }
    }

    func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

    func commit(_ message: String = "change") throws {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", message)
    }

    /// Runs git in the work tree and gives what it prints.
    @discardableResult
    func git(_ arguments: String..., input: [UInt8]? = nil) throws -> String {
        let result = try runGit(arguments, in: root, input: input)
        guard result.status == 0 else { throw GitFailure(arguments: arguments, output: result.output) }
        return result.output
    }

    func open() throws -> GitRepository { try GitRepository(containing: root) }
    func location() throws -> GitRepository.Location { try open().location }
    func list(_ options: ListingOptions = ListingOptions()) throws -> FileListing { try open().listFiles(options) }

    /// A rewrite of a file as it lies in the work tree.
    func rewrite(_ path: String, _ change: ([UInt8]) -> [UInt8]) throws -> VerifiedRewrite {
        let before = SourceFile(path: path, bytes: try #require(bytes(path)))
        return VerifiedRewrite(path: path, before: before, after: change(before.bytes))
    }

    func rewrite(_ path: String, to text: String) throws -> VerifiedRewrite {
        try rewrite(path) { _ in Array(text.utf8) }
    }
}

private func temporaryFolder() throws -> String {
    _ = isolation
    // In memory, where there is such a place, writing through to the disk costs nothing.
    let base = FilePath.isFolder("/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    let path = FilePath.join(base, "glass-migrate-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return try #require(FilePath.resolved(path))
}

struct GitFailure: Error {
    let arguments: [String]
    let output: String
}

/// Runs the git program without the user's config.
func runGit(_ arguments: [String], in folder: String, input: [UInt8]? = nil) throws -> (status: Int32, output: String) {
    _ = isolation
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": "/nonexistent",
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
        "GIT_TERMINAL_PROMPT": "0",
    ]
    let file = FilePath.join(NSTemporaryDirectory(), UUID().uuidString)
    _ = FileManager.default.createFile(atPath: file, contents: Data(input ?? []))
    _ = FileManager.default.createFile(atPath: file + ".out", contents: nil)
    defer {
        try? FileManager.default.removeItem(atPath: file)
        try? FileManager.default.removeItem(atPath: file + ".out")
    }
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: file + ".out"))
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    let text = FileManager.default.contents(atPath: file + ".out") ?? Data()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
}

/// Keeps the user's config out of libgit2, too.
private let isolation: Void = {
    unsafe setenv("GIT_CONFIG_GLOBAL", "/dev/null", 1)
    unsafe setenv("GIT_CONFIG_NOSYSTEM", "1", 1)
}()

/// The failure of an operation that has to fail with a `GitError`.
func failure<T: ~Copyable>(_ body: () throws -> T) -> GitError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? GitError
    }
}

/// The content of all listed files.
func read(_ listing: FileListing) throws -> [[UInt8]] {
    var reader = try FileReader(listing.source)
    var result: [[UInt8]] = []
    for file in listing.files { result.append(try reader.read(file)) }
    return result
}
