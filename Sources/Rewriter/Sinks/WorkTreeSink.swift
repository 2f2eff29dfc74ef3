/// Writes rewrites to the files of a work tree, and takes them back.
///
/// All files are replaced or none, each in one step. What is about to be done is on record in the journal before the
/// first file changes, so that a run that is cut short at any point leaves every file old or new, and `undo` knows
/// the old bytes. Nothing is written through a link.
public struct WorkTreeSink: Sendable {
    let location: GitRepository.Location
    let system: FileSystem

    public init(_ location: GitRepository.Location) {
        self.init(location, FileSystem())
    }

    init(_ location: GitRepository.Location, _ system: FileSystem) {
        self.location = location
        self.system = system
    }

    /// Writes all rewrites that change something.
    /// - Parameter allowDirty: whether files with uncommitted changes may be rewritten.
    /// - Returns: the paths that were written.
    /// - Throws: `refused` when a file has uncommitted changes, isn't what the rewrite was made from any more, or may
    ///   not be written; `busy` when another process writes; `io` when the system fails, with all files as before.
    @discardableResult
    public func apply(_ rewrites: [VerifiedRewrite], allowDirty: Bool = false) throws(GitError) -> [String] {
        let writes = try writes(for: rewrites)
        guard !writes.isEmpty else { return [] }
        let tree = try workTree()
        let journal = try Journal.open(gitDirectory: location.gitDirectory, system)
        try recover(tree, journal)
        try check(writes, tree)
        if !allowDirty { try refuseUncommitted(writes, journal) }

        let entry = JournalEntry(
            files: writes.map { .init(path: $0.path, before: $0.before, after: ObjectID(ofBlob: $0.after)) },
            folders: try tree.missingFolders(for: writes.map(\.path)))
        let record: Journal.Record
        do throws(SystemError) { record = try journal.begin(entry) } catch {
            throw GitError(error, "can't write the journal in \(location.gitDirectory)/glass-migrate")
        }
        do throws(GitError) {
            try write(writes, entry, record, tree)
        } catch {
            try rollBack(entry, record, tree, journal, after: error)
            throw error
        }
        do throws(SystemError) { try journal.complete(record) } catch {
            let failure = GitError(error, "can't complete the journal in \(location.gitDirectory)/glass-migrate")
            try rollBack(entry, record, tree, journal, after: failure)
            throw failure
        }
        return writes.map(\.path)
    }

    private func workTree() throws(GitError) -> WorkTreeFiles {
        guard let root = location.workTree else {
            throw GitError(.usage, "\(location.gitDirectory) is a bare repository and has no work tree")
        }
        return try WorkTreeFiles(root, system)
    }
}

// MARK: - Before anything is written

extension WorkTreeSink {
    /// What has to be written. New files get the line endings that git would give them, as when `git apply` makes
    /// them.
    private func writes(for rewrites: [VerifiedRewrite]) throws(GitError) -> [FileWrite] {
        let repository = try GitRepository(location)
        var result: [FileWrite] = []
        for rewrite in rewrites where rewrite.before?.bytes != rewrite.after {
            guard FilePath.isContained(rewrite.path) else {
                throw GitError(.refused, "\(rewrite.path) is not a path of a work tree")
            }
            let isNew = rewrite.before == nil
            let after = isNew ? try repository.checkedOut(rewrite.after, path: rewrite.path) : rewrite.after
            result.append(FileWrite(path: rewrite.path, before: rewrite.before?.bytes, after: after))
        }
        return result
    }

    /// Every file must be what its rewrite was made from.
    private func check(_ writes: [FileWrite], _ tree: borrowing WorkTreeFiles) throws(GitError) {
        var seen: Set<String> = []
        for write in writes {
            guard seen.insert(write.path).inserted else { throw GitError(.fault, "\(write.path) is rewritten twice") }
            try tree.check(write)
        }
    }

    /// Files that `apply` would refuse because of their uncommitted changes.
    public func uncommitted(among rewrites: [VerifiedRewrite]) throws(GitError) -> [String] {
        let journal = try Journal.open(gitDirectory: location.gitDirectory, system)
        return try uncommitted(among: try writes(for: rewrites), journal)
    }

    private func refuseUncommitted(_ writes: [FileWrite], _ journal: borrowing Journal) throws(GitError) {
        let dirty = try uncommitted(among: writes, journal)
        guard !dirty.isEmpty else { return }
        throw GitError(
            .refused, "uncommitted changes in \(list(dirty))",
            remedy: "commit or stash them, or go on with --allow-dirty")
    }

    private func uncommitted(
        among writes: [FileWrite], _ journal: borrowing Journal
    ) throws(GitError) -> [String] {
        let files = writes.compactMap { write in write.before.map { SourceFile(path: write.path, bytes: $0) } }
        var dirty = try GitRepository(location).uncommitted(among: files)
        if dirty.isEmpty { return [] }
        // What an earlier apply wrote, and nobody touched since, is no one's work that could be lost.
        let own = writtenByApplies(journal)
        let now = Dictionary(uniqueKeysWithValues: files.map { ($0.path, ObjectID(ofBlob: $0.bytes)) })
        dirty.removeAll { own[$0] != nil && own[$0] == now[$0] }
        return dirty
    }

    /// What the last apply that wrote a file left in it.
    private func writtenByApplies(_ journal: borrowing Journal) -> [String: ObjectID] {
        var result: [String: ObjectID] = [:]
        for record in (try? journal.records()) ?? [] {
            for file in (try? journal.entry(of: record))?.files ?? [] { result[file.path] = file.after }
        }
        return result
    }
}

// MARK: - Writing

extension WorkTreeSink {
    private func write(
        _ writes: [FileWrite], _ entry: JournalEntry, _ record: Journal.Record, _ tree: borrowing WorkTreeFiles
    ) throws(GitError) {
        for folder in entry.folders { try tree.makeFolder(folder) }
        // All new contents are on disk before the first file changes: a full disk is noticed in time.
        for (position, write) in writes.enumerated() {
            try tree.prepare(write.after, at: write.path, temporary(record, position))
        }
        for (position, write) in writes.enumerated() {
            try tree.check(write)
            try tree.replace(
                write.path, by: temporary(record, position), expecting: write.before.map { ObjectID(ofBlob: $0) })
        }
        try tree.synchronizeFolders(of: writes.map(\.path))
    }

    /// Brings every file back to what it was. When even that fails, the journal stays, for `undo`.
    private func rollBack(
        _ entry: JournalEntry, _ record: Journal.Record, _ tree: borrowing WorkTreeFiles, _ journal: borrowing Journal,
        after failure: GitError
    ) throws(GitError) {
        do throws(GitError) {
            try restore(entry, record, tree)
            do throws(SystemError) { try journal.remove(record) } catch {
                throw GitError(error, "can't clear the journal")
            }
        } catch {
            throw GitError(
                failure.category, "\(failure.message); and what was written can't be taken back now: \(error.message)",
                remedy: "when the cause is gone, run: glass-migrate undo")
        }
    }

    /// Files that hold what the apply wrote get their old bytes back.
    /// - Returns: the paths that were written or removed.
    @discardableResult
    private func restore(
        _ entry: JournalEntry, _ record: Journal.Record, _ tree: borrowing WorkTreeFiles
    ) throws(GitError) -> [String] {
        for (position, file) in entry.files.enumerated() {
            try tree.discard(temporary(record, position), beside: file.path)
        }
        var changed: [(position: Int, file: JournalEntry.File)] = []
        for (position, file) in entry.files.enumerated() where try tree.state(of: file) == .new {
            changed.append((position, file))
        }
        for (position, file) in changed {
            if let before = file.before { try tree.prepare(before, at: file.path, temporary(record, position)) }
        }
        for (position, file) in changed {
            if file.before == nil {
                try tree.remove(file.path, by: temporary(record, position), expecting: file.after)
            } else {
                try tree.replace(file.path, by: temporary(record, position), expecting: file.after)
            }
        }
        for folder in entry.folders.reversed() { try tree.removeEmptyFolder(folder) }
        try tree.synchronizeFolders(of: changed.map(\.file.path))
        return changed.map(\.file.path)
    }

    /// The name that new content has, beside its file, until it takes the file's place.
    private func temporary(_ record: Journal.Record, _ position: Int) -> String {
        ".glass-migrate-\(record.number)-\(position).tmp"
    }
}

// MARK: - Taking back

extension WorkTreeSink {
    /// Takes the last apply back: every file that it wrote gets its old bytes.
    /// - Returns: the paths that were brought back.
    /// - Throws: `refused` when there is nothing to take back, or a file was edited since; then nothing is changed.
    @discardableResult
    public func undo() throws(GitError) -> [String] {
        let tree = try workTree()
        let journal = try Journal.open(gitDirectory: location.gitDirectory, system)
        try recover(tree, journal)
        guard let (record, entry) = try lastEntry(journal) else {
            throw GitError(.refused, "there is no apply to take back in \(tree.root)")
        }
        var edited: [String] = []
        for file in entry.files where try tree.state(of: file) == .other { edited.append(file.path) }
        guard edited.isEmpty else {
            throw GitError(
                .refused, "edited since the last apply: \(list(edited))",
                remedy: "take those edits back (git stash, for instance), then undo")
        }
        do throws(GitError) {
            let restored = try restore(entry, record, tree)
            do throws(SystemError) { try journal.remove(record) } catch {
                throw GitError(error, "can't clear the journal")
            }
            return restored
        } catch {
            // Its record is still there, so that it can be taken up again.
            throw GitError(
                error.category, "\(error.message); not every file is brought back",
                remedy: "when the cause is gone, run: glass-migrate undo")
        }
    }

    /// Settles an apply that was cut short: if it changed no file it is forgotten, otherwise it counts as done, to be
    /// taken back like any other.
    private func recover(_ tree: borrowing WorkTreeFiles, _ journal: borrowing Journal) throws(GitError) {
        guard let (record, entry) = try lastEntry(journal), !record.isComplete else { return }
        for (position, file) in entry.files.enumerated() {
            try tree.discard(temporary(record, position), beside: file.path)
        }
        var hasChanged = false
        for file in entry.files where try tree.state(of: file) != .old { hasChanged = true }
        do throws(SystemError) {
            if hasChanged {
                try journal.complete(record)
            } else {
                for folder in entry.folders.reversed() { try? tree.removeEmptyFolder(folder) }
                try journal.remove(record)
            }
        } catch {
            throw GitError(error, "can't settle the journal in \(location.gitDirectory)/glass-migrate")
        }
    }

    private func lastEntry(_ journal: borrowing Journal) throws(GitError) -> (Journal.Record, JournalEntry)? {
        do throws(SystemError) {
            guard let record = try journal.records().last else { return nil }
            if let entry = try journal.entry(of: record) { return (record, entry) }
        } catch {
            throw GitError(error, "can't read the journal in \(location.gitDirectory)/glass-migrate")
        }
        throw GitError(
            .io, "the journal in \(location.gitDirectory)/glass-migrate is damaged",
            remedy: "compare your files with git diff, then: rm -r \(location.gitDirectory)/glass-migrate")
    }
}

/// The first few of several paths.
func list(_ paths: some Collection<String>) -> String {
    let shown = paths.sorted().prefix(5).joined(separator: ", ")
    return paths.count > 5 ? "\(shown) and \(paths.count - 5) more" : shown
}
