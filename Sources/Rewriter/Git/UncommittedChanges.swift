internal import CLibGit2

extension GitRepository {
    /// Which of these files hold something that no commit has: staged, unstaged or never added. On a branch without
    /// commits, what is staged counts as committed, and so does what was never added.
    /// - Parameter files: paths of the work tree with the bytes that lie there.
    borrowing func uncommitted(among files: [SourceFile]) throws(GitError) -> [String] {
        var index: OpaquePointer?
        try GitLibrary.check(unsafe git_repository_index(&index, handle), "can't read the index")
        defer { unsafe git_index_free(index) }
        guard let head = try head() else {
            var result: [String] = []
            for file in files {
                guard let staged = unsafe stagedID(file.path, index) else { continue }
                if try !isContent(file, of: staged) { result.append(file.path) }
            }
            return result
        }
        var tree: OpaquePointer?
        var raw = try self.tree(of: head).raw
        try GitLibrary.check(unsafe git_tree_lookup(&tree, handle, &raw), "can't read the tree of HEAD")
        defer { unsafe git_tree_free(tree) }
        var result: [String] = []
        for file in files {
            let committed = unsafe try entry(at: file.path, in: tree)?.id
            guard let committed, unsafe committed == stagedID(file.path, index), try isContent(file, of: committed)
            else {
                result.append(file.path)
                continue
            }
        }
        return result
    }

    private borrowing func stagedID(_ path: String, _ index: OpaquePointer?) -> ObjectID? {
        unsafe git_index_get_bypath(index, path, 0).map { unsafe ObjectID($0.pointee.id) }
    }

    /// Whether `file` is what git would write for a blob, its line endings aside where git converts them.
    private borrowing func isContent(_ file: SourceFile, of id: ObjectID) throws(GitError) -> Bool {
        if ObjectID(ofBlob: file.bytes) == id { return true }
        return ObjectID(ofBlob: try converted(file.bytes, path: file.path, GIT_FILTER_TO_ODB)) == id
    }

    /// The entry of a tree at a path; `nil` if there is none.
    borrowing func entry(at path: String, in tree: OpaquePointer?) throws(GitError) -> (id: ObjectID, mode: FileMode)? {
        var entry: OpaquePointer?
        let code = unsafe git_tree_entry_bypath(&entry, tree, path)
        defer { unsafe git_tree_entry_free(entry) }
        if code == GIT_ENOTFOUND.rawValue { return nil }
        try GitLibrary.check(code, "can't read \(path) in the tree")
        guard let id = unsafe git_tree_entry_id(entry) else { return nil }
        return unsafe (ObjectID(id.pointee), FileMode(rawValue: git_tree_entry_filemode(entry).rawValue))
    }
}
