internal import CLibGit2

/// Commits rewrites on a new branch. Everything happens in the object database: HEAD, index and work tree stay as they
/// are, so it works in bare repositories, too, and beside any work in progress. The branch appears in one step, last.
public struct BranchSink: Sendable {
    private let location: GitRepository.Location

    public init(_ location: GitRepository.Location) {
        self.location = location
    }

    /// Refuses a name that can't be that of a new branch; to be asked before any long work.
    /// - Throws: `usage` when git allows no such name, `refused` when there is such a branch.
    public func check(name: String) throws(GitError) {
        try check(name, in: try GitRepository(location))
    }

    /// Makes the branch.
    /// - Parameters:
    ///   - rewrites: made from the files as `base` has them; at least one.
    ///   - base: the commit that the new one follows.
    ///   - signature: author and committer; `nil` takes those of git's config.
    /// - Returns: the new commit.
    @discardableResult
    public func commit(
        _ rewrites: [VerifiedRewrite], onto base: ObjectID, branch name: String, message: String, signature: Signature? = nil
    ) throws(GitError) -> ObjectID {
        let repository = try GitRepository(location)
        try check(name, in: repository)
        guard !rewrites.isEmpty else { throw GitError(.fault, "there is nothing to commit") }
        let author: Signature
        if let signature { author = signature } else { author = try repository.signature() }
        let modes = try repository.modes(of: rewrites, in: base)
        var updates: [TreeUpdate] = []
        for rewrite in rewrites {
            let mode = modes[rewrite.path] ?? GIT_FILEMODE_BLOB.rawValue
            updates.append(TreeUpdate(path: rewrite.path, blob: try repository.store(rewrite.after), mode: mode))
        }
        let tree = try repository.store(updates, over: base)
        let commit = try repository.commit(tree, parent: base, message, author)
        try repository.createBranch(name, at: commit)
        return commit
    }

    private func check(_ name: String, in repository: borrowing GitRepository) throws(GitError) {
        guard try repository.isValidBranchName(name) else {
            throw GitError(.usage, "'\(name)' can't be the name of a branch", remedy: "see: git help check-ref-format")
        }
        if let other = try repository.branch(inTheWayOf: name) {
            throw GitError(
                .refused, "there is a branch '\(other)' already",
                remedy: "take another name" + (other == name ? ", or: git branch -D \(name)" : ""))
        }
    }
}

/// A file that a new tree has in place of, or besides, those of another.
private struct TreeUpdate {
    let path: String
    let blob: ObjectID
    let mode: UInt32
}

extension GitRepository {
    fileprivate borrowing func isValidBranchName(_ name: String) throws(GitError) -> Bool {
        guard !name.utf8.contains(0) else { return false }
        var isValid: CInt = 0
        try GitLibrary.check(unsafe git_branch_name_is_valid(&isValid, name), .fault, "can't check '\(name)'")
        // Git itself allows neither, as they would be taken for something else.
        return isValid != 0 && name != "HEAD" && !name.hasPrefix("-")
    }

    /// A branch of this name, of a name that this one lies below, or of one that lies below this one: git has only
    /// one of them at a time.
    fileprivate borrowing func branch(inTheWayOf name: String) throws(GitError) -> String? {
        let prefix = "refs/heads/"
        var iterator: OpaquePointer?
        try GitLibrary.check(unsafe git_reference_iterator_glob_new(&iterator, handle, prefix + "*"), "can't list the branches")
        defer { unsafe git_reference_iterator_free(iterator) }
        var other: UnsafePointer<CChar>?
        while unsafe git_reference_next_name(&other, iterator) == 0, let text = unsafe other {
            let branch = unsafe String(String(cString: text).dropFirst(prefix.count))
            if branch == name || branch.hasPrefix(name + "/") || name.hasPrefix(branch + "/") { return branch }
        }
        return nil
    }

    fileprivate borrowing func store(_ bytes: [UInt8]) throws(GitError) -> ObjectID {
        var id = git_oid()
        let code = unsafe bytes.withUnsafeBytes { unsafe git_blob_create_from_buffer(&id, handle, $0.baseAddress, $0.count) }
        try checkWriting(code, "can't write an object")
        return ObjectID(id)
    }

    fileprivate borrowing func store(_ updates: [TreeUpdate], over base: ObjectID) throws(GitError) -> ObjectID {
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
                    action: GIT_TREE_UPDATE_UPSERT, id: update.blob.raw, filemode: git_filemode_t(rawValue: update.mode),
                    path: text.baseAddress.map { unsafe $0 + offset })
            }
            return unsafe git_tree_create_updated(&id, handle, baseline, entries.count, entries)
        }
        try checkWriting(code, "can't write a tree")
        return ObjectID(id)
    }

    fileprivate borrowing func commit(
        _ tree: ObjectID, parent: ObjectID, _ message: String, _ signature: Signature
    ) throws(GitError) -> ObjectID {
        var author: UnsafeMutablePointer<git_signature>?
        let named = unsafe git_signature_new(&author, signature.name, signature.email, signature.seconds, signature.offsetMinutes)
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

    fileprivate borrowing func createBranch(_ name: String, at commit: ObjectID) throws(GitError) {
        var reference: OpaquePointer?
        var raw = commit.raw
        let code = unsafe git_reference_create(&reference, handle, "refs/heads/" + name, &raw, 0, "branch: made by glass-migrate")
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
