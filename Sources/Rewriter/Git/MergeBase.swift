internal import CLibGit2

extension GitRepository {
    /// The last commit that a revision and another commit have in common: what a branch started from.
    /// - Throws: `usage` when the revision is no commit, or they have none in common.
    borrowing func mergeBase(of revision: String, and other: ObjectID) throws(GitError) -> ObjectID {
        var one = try commit(named: revision).raw
        var two = other.raw
        var base = git_oid()
        let code = unsafe git_merge_base(&base, handle, &one, &two)
        if code == GIT_ENOTFOUND.rawValue {
            let isShallow = unsafe git_repository_is_shallow(handle) == 1
            throw GitError(
                .usage, "'\(revision)' and \(other.description.prefix(7)) have no commit in common",
                remedy: isShallow ? "the clone is shallow; get more of it with: git fetch --unshallow" : nil)
        }
        try GitLibrary.check(code, "can't compare the histories of '\(revision)' and \(other)")
        return ObjectID(base)
    }
}
