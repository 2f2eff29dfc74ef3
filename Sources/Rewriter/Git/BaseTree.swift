internal import CLibGit2

extension GitRepository {
    /// The modes of the files that rewrites replace, as a commit has them; files that are made are absent.
    /// - Throws: `refused` when a rewrite wasn't made from what the commit has.
    borrowing func modes(of rewrites: [VerifiedRewrite], in commit: ObjectID) throws(GitError) -> [String: UInt32] {
        let tree = unsafe try treeHandle(of: commit)
        defer { unsafe git_tree_free(tree) }
        var modes: [String: UInt32] = [:]
        var seen: Set<String> = []
        for rewrite in rewrites {
            guard FilePath.isContained(rewrite.path) else {
                throw GitError(.refused, "\(rewrite.path) is not a path of a work tree")
            }
            guard seen.insert(rewrite.path).inserted else { throw GitError(.fault, "\(rewrite.path) is rewritten twice") }
            let entry = unsafe try entry(at: rewrite.path, in: tree)
            guard entry?.id == rewrite.before.map({ ObjectID(ofBlob: $0.bytes) }) else {
                let problem = rewrite.before == nil ? "should be made, but is there already" : "is not what was read"
                throw GitError(.refused, "\(rewrite.path) \(problem) in \(commit)", remedy: "run the command again")
            }
            if let entry { modes[rewrite.path] = entry.mode.rawValue }
        }
        return modes
    }
}
