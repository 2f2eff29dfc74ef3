internal import CLibGit2

extension GitRepository {
    /// Paths of Swift files that are new or different since a commit: in another one, or in the work tree.
    borrowing func changedPaths(since old: ObjectID, in new: ObjectID?) throws(GitError) -> Set<String> {
        var options = unsafe git_diff_options()
        unsafe git_diff_options_init(&options, UInt32(GIT_DIFF_OPTIONS_VERSION))
        unsafe options.flags =
            GIT_DIFF_INCLUDE_UNTRACKED.rawValue | GIT_DIFF_RECURSE_UNTRACKED_DIRS.rawValue
            | GIT_DIFF_IGNORE_SUBMODULES.rawValue | GIT_DIFF_SKIP_BINARY_CHECK.rawValue
        var diff: OpaquePointer?
        defer { unsafe git_diff_free(diff) }
        let oldTree = unsafe try treeHandle(of: old)
        defer { unsafe git_tree_free(oldTree) }
        if let new {
            let newTree = unsafe try treeHandle(of: new)
            defer { unsafe git_tree_free(newTree) }
            let code = unsafe git_diff_tree_to_tree(&diff, handle, oldTree, newTree, &options)
            try GitLibrary.check(code, "can't compare \(old) and \(new)")
        } else {
            let code = unsafe git_diff_tree_to_workdir_with_index(&diff, handle, oldTree, &options)
            try GitLibrary.check(code, "can't compare \(old) with the work tree")
        }
        var paths: Set<String> = []
        for position in 0..<(unsafe git_diff_num_deltas(diff)) {
            guard let path = unsafe git_diff_get_delta(diff, position)?.pointee.new_file.path else { continue }
            unsafe paths.insert(String(cString: path))
        }
        return paths
    }

    /// A handle of the tree of a commit; the caller frees it.
    borrowing func treeHandle(of commit: ObjectID) throws(GitError) -> OpaquePointer? {
        var raw = try tree(of: commit).raw
        var tree: OpaquePointer?
        try GitLibrary.check(unsafe git_tree_lookup(&tree, handle, &raw), "can't read the tree of \(commit)")
        return unsafe tree
    }
}
