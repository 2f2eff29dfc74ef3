/// The applies that can be taken back: files in `glass-migrate/` of the git directory. While a journal is open, no
/// other process writes to the same work tree.
struct Journal: ~Copyable {
    /// Older applies than this many can't be taken back.
    static let capacity = 50

    struct Record {
        let number: Int
        /// Whether the apply came to its end, as opposed to being cut short.
        let isComplete: Bool
    }

    private let folder: Folder
    private let lock: FileLock
    private let system: FileSystem

    /// Opens the journal and locks it.
    /// - Throws: `busy` when another process has it, or git is at work on the index.
    static func open(gitDirectory: String, _ system: FileSystem) throws(GitError) -> Journal {
        guard !FilePath.exists(gitDirectory + "/index.lock") else {
            throw GitError(
                .busy, "git is at work in this repository",
                remedy: "wait for it, or if it was cut short: rm \(gitDirectory)/index.lock")
        }
        do throws(SystemError) {
            let parent = try Folder(gitDirectory)
            try parent.makeFolder("glass-migrate", system)
            let folder = try parent.folder(named: "glass-migrate")
            let lock = try FileLock.acquire(in: folder, named: "lock")
            return Journal(folder: folder, lock: lock, system: system)
        } catch {
            if error == .busy {
                throw GitError(.busy, "another glass-migrate is writing to this work tree", remedy: "wait for it")
            }
            throw GitError(error, "can't write to \(gitDirectory)/glass-migrate")
        }
    }

    private init(folder: consuming Folder, lock: consuming FileLock, system: FileSystem) {
        self.folder = folder
        self.lock = lock
        self.system = system
    }

    /// All applies, the last one last.
    borrowing func records() throws(SystemError) -> [Record] {
        try folder.entries().compactMap { Record(name: $0.name) }.sorted { $0.number < $1.number }
    }

    /// What an apply did; `nil` when its record is damaged.
    borrowing func entry(of record: Record) throws(SystemError) -> JournalEntry? {
        JournalEntry(try folder.read(record.name))
    }

    /// Puts on record what an apply is about to do. It is on disk when this returns.
    borrowing func begin(_ entry: JournalEntry) throws(SystemError) -> Record {
        let earlier = try records()
        for old in earlier.dropLast(Self.capacity - 1) { try folder.remove(old.name, system) }
        let record = Record(number: (earlier.last?.number ?? 0) + 1, isComplete: false)
        let draft = "draft"
        try folder.remove(draft, system)
        try folder.create(draft, entry.encoded, system)
        try folder.rename(draft, to: record.name, system)
        try folder.synchronize(system)
        return record
    }

    /// Notes that an apply came to its end.
    borrowing func complete(_ record: Record) throws(SystemError) {
        try folder.rename(record.name, to: Record(number: record.number, isComplete: true).name, system)
        try folder.synchronize(system)
    }

    /// Forgets an apply that was taken back.
    borrowing func remove(_ record: Record) throws(SystemError) {
        for isComplete in [false, true] {
            try folder.remove(Record(number: record.number, isComplete: isComplete).name, system)
        }
        try folder.synchronize(system)
    }
}

extension Journal.Record {
    fileprivate init?(name: String) {
        let parts = name.split(separator: ".")
        guard parts.count == 2, let number = Int(parts[0]), parts[1] == "done" || parts[1] == "begun" else {
            return nil
        }
        self.init(number: number, isComplete: parts[1] == "done")
    }

    fileprivate var name: String { "\(number).\(isComplete ? "done" : "begun")" }
}

extension GitError {
    /// A failure of the system while something was being done, as in "can't write to the journal".
    init(_ error: SystemError, _ task: String) {
        self.init(error.isPermission ? .refused : .io, "\(task): \(error)")
    }
}
