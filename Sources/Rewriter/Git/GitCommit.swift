internal import CLibGit2

/// How git keeps a file, as in `100644`.
struct FileMode: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt32

    static let regular = FileMode(rawValue: 0o100644)

    /// Neither a link, a folder nor another repository.
    var isFile: Bool { rawValue & 0o170000 == 0o100000 }
}

/// A file that a new tree has in place of, or besides, those of another.
struct TreeUpdate {
    let path: String
    let blob: ObjectID
    let mode: FileMode
}

extension GitRepository {
    /// What a commit has at some paths; those where it has nothing are absent.
    borrowing func entries(
        at paths: [String], in commit: ObjectID
    ) throws(GitError) -> [String: (id: ObjectID, mode: FileMode)] {
        let tree = unsafe try treeHandle(of: commit)
        defer { unsafe git_tree_free(tree) }
        var entries: [String: (id: ObjectID, mode: FileMode)] = [:]
        for path in paths { entries[path] = unsafe try entry(at: path, in: tree) }
        return entries
    }

    /// Whether git allows a branch of this name.
    public static func isBranchName(_ name: String) -> Bool {
        guard !name.utf8.contains(0) else { return false }
        GitLibrary.start()
        var isValid: CInt = 0
        guard unsafe git_branch_name_is_valid(&isValid, name) == 0 else { return false }
        // Git itself allows neither, as they would be taken for something else.
        return isValid != 0 && name != "HEAD" && !name.hasPrefix("-")
    }

    /// A branch of this name, of a name that this one lies below, or of one that lies below this one: git has only
    /// one of them at a time.
    borrowing func branch(inTheWayOf name: String) throws(GitError) -> String? {
        let prefix = "refs/heads/"
        var iterator: OpaquePointer?
        try GitLibrary.check(
            unsafe git_reference_iterator_glob_new(&iterator, handle, prefix + "*"), "can't list the branches")
        defer { unsafe git_reference_iterator_free(iterator) }
        var other: UnsafePointer<CChar>?
        while unsafe git_reference_next_name(&other, iterator) == 0, let text = unsafe other {
            let branch = unsafe String(String(cString: text).dropFirst(prefix.count))
            if branch == name || branch.hasPrefix(name + "/") || name.hasPrefix(branch + "/") { return branch }
        }
        return nil
    }

    /// Writes a file to the object database.
    borrowing func store(_ bytes: [UInt8]) throws(GitError) -> ObjectID {
        var id = git_oid()
        let code = unsafe bytes.withUnsafeBytes {
            unsafe git_blob_create_from_buffer(&id, handle, $0.baseAddress, $0.count)
        }
        try checkWriting(code, "can't write an object")
        return ObjectID(id)
    }

    /// Writes the tree that a commit's becomes with some files changed.
    borrowing func store(_ updates: [TreeUpdate], over base: ObjectID) throws(GitError) -> ObjectID {
        let baseline = unsafe try treeHandle(of: base)
        defer { unsafe git_tree_free(baseline) }
        let paths = updates.map { $0.path.utf8CString }
        // All paths in one buffer, so that their addresses hold for as long as the call takes.
        let text = ContiguousArray(paths.joined())
        var id = git_oid()
        let code = unsafe text.withUnsafeBufferPointer { text in
            var offset = 0
            let entries = unsafe zip(updates, paths).map { update, path in
                defer { offset += path.count }
                return unsafe git_tree_update(
                    action: GIT_TREE_UPDATE_UPSERT, id: update.blob.raw,
                    filemode: git_filemode_t(rawValue: update.mode.rawValue),
                    path: text.baseAddress.map { unsafe $0 + offset })
            }
            return unsafe git_tree_create_updated(&id, handle, baseline, entries.count, entries)
        }
        try checkWriting(code, "can't write a tree")
        return ObjectID(id)
    }

    /// Writes a commit; no branch knows it yet.
    borrowing func commit(
        _ tree: ObjectID, parent: ObjectID, _ message: String, _ signature: Signature
    ) throws(GitError) -> ObjectID {
        var author: UnsafeMutablePointer<git_signature>?
        let named = unsafe git_signature_new(
            &author, signature.name, signature.email, signature.seconds, signature.offsetMinutes)
        defer { unsafe git_signature_free(author) }
        try GitLibrary.check(named, .refused, "git can't write the author \(signature.name) <\(signature.email)>")
        var treeObject: OpaquePointer?
        var raw = tree.raw
        try GitLibrary.check(unsafe git_tree_lookup(&treeObject, handle, &raw), "can't read the new tree")
        defer { unsafe git_tree_free(treeObject) }
        var parentCommit: OpaquePointer?
        raw = parent.raw
        try GitLibrary.check(unsafe git_commit_lookup(&parentCommit, handle, &raw), "can't read the commit \(parent)")
        defer { unsafe git_commit_free(parentCommit) }
        var id = git_oid()
        let text = message.hasSuffix("\n") ? message : message + "\n"
        var parents = unsafe [parentCommit]
        let code = unsafe parents.withUnsafeMutableBufferPointer { parents in
            unsafe git_commit_create(&id, handle, nil, author, author, nil, text, treeObject, 1, parents.baseAddress)
        }
        try checkWriting(code, "can't write a commit")
        return ObjectID(id)
    }

    /// Gives a commit the name of a new branch.
    borrowing func createBranch(_ name: String, at commit: ObjectID) throws(GitError) {
        var reference: OpaquePointer?
        var raw = commit.raw
        let code = unsafe git_reference_create(
            &reference, handle, "refs/heads/" + name, &raw, 0, "branch: made by glass-migrate")
        defer { unsafe git_reference_free(reference) }
        if code == GIT_EEXISTS.rawValue {
            throw GitError(.refused, "there is a branch '\(name)' already", remedy: "take another name")
        }
        try checkWriting(code, "can't make the branch '\(name)'")
    }

    /// A repository that may not be written to is a refusal, not a fault of the system.
    private borrowing func checkWriting(_ code: CInt, _ task: String) throws(GitError) {
        guard code < 0 else { return }
        let message = GitLibrary.lastMessage
        let isForbidden = SystemError.permissions.contains { message.hasSuffix($0.description) }
        try GitLibrary.check(code, isForbidden ? .refused : .io, task)
    }
}
