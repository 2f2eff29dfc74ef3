#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Outcomes of earlier runs, in one file that all runs of a user share, also those that go on at the same time.
///
/// It only ever saves time. Whatever goes wrong with it, the run goes on without it; a damaged file is made anew.
public final class OutcomeCache {
    /// Everything that an outcome depends on.
    public struct Key: Hashable, Sendable {
        fileprivate let digest: ObjectID

        /// - Parameter circumstances: the program and its options; in an order of the caller's.
        public init(_ content: ContentFingerprint, _ circumstances: [String]) {
            let text = ([content.digest.description] + circumstances).joined(separator: "\0")
            digest = ObjectID(ofBlob: Array(text.utf8))
        }
    }

    /// More than this many bytes of outcomes aren't kept; the ones that were not used for the longest time go first.
    public static let sizeLimit = 256 << 20
    /// Changes with the table. A file of another layout is another file.
    private static let fileName = "outcomes-1.sqlite"

    private let path: String
    private let sizeLimit: Int
    /// Takes a sentence about what is wrong with the cache.
    private let note: (String) -> Void
    private var database: Database?

    /// - Parameter folder: must exist.
    public init(folder: String, sizeLimit: Int = sizeLimit, note: @escaping (String) -> Void) {
        path = FilePath.join(folder, Self.fileName)
        self.sizeLimit = sizeLimit
        self.note = note
    }

    /// What the run with this key came to, if it is known.
    public func outcome(for key: Key) -> Outcome? {
        let id = Database.Value.text(key.digest.description)
        let row = attempt { database throws(Database.Failure) in
            try database.rows("SELECT checksum, outcome FROM outcomes WHERE key = ?", [id]).first
        }
        guard let row, let row, let bytes = row[1].blob else { return nil }
        guard row[0].integer == checksum(bytes), let outcome = try? CompactCoding.decode(Outcome.self, from: bytes)
        else {
            note("an entry of the cache \(path) is damaged and was dropped")
            attempt { database throws(Database.Failure) in
                try database.execute("DELETE FROM outcomes WHERE key = ?", [id])
            }
            return nil
        }
        attempt { database throws(Database.Failure) in
            try database.execute(
                "UPDATE outcomes SET used = (SELECT max(used) + 1 FROM outcomes) WHERE key = ? "
                    + "AND used < (SELECT max(used) FROM outcomes)", [id])
        }
        return outcome
    }

    public func store(_ outcome: Outcome, for key: Key) {
        guard let bytes = try? CompactCoding.encode(outcome), bytes.count <= sizeLimit / 4 else { return }
        attempt { database throws(Database.Failure) in
            try database.execute(
                "INSERT OR REPLACE INTO outcomes VALUES (?, (SELECT coalesce(max(used), 0) + 1 FROM outcomes), ?, ?, ?)",
                [
                    .text(key.digest.description), .integer(Int64(bytes.count)), .integer(checksum(bytes)),
                    .blob(bytes),
                ])
            try database.execute(
                """
                DELETE FROM outcomes WHERE key IN (SELECT key FROM (
                    SELECT key, sum(size) OVER (ORDER BY used DESC) AS total FROM outcomes) WHERE total > ?)
                """, [.integer(Int64(sizeLimit))])
        }
    }

    /// `nil` when it did not work out.
    @discardableResult
    private func attempt<Value>(_ body: (Database) throws(Database.Failure) -> Value) -> Value? {
        do throws(Database.Failure) {
            return try body(try opened())
        } catch {
            database = nil
            guard error.isDamaged else {
                note("the cache is not used: \(error)")
                return nil
            }
            for ending in ["", "-wal", "-shm"] { unsafe unlink(path + ending) }
            note("the cache \(path) is damaged and was made anew")
            return nil
        }
    }

    private func opened() throws(Database.Failure) -> Database {
        if let database { return database }
        let database = try Database(path: path, patience: 1_000)
        try database.execute(
            """
            CREATE TABLE IF NOT EXISTS outcomes (
                key TEXT PRIMARY KEY, used INTEGER NOT NULL, size INTEGER NOT NULL, checksum INTEGER NOT NULL,
                outcome BLOB NOT NULL)
            """)
        self.database = database
        return database
    }
}

/// Tells a flipped bit or a missing piece: SQLite looks after its pages, but not after what is in them.
private func checksum(_ bytes: [UInt8]) -> Int64 {
    var sum = UInt64(bytes.count)
    unsafe bytes.withUnsafeBytes { bytes in
        var offset = 0
        while offset < bytes.count {
            let word =
                offset + 8 <= bytes.count
                ? unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                : unsafe bytes[offset...].reduce(0) { $0 << 8 | UInt64($1) }
            sum = (sum ^ word) &* 0x9e37_79b9_7f4a_7c15
            sum ^= sum >> 29
            offset += 8
        }
    }
    return Int64(bitPattern: sum)
}
