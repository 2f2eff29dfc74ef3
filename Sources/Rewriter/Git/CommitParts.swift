internal import CLibGit2

extension GitRepository {
    /// The URL of the remote that a clone comes from, as its config has it; `nil` when there is none.
    public borrowing func originURL() -> String? { configText("remote.origin.url") }

    /// The content of a file in a commit; `nil` when there is none, or it is too large to be read.
    public borrowing func file(at path: String, in commit: ObjectID) throws(GitError) -> [UInt8]? {
        guard let entry = try entries(at: [path], in: commit)[path] else { return nil }
        return try? blob(entry.id, limit: FileReader.sizeLimit)
    }

    /// Makes a commit that takes only some of the files that another one changes.
    public borrowing func commit(
        only paths: [String], of commit: ObjectID, onto base: ObjectID, message: String, signature: Signature
    ) throws(GitError) -> ObjectID {
        let entries = try entries(at: paths, in: commit)
        let updates = entries.map { TreeUpdate(path: $0.key, blob: $0.value.id, mode: $0.value.mode) }
        let tree = try store(updates.sorted { $0.path < $1.path }, over: base)
        return try self.commit(tree, parent: base, message, signature)
    }

    /// Whether a commit is one that a batch made and that nobody has touched since: by its author, by its time, which is
    /// that of its parent, and by a line of its message. Time and author alone don't do: a person may be the author of
    /// batches too, and commit in the same second. Its parent must be there.
    /// - Parameter mark: what the line begins with.
    public borrowing func isBatchCommit(
        _ commit: ObjectID, by author: Signature, marked mark: String
    ) throws(GitError) -> Bool {
        var object: OpaquePointer?
        var raw = commit.raw
        try GitLibrary.check(unsafe git_commit_lookup(&object, handle, &raw), "can't read the commit \(commit)")
        defer { unsafe git_commit_free(object) }
        guard unsafe git_commit_parentcount(object) == 1, let parent = unsafe git_commit_parent_id(object, 0) else {
            return false
        }
        guard let message = unsafe git_commit_message(object),
            unsafe String(cString: message).split(separator: "\n").contains(where: { $0.hasPrefix(mark) })
        else { return false }
        let time = try time(of: unsafe ObjectID(parent.pointee))
        let signatures = unsafe [git_commit_author(object), git_commit_committer(object)]
        return unsafe signatures.allSatisfy { signature in
            guard let value = unsafe signature?.pointee else { return false }
            return unsafe String(cString: value.name) == author.name && String(cString: value.email) == author.email
                && value.when.time == time.seconds && value.when.offset == time.offsetMinutes
        }
    }
}
