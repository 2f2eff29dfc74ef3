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
        _ rewrites: [VerifiedRewrite], onto base: ObjectID, branch name: String, message: String,
        signature: Signature? = nil
    ) throws(GitError) -> ObjectID {
        let repository = try GitRepository(location)
        try check(name, in: repository)
        let author: Signature
        if let signature { author = signature } else { author = try repository.signature() }
        let commit = try Self.commit(rewrites, onto: base, message: message, by: author, in: repository)
        try repository.createBranch(name, at: commit)
        return commit
    }

    /// Makes the commit alone: no branch knows it.
    public func commit(
        _ rewrites: [VerifiedRewrite], onto base: ObjectID, message: String, signature: Signature
    ) throws(GitError) -> ObjectID {
        try Self.commit(rewrites, onto: base, message: message, by: signature, in: try GitRepository(location))
    }

    private static func commit(
        _ rewrites: [VerifiedRewrite], onto base: ObjectID, message: String, by author: Signature,
        in repository: borrowing GitRepository
    ) throws(GitError) -> ObjectID {
        guard !rewrites.isEmpty else { throw GitError(.fault, "there is nothing to commit") }
        let modes = try repository.modes(of: rewrites, in: base)
        var updates: [TreeUpdate] = []
        for rewrite in rewrites {
            let mode = modes[rewrite.path] ?? .regular
            updates.append(TreeUpdate(path: rewrite.path, blob: try repository.store(rewrite.after), mode: mode))
        }
        let tree = try repository.store(updates, over: base)
        return try repository.commit(tree, parent: base, message, author)
    }

    private func check(_ name: String, in repository: borrowing GitRepository) throws(GitError) {
        guard GitRepository.isBranchName(name) else {
            throw GitError(.usage, "'\(name)' can't be the name of a branch", remedy: "see: git help check-ref-format")
        }
        if let other = try repository.branch(inTheWayOf: name) {
            throw GitError(
                .refused, "there is a branch '\(other)' already",
                remedy: "take another name" + (other == name ? ", or: git branch -D \(name)" : ""))
        }
    }
}

extension GitRepository {
    /// The modes of the files that rewrites replace, as a commit has them; files that are made are absent.
    /// - Throws: `refused` when a rewrite wasn't made from what the commit has.
    borrowing func modes(of rewrites: [VerifiedRewrite], in commit: ObjectID) throws(GitError) -> [String: FileMode] {
        var seen: Set<String> = []
        for path in rewrites.map(\.path) {
            guard FilePath.isContained(path) else { throw GitError(.refused, "\(path) is not a path of a work tree") }
            guard seen.insert(path).inserted else { throw GitError(.fault, "\(path) is rewritten twice") }
        }
        let entries = try entries(at: rewrites.map(\.path), in: commit)
        for rewrite in rewrites {
            guard entries[rewrite.path]?.id == rewrite.before.map({ ObjectID(ofBlob: $0.bytes) }) else {
                let problem = rewrite.before == nil ? "should be made, but is there already" : "is not what was read"
                throw GitError(.refused, "\(rewrite.path) \(problem) in \(commit)", remedy: "run the command again")
            }
        }
        return entries.mapValues(\.mode)
    }
}
