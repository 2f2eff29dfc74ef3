import Foundation
import MigrationPlans
import Rewriter

extension Target {
    /// What the program wrote itself, or gave to a person to edit: files travel, and disks fail.
    static let records = [
        Target("journal", "the journal of `apply`", seeds: journals, check: checkJournal),
        Target("cache", "outcomes in the cache", seeds: outcomes, check: checkOutcome),
        Target("jobs", "plans and results of a batch", seeds: jobs, words: jobWords, check: checkJob),
        Target(
            "edited", "a diff that a person edited",
            seeds: { try Fixtures.contents { $0.hasPrefix("Rules/") && $0.hasSuffix(".before.swift") } },
            words: ["\n+", "\n-", "\n ", "@@ -1,2 +1,2 @@\n", "\n#", "\n\\ No newline", "\r\n", "\n\u{301}"],
            check: checkEditedDiff),
    ]

    private static let journals: @Sendable () throws -> [[UInt8]] = {
        let file = JournalEntry.File(path: "A/B.swift", before: Array("old\n".utf8), after: ObjectID(ofBlob: [1]))
        let new = JournalEntry.File(path: "A/C.swift", before: nil, after: ObjectID(ofBlob: []))
        return [
            JournalEntry(files: [file, new], folders: ["A", "A/D"]).encoded,
            JournalEntry(files: [], folders: []).encoded,
        ]
    }

    /// An empty one, and what becomes of a few fixtures.
    private static let outcomes: @Sendable () async throws -> [[UInt8]] = {
        let paths = try Fixtures.paths(in: "Rules") { $0.hasSuffix(".before.swift") }.prefix(12)
        let files = try paths.map { path in SourceFile(path: path, bytes: try Fixtures.bytes("Rules/\(path)")) }
        var outcome = await migrate(files, LiquidGlassOptions())
        outcome.skipped = [SkippedFile(path: "B.swift", reason: "too-large")]
        outcome.census = ["A.swift": ["bar": 2, "other": 1]]
        outcome.advice = ["Add it."]
        return try [await migrate([], LiquidGlassOptions()), outcome].map { try CompactCoding.encode($0) }
    }

    private static let job = try? BatchJob(
        source: RepositorySource("https://example.com/a/b", relativeTo: "/"), revision: "main", branch: "glass",
        options: ["--style=inline"], author: "A <a@example.com>", size: 7)

    private static let jobs: @Sendable () throws -> [[UInt8]] = {
        guard let job else { throw Broken(message: "no job") }
        var result = BatchResult()
        result.commit = "0123456789012345678901234567890123456789"
        result.paths = ["A.swift", "é.swift"]
        result.counts.keep = ["content": 2]
        let failed = BatchResult(failure: .init("disk", "The disk is full"))
        return ([job.json.line, result.json(job).line, failed.json(job).line]).map { Array($0.utf8) }
    }
    private static let jobWords = [
        "\"id\":", "\"source\":", "\"schema\":", "\"keep\":{", "\"failure\":{\"code\":\"x\"}", "null", "\\ud83d\\ude00",
        "\\ud800", "\\u0000", "[", "]", "{", "}", ":", ",", "\"", "1e5", "-0", "99999999999999999999",
    ]

    @Sendable private static func checkJob(_ input: [UInt8], _ numbers: inout Numbers) async throws {
        if let read = try? BatchJob(line: input) {
            let again = try? BatchJob(line: Array(read.json.line.utf8))
            try require(again == read, "a job reads differently when written")
        }
        guard let job, let result = BatchResult(record: input, of: job) else { return }
        let again = BatchResult(record: Array(result.json(job).line.utf8), of: job)
        try require(again == result, "a result reads differently when written")
    }
}

@Sendable private func checkJournal(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    if let entry = JournalEntry(input) {
        try require(JournalEntry(entry.encoded) == entry, "a journal that was read reads differently when written")
    }
    let entry = JournalEntry(
        files: (0..<numbers.below(4)).map { number in
            JournalEntry.File(
                path: numbers.pick(["a", "a b/c", "é\n", "file new 3:"]) + "\(number)",
                before: numbers.once(in: 3) ? nil : input, after: ObjectID(ofBlob: input))
        }, folders: ["x", "y\n"])
    try require(JournalEntry(entry.encoded) == entry, "a journal reads differently from what was written")
}

@Sendable private func checkOutcome(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    for bytes in [input, spoilt(input, &numbers), spoilt(input, &numbers)] {
        guard let outcome = try? CompactCoding.decode(Outcome.self, from: bytes) else { continue }
        let written = try CompactCoding.encode(outcome)
        try require((try? CompactCoding.decode(Outcome.self, from: written)) != nil, "what was written can't be read")
    }
}

/// With numbers that mean lengths and places elsewhere.
func spoilt(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    var bytes = bytes
    for _ in 0..<(1 + numbers.below(4)) {
        let place = numbers.below(bytes.count)
        let length = min(numbers.pick([1, 1, 2, 4, 8]), bytes.count - place)
        let value = numbers.pick([
            0, 1, 0x7F, 0x80, 0xFF, bytes[place] &+ 1, bytes[place] &- 1, UInt8(numbers.below(256)),
        ])
        for index in place..<place + length { bytes[index] = value }
    }
    return bytes
}

@Sendable private func checkEditedDiff(_ input: [UInt8], _ numbers: inout Numbers) async throws {
    let after = Mutator(seeds: [input], words: []).text(&numbers)
    let diff = EditableDiff(path: "A.swift", before: input, after: after)
    let text = diff.text
    let isPlain = [input, after].allSatisfy { !$0.contains(13) && String(validating: $0, as: UTF8.self) != nil }
    if isPlain, input != after {
        do {
            try require(try diff.applied(text) == after, "the diff as it is makes something else")
        } catch let failure as EditableDiff.Failure {
            throw Broken(message: "the diff as it is is refused: \(failure)")
        }
    }
    let edited = Mutator(seeds: [Array(text.utf8)], words: ["\n+", "\n-", "\n@@", "\n#", "\n "]).text(&numbers)
    _ = try? diff.applied(String(decoding: edited, as: UTF8.self))
}
