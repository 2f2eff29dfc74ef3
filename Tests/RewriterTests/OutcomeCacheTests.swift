import Foundation
import MigrationPlans
import Testing

@testable import Rewriter

@Suite struct OutcomeCacheTests {
    private static func newFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    private static func key(_ name: String) -> OutcomeCache.Key {
        OutcomeCache.Key(ContentFingerprint(digest: ObjectID(ofBlob: Array(name.utf8))), ["options"])
    }

    private static func outcome(_ sentence: String) -> Outcome {
        var outcome = Outcome()
        outcome.advice = [sentence]
        return outcome
    }

    /// Two outcomes are the same when all that they consist of is.
    private static func isSame(_ left: Outcome, _ right: Outcome) throws -> Bool {
        let (one, other) = (try CompactCoding.encode(left), try CompactCoding.encode(right))
        // Sets and dictionaries come in any order.
        return one.sorted() == other.sorted() && left.findings.map(\.finding) == right.findings.map(\.finding)
            && left.findings.map(\.id) == right.findings.map(\.id) && left.rewrites == right.rewrites
            && left.generated == right.generated && left.skipped == right.skipped && left.advice == right.advice
    }

    @Test func everyFixturesOutcomeComesBackAsItWas() async throws {
        let cache = OutcomeCache(folder: try Self.newFolder()) { Issue.record("\($0)") }
        for fixture in Fixture.all {
            let outcome = await EngineRun(try fixture.before, options: try fixture.options).outcome
            let key = Self.key(fixture.testDescription)
            cache.store(outcome, for: key)
            let copy = try #require(cache.outcome(for: key))
            #expect(try Self.isSame(outcome, copy), "\(fixture.testDescription)")
        }
    }

    @Test func nothingIsReadFromCutOrLengthenedBytes() throws {
        var outcome = Self.outcome("a")
        outcome.skipped = [SkippedFile(path: "A.swift", reason: "generated")]
        let bytes = try CompactCoding.encode(outcome)
        for count in bytes.indices {
            #expect(throws: (any Error).self) { try CompactCoding.decode(Outcome.self, from: Array(bytes[..<count])) }
        }
        #expect(throws: (any Error).self) { try CompactCoding.decode(Outcome.self, from: bytes + [0]) }
    }

    @Test func keysAreToldApart() throws {
        let cache = OutcomeCache(folder: try Self.newFolder()) { Issue.record("\($0)") }
        cache.store(Self.outcome("a"), for: Self.key("a"))
        #expect(cache.outcome(for: Self.key("b")) == nil)
        #expect(cache.outcome(for: Self.key("a"))?.advice == ["a"])
        cache.store(Self.outcome("new"), for: Self.key("a"))
        #expect(cache.outcome(for: Self.key("a"))?.advice == ["new"])
    }

    @Test func whatWasNotUsedForLongGoesFirst() throws {
        let size = try CompactCoding.encode(Self.outcome("0")).count
        let cache = OutcomeCache(folder: try Self.newFolder(), sizeLimit: 4 * size) { Issue.record("\($0)") }
        for name in ["0", "1", "2", "3"] { cache.store(Self.outcome(name), for: Self.key(name)) }
        _ = cache.outcome(for: Self.key("0"))
        cache.store(Self.outcome("4"), for: Self.key("4"))
        let kept = ["0", "1", "2", "3", "4"].filter { cache.outcome(for: Self.key($0)) != nil }
        #expect(kept == ["0", "2", "3", "4"])
        // One that would take most of the room isn't kept at all.
        cache.store(Self.outcome(String(repeating: "x", count: size)), for: Self.key("large"))
        #expect(cache.outcome(for: Self.key("large")) == nil)
    }

    @Test func aDamagedFileIsMadeAnew() throws {
        let folder = try Self.newFolder()
        let notes = Notes()
        let file = "\(folder)/outcomes-1.sqlite"
        try Data("this is no database, though it is long enough to be taken for one".utf8).write(
            to: URL(filePath: file))
        let cache = OutcomeCache(folder: folder) { notes.add($0) }
        #expect(cache.outcome(for: Self.key("a")) == nil)
        #expect(notes.all == ["the cache \(file) is damaged and was made anew"])
        cache.store(Self.outcome("a"), for: Self.key("a"))
        #expect(cache.outcome(for: Self.key("a"))?.advice == ["a"])
    }

    @Test func aDamagedEntryIsDropped() throws {
        let folder = try Self.newFolder()
        let notes = Notes()
        let cache = OutcomeCache(folder: folder) { notes.add($0) }
        cache.store(Self.outcome("a"), for: Self.key("a"))
        let database = try Database(path: "\(folder)/outcomes-1.sqlite")
        try database.execute("UPDATE outcomes SET outcome = CAST(replace(outcome, 'a', 'b') AS BLOB)")
        #expect(cache.outcome(for: Self.key("a")) == nil)
        #expect(notes.all.count == 1)
        #expect(try database.rows("SELECT * FROM outcomes").isEmpty)
    }

    @Test func aFolderThatIsMissingIsNoFault() {
        let notes = Notes()
        let cache = OutcomeCache(folder: "/nonexistent/folder") { notes.add($0) }
        cache.store(Self.outcome("a"), for: Self.key("a"))
        #expect(cache.outcome(for: Self.key("a")) == nil)
        #expect(!notes.all.isEmpty)
    }

    @Test func severalRunsShareIt() async throws {
        let folder = try Self.newFolder()
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
                group.addTask {
                    let cache = OutcomeCache(folder: folder) { _ in }
                    for number in 0..<20 {
                        let name = "\(task) \(number)"
                        cache.store(Self.outcome(name), for: Self.key(name))
                        // Busy is allowed, another run's outcome is not.
                        let found = cache.outcome(for: Self.key(name))
                        #expect(found == nil || found?.advice == [name])
                    }
                }
            }
        }
        let cache = OutcomeCache(folder: folder) { Issue.record("\($0)") }
        #expect((0..<4).contains { cache.outcome(for: Self.key("\($0) 0")) != nil })
    }
}

private final class Notes {
    private(set) var all: [String] = []

    func add(_ note: String) { all.append(note) }
}
