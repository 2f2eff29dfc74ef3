import Foundation

/// One reader of what others wrote: texts to begin from, and what must hold whatever it reads.
struct Target: Sendable {
    let name: String
    /// What it tries, for the table.
    let subject: String
    private let seeds: @Sendable () async throws -> [[UInt8]]
    private let words: [String]
    /// Throws `Broken`, or ends the process.
    let check: @Sendable (_ input: [UInt8], _ numbers: inout Numbers) async throws -> Void

    init(
        _ name: String, _ subject: String, seeds: @escaping @Sendable () async throws -> [[UInt8]],
        words: [String] = [],
        check: @escaping @Sendable (_ input: [UInt8], _ numbers: inout Numbers) async throws -> Void
    ) {
        self.name = name
        self.subject = subject
        self.seeds = seeds
        self.words = words
        self.check = check
    }

    func mutator() async throws -> Mutator {
        let seeds = try await seeds()
        try require(!seeds.isEmpty, "no seeds for \(name)")
        return Mutator(seeds: seeds, words: words)
    }

    static let all: [Target] = swift + text + projects + formats + records + program
}

/// Something that must hold and doesn't.
struct Broken: Error {
    let message: String
}

func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Broken(message: message()) }
}

/// The files that the fuzzer begins from: the repository's fixtures.
enum Fixtures {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// Paths below a folder of the fixtures, sorted.
    static func paths(in folder: String, where isWanted: (String) -> Bool = { _ in true }) throws -> [String] {
        let folder = root.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
            var isFolder: ObjCBool = false
            let isThere = unsafe FileManager.default.fileExists(
                atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
            return isThere && !isFolder.boolValue && isWanted(path)
        }
    }

    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appendingPathComponent(path)))
    }

    /// The contents of the wanted files anywhere in the fixtures.
    static func contents(where isWanted: (String) -> Bool) throws -> [[UInt8]] {
        try paths(in: "", where: isWanted).map(bytes)
    }
}

/// Texts to begin from that no fixture holds.
enum Seeds {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Seeds")

    /// Those of one target, in the order of their names.
    static func contents(of target: String) throws -> [[UInt8]] {
        let folder = root.appendingPathComponent(target)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
            Array(try Data(contentsOf: folder.appendingPathComponent($0)))
        }
    }
}
