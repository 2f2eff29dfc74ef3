internal import CSQLite

/// A SQLite database in one file, in write-ahead mode, so that several processes can use it at a time.
///
/// Not for several threads: make one of each, which is cheap.
@safe public final class Database {
    /// One value of a row.
    public enum Value: Equatable, Sendable {
        case null
        case integer(Int64)
        case text(String)
        case blob([UInt8])
    }

    /// What SQLite said, with its primary result code.
    public struct Failure: Error, CustomStringConvertible {
        public let path: String
        public let code: Int32
        public let message: String

        /// The file holds no usable database. Whoever can make its content anew should delete it.
        public var isDamaged: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }
        /// Another process kept its lock for longer than we were told to wait.
        public var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
        /// The file system has no room left.
        public var isFull: Bool { code == SQLITE_FULL }

        public var description: String { "\(path): \(message)" }
    }

    public let path: String
    private let handle: OpaquePointer

    /// Opens the file or makes it; its folder must exist.
    ///
    /// - Parameter patience: how many milliseconds to wait for another process's lock.
    public init(path: String, patience: Int32 = 10_000) throws(Failure) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened = unsafe opened else {
            let failure = unsafe Failure(path: path, code: code, message: Self.message(of: opened, code))
            unsafe sqlite3_close_v2(opened)
            throw failure
        }
        self.path = path
        unsafe handle = opened
        unsafe sqlite3_busy_timeout(handle, patience)
        // A refused change of the journal's mode (a file system without shared memory) is no fault: the old mode works.
        _ = try rows("PRAGMA journal_mode = WAL")
        try execute("PRAGMA synchronous = NORMAL")
        try execute("PRAGMA foreign_keys = ON")
    }

    deinit { unsafe sqlite3_close_v2(handle) }

    /// Runs one statement; `?` in it stand for the values.
    public func execute(_ statement: String, _ values: [Value] = []) throws(Failure) {
        try forEachRow(statement, values) { _ in }
    }

    /// All rows of one statement.
    public func rows(_ statement: String, _ values: [Value] = []) throws(Failure) -> [[Value]] {
        var rows: [[Value]] = []
        try forEachRow(statement, values) { rows.append($0) }
        return rows
    }

    /// Hands over a row at a time, so that a long table needs no more memory than a row.
    public func forEachRow(
        _ statement: String, _ values: [Value] = [], _ body: ([Value]) -> Void
    ) throws(Failure) {
        var prepared: OpaquePointer?
        try unsafe check(sqlite3_prepare_v2(handle, statement, -1, &prepared, nil))
        defer { unsafe sqlite3_finalize(prepared) }
        for (position, value) in zip(Int32(1)..., values) {
            try unsafe check(bind(value, at: position, in: prepared))
        }
        while true {
            let code = unsafe sqlite3_step(prepared)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code) }
            let columns = unsafe sqlite3_column_count(prepared)
            body((0..<columns).map { unsafe Self.value(of: prepared, at: $0) })
        }
    }

    /// Does all that `body` does to the database, or nothing of it when it throws.
    public func transaction<Result, Problem: Error>(_ body: () throws(Problem) -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // SQLite has rolled back by itself after some failures; then this one says that there is nothing to do.
            try? execute("ROLLBACK")
            throw error
        }
    }

    private func bind(_ value: Value, at position: Int32, in statement: OpaquePointer?) -> Int32 {
        // SQLite's own name for «copy it» is a cast that C macros can do and Swift can't import.
        let copied = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: return unsafe sqlite3_bind_null(statement, position)
        case .integer(let number): return unsafe sqlite3_bind_int64(statement, position, number)
        case .text(let text):
            return unsafe sqlite3_bind_text(statement, position, text, Int32(text.utf8.count), copied)
        case .blob(let bytes) where bytes.isEmpty: return unsafe sqlite3_bind_zeroblob(statement, position, 0)
        case .blob(let bytes):
            return unsafe sqlite3_bind_blob64(statement, position, bytes, UInt64(bytes.count), copied)
        }
    }

    private static func value(of statement: OpaquePointer?, at column: Int32) -> Value {
        switch unsafe sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: unsafe .integer(sqlite3_column_int64(statement, column))
        case SQLITE_NULL: .null
        case SQLITE_BLOB: unsafe .blob(bytes(of: statement, at: column))
        default: unsafe .text(String(decoding: bytes(of: statement, at: column), as: UTF8.self))
        }
    }

    /// The bytes of a blob, or of a text as UTF-8.
    private static func bytes(of statement: OpaquePointer?, at column: Int32) -> [UInt8] {
        // In this order: SQLite promises the count for the pointer that was asked for last.
        let start = unsafe sqlite3_column_blob(statement, column)
        return unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
    }

    private func check(_ code: Int32) throws(Failure) {
        guard code == SQLITE_OK else { throw failure(code) }
    }

    private func failure(_ code: Int32) -> Failure {
        unsafe Failure(path: path, code: code, message: Self.message(of: handle, code))
    }

    private static func message(of handle: OpaquePointer?, _ code: Int32) -> String {
        unsafe String(cString: handle == nil ? sqlite3_errstr(code) : sqlite3_errmsg(handle))
    }
}

extension Database.Value {
    /// The number, unless it is something else.
    public var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
    /// The text, unless it is something else.
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The bytes, unless it is something else.
    public var blob: [UInt8]? { if case .blob(let bytes) = self { bytes } else { nil } }
}
