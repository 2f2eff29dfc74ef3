import Foundation
import Testing

@testable import Rewriter

@Suite struct DatabaseTests {
    /// A new folder, and the path of a database in it.
    private func newPath() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "database-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "store.sqlite").path
    }

    @Test func valuesComeBackAsTheyWere() throws {
        let database = try Database(path: newPath())
        try database.execute("CREATE TABLE t (v)")
        let values: [Database.Value] = [
            .null, .integer(.min), .integer(.max), .text(""), .text("naïve \u{0} 🧊"), .blob([]), .blob([0, 255, 0]),
        ]
        for value in values { try database.execute("INSERT INTO t VALUES (?)", [value]) }
        #expect(try database.rows("SELECT v FROM t ORDER BY rowid") == values.map { [$0] })
    }

    @Test func aFailedTransactionLeavesNothing() throws {
        struct Stop: Error {}
        let database = try Database(path: newPath())
        try database.execute("CREATE TABLE t (v)")
        #expect(throws: Stop.self) {
            try database.transaction {
                try database.execute("INSERT INTO t VALUES (1)")
                throw Stop()
            }
        }
        #expect(try database.rows("SELECT * FROM t").isEmpty)
    }

    @Test func twoConnectionsWaitForEachOther() async throws {
        let path = try newPath()
        try Database(path: path).execute("CREATE TABLE t (v)")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let database = try Database(path: path)
                    for number in Int64(0)..<50 {
                        try database.transaction {
                            try database.execute("INSERT INTO t VALUES (?)", [.integer(number)])
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try Database(path: path).rows("SELECT count(*) FROM t") == [[.integer(200)]])
    }

    @Test func aFileThatIsNoDatabaseIsCalledDamaged() throws {
        let path = try newPath()
        try Data("this is not a database, and it is longer than a header".utf8).write(to: URL(filePath: path))
        #expect { try Database(path: path) } throws: { ($0 as? Database.Failure)?.isDamaged == true }
    }

    @Test func aMissingFolderIsNamed() throws {
        #expect { try Database(path: "/no/such/folder/x.sqlite") } throws: {
            String(describing: $0).hasPrefix("/no/such/folder/x.sqlite: unable to open")
        }
    }
}
