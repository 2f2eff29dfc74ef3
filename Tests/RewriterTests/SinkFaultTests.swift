import Foundation
import Testing

@testable import Rewriter

/// Makes steps of a `FileSystem` fail.
private final class Fault: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private let error: SystemError
    /// Told the number of the step, from 0, and what it is.
    private let fails: @Sendable (Int, FileSystem.Step, String) -> Bool
    /// Whether everything fails after the first failure, as in a process that was killed.
    private let isDeadly: Bool
    private(set) var hasHappened = false

    init(_ code: CInt, isDeadly: Bool, _ fails: @escaping @Sendable (Int, FileSystem.Step, String) -> Bool) {
        error = SystemError(code)
        self.isDeadly = isDeadly
        self.fails = fails
    }

    var system: FileSystem {
        FileSystem { [self] step, name throws(SystemError) in
            let fails = lock.withLock {
                let fails = self.fails(count, step, name) || isDeadly && hasHappened
                count += 1
                hasHappened = hasHappened || fails
                return fails
            }
            if fails { throw error }
        }
    }
}

/// An apply or undo that fails at any of its steps leaves a work tree that is old or new as a whole.
@Suite struct SinkFaultTests {
    private let old = ["App/A.swift": "old a\n", "App/B.swift": "old b\n", "C.swift": "old c\n"]
    private let new = [
        "App/A.swift": "new a\n", "App/B.swift": "new b\n", "C.swift": "old c\n", "App/New/H.swift": "helper\n",
    ]

    private func rewrites(_ repository: TemporaryRepository) throws -> [VerifiedRewrite] {
        try [
            repository.rewrite("App/A.swift", to: "new a\n"), repository.rewrite("App/B.swift", to: "new b\n"),
            VerifiedRewrite(path: "App/New/H.swift", before: nil, after: Array("helper\n".utf8)),
        ]
    }

    /// What lies in the work tree, leftovers included.
    private func content(_ repository: TemporaryRepository) throws -> [String: String] {
        var result: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: repository.root)
        where !path.hasPrefix(".git/") && path != ".git" {
            if !FilePath.isFolder(FilePath.join(repository.root, path)) { result[path] = repository.text(path) }
        }
        return result
    }

    @Test(arguments: [ENOSPC, EACCES])
    func aFailingStepOfApplyIsTakenBack(_ code: CInt) throws {
        let original = try TemporaryRepository(old)
        for number in 0..<200 {
            let repository = try TemporaryRepository(copying: original)
            let fault = Fault(code, isDeadly: false) { step, _, _ in step == number }
            let error = failure { try WorkTreeSink(repository.location(), fault.system).apply(rewrites(repository)) }
            guard fault.hasHappened else {
                #expect(number > 20, "every step was tried")
                #expect(try content(repository) == new)
                return
            }
            #expect(error?.category == (code == ENOSPC ? .io : .refused), "step \(number)")
            #expect(try content(repository) == old, "step \(number)")
            // Nothing is in the way of the next try.
            try WorkTreeSink(repository.location()).apply(rewrites(repository))
            #expect(try content(repository) == new, "after step \(number)")
            try WorkTreeSink(repository.location()).undo()
            #expect(try content(repository) == old)
            #expect(failure { try WorkTreeSink(repository.location()).undo() }?.category == .refused)
        }
        Issue.record("apply takes too many steps")
    }

    @Test func anApplyThatDiesAtAnyStepCanBeTakenBack() throws {
        let original = try TemporaryRepository(old)
        for number in 0..<200 {
            let repository = try TemporaryRepository(copying: original)
            // From here on nothing works any more: what is on disk is what a killed process leaves.
            let fault = Fault(EIO, isDeadly: true) { step, _, _ in step == number }
            _ = failure { try WorkTreeSink(repository.location(), fault.system).apply(rewrites(repository)) }
            guard fault.hasHappened else { return }
            let left = try content(repository)
            for (path, text) in left where !path.hasSuffix(".tmp") {
                #expect(text == old[path] || text == new[path], "\(path) after step \(number)")
            }
            #expect(Set(old.keys).isSubset(of: left.keys))

            let undone = failure { try WorkTreeSink(repository.location()).undo() }
            #expect(undone == nil || undone?.message.contains("no apply to take back") == true, "step \(number)")
            #expect(try content(repository) == old, "after step \(number)")
            #expect(!FilePath.exists(repository.root + "/App/New"))
            try WorkTreeSink(repository.location()).apply(rewrites(repository))
            #expect(try content(repository) == new)
        }
        Issue.record("apply takes too many steps")
    }

    @Test func anUndoThatDiesAtAnyStepCanBeRepeated() throws {
        let original = try TemporaryRepository(old)
        for number in 0..<200 {
            let repository = try TemporaryRepository(copying: original)
            try WorkTreeSink(repository.location()).apply(rewrites(repository))
            let fault = Fault(EIO, isDeadly: true) { step, _, _ in step == number }
            _ = failure { try WorkTreeSink(repository.location(), fault.system).undo() }
            guard fault.hasHappened else { return }
            for (path, text) in try content(repository) where !path.hasSuffix(".tmp") {
                #expect(text == old[path] || text == new[path], "\(path) after step \(number)")
            }
            let again = failure { try WorkTreeSink(repository.location()).undo() }
            #expect(again == nil || again?.message.contains("no apply to take back") == true, "step \(number)")
            #expect(try content(repository) == old, "after step \(number)")
        }
        Issue.record("undo takes too many steps")
    }

    @Test func anApplyThatDiedDoesNotHideEarlierOnes() throws {
        let repository = try TemporaryRepository(old)
        try WorkTreeSink(repository.location()).apply([repository.rewrite("C.swift", to: "new c\n")])
        // Dies after the journal is written and before any file is replaced.
        let fault = Fault(EIO, isDeadly: true) { _, step, name in step == .create && name.hasSuffix("-1.tmp") }
        _ = failure { try WorkTreeSink(repository.location(), fault.system).apply(rewrites(repository)) }
        #expect(FilePath.exists(repository.root + "/.git/glass-migrate/2.begun"))
        #expect(try WorkTreeSink(repository.location()).undo() == ["C.swift"])
        #expect(try content(repository) == old)
    }

    @Test func whatAnApplyCannotTakeBackItSays() throws {
        let repository = try TemporaryRepository(old)
        // The first replacement succeeds; the second fails, and so does everything after it.
        let fault = Fault(EIO, isDeadly: true) { _, step, name in step == .rename && name == "B.swift" }
        let error = failure { try WorkTreeSink(repository.location(), fault.system).apply(rewrites(repository)) }
        #expect(error?.category == .io)
        #expect(error?.remedy == "when the cause is gone, run: glass-migrate undo")
        #expect(repository.text("App/A.swift") == "new a\n")
        try WorkTreeSink(repository.location()).undo()
        #expect(try content(repository) == old)
    }

    @Test func aFileThatIsEditedWhileTheApplyRunsIsKept() throws {
        let repository = try TemporaryRepository(old)
        let edited = FilePath.join(repository.root, "App/B.swift")
        let system = FileSystem { step, name throws(SystemError) in
            if step == .rename, name == "A.swift" {
                try? "edited\n".write(toFile: edited, atomically: true, encoding: .utf8)
            }
        }
        let error = failure { try WorkTreeSink(repository.location(), system).apply(rewrites(repository)) }
        #expect(error?.category == .refused)
        #expect(error?.message == "App/B.swift changed since it was read")
        #expect(try content(repository) == old.merging(["App/B.swift": "edited\n"]) { $1 })
    }
}
