internal import CLibGit2

extension GitRepository {
    /// Everything in the tree of a commit, without recursion.
    borrowing func search(_ commit: ObjectID, isSelected: (String) -> Bool) throws(GitError) -> FoundFiles {
        var found = FoundFiles()
        var open = [(path: "", tree: try tree(of: commit), isVendored: false)]
        while let (folder, id, isVendored) = open.popLast() {
            var tree: OpaquePointer?
            var raw = id.raw
            try GitLibrary.check(unsafe git_tree_lookup(&tree, handle, &raw), "can't read the tree \(id)")
            defer { unsafe git_tree_free(tree) }
            for position in 0..<(unsafe git_tree_entrycount(tree)) {
                guard let entry = unsafe git_tree_entry_byindex(tree, position),
                    let text = unsafe git_tree_entry_name(entry), let child = unsafe git_tree_entry_id(entry)
                else { continue }
                let name = unsafe String(cString: text)
                let path = FilePath.join(folder, name)
                let isFolder = unsafe git_tree_entry_filemode(entry) == GIT_FILEMODE_TREE
                guard unsafe String(validatingCString: text) != nil, FilePath.isContained(name) else {
                    if isFolder || name.hasSuffix(".swift") {
                        found.skipped.append(SkippedFile(path: path, reason: .ambiguousPath))
                    }
                    continue
                }
                let blob = unsafe ObjectID(child.pointee)
                switch unsafe git_tree_entry_filemode(entry) {
                case GIT_FILEMODE_TREE:
                    // A path longer than any system takes comes from a tampered tree.
                    if path.utf8.count < 4096 { open.append((path, blob, isVendored || isVendoredFolder(name))) }
                case GIT_FILEMODE_COMMIT:
                    if isSelected(path) { found.skipped.append(SkippedFile(path: path + "/", reason: .submodule)) }
                case let mode:
                    let roles = FileRoles(of: name, in: folder)
                    if !isVendored {
                        found.add(.init(path: path, isLink: mode == GIT_FILEMODE_LINK, blob: blob), roles)
                    } else if roles.contains(.swift), isSelected(path) {
                        found.skipped.append(SkippedFile(path: path, reason: .vendored))
                    }
                }
            }
        }
        return found
    }

    /// The tree of a commit.
    borrowing func tree(of commit: ObjectID) throws(GitError) -> ObjectID {
        var object: OpaquePointer?
        var raw = commit.raw
        try GitLibrary.check(unsafe git_commit_lookup(&object, handle, &raw), "can't read the commit \(commit)")
        defer { unsafe git_commit_free(object) }
        return unsafe ObjectID(git_commit_tree_id(object).pointee)
    }
}

extension GitRepository {
    /// The same object database and rules without a work tree and with an empty index, so that attributes come from
    /// the commit that is asked about and from nowhere else.
    borrowing func withoutWorkTree() throws(GitError) -> GitRepository {
        var bare: OpaquePointer?
        try GitLibrary.check(unsafe git_repository_open_bare(&bare, gitDirectory), "can't open \(gitDirectory)")
        guard let bare = unsafe bare else { throw GitError(.fault, "no repository at \(gitDirectory)") }
        let result = unsafe GitRepository(owning: bare, Location(workTree: nil, gitDirectory: gitDirectory))
        var index: OpaquePointer?
        try GitLibrary.check(unsafe git_index_new(&index), .fault, "can't make an index")
        defer { unsafe git_index_free(index) }
        try GitLibrary.check(unsafe git_repository_set_index(bare, index), .fault, "can't set an index")
        return result
    }
}
