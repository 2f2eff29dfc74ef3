internal import CLibGit2

/// What the index tells about the work tree: names only.
struct IndexContent {
    /// Tracked Swift files.
    var swift: Set<String> = []
    /// Tracked files that describe how code is built.
    var project: Set<String> = []
    /// Folders that hold a tracked file, at any depth.
    var folders: Set<String> = []
    /// Paths at which another repository is recorded.
    var submodules: [String] = []
    /// The first path with an unsettled merge.
    var unmerged: String?
}

extension GitRepository {
    /// Reads the index; an absent one is empty.
    borrowing func indexContent() throws(GitError) -> IndexContent {
        var index: OpaquePointer?
        let code = unsafe git_repository_index(&index, handle)
        defer { unsafe git_index_free(index) }
        if code < 0 { throw indexError(GitLibrary.lastMessage) }
        var content = IndexContent()
        var folder = ""
        for position in 0..<(unsafe git_index_entrycount(index)) {
            guard let entry = unsafe git_index_get_byindex(index, position)?.pointee else { continue }
            let path = unsafe String(cString: entry.path)
            if content.unmerged == nil, unsafe entry.flags & UInt16(GIT_INDEX_ENTRY_STAGEMASK) != 0 {
                content.unmerged = path
            }
            if unsafe entry.mode == GIT_FILEMODE_COMMIT.rawValue { content.submodules.append(path) }
            // Entries are sorted, so those of one folder mostly follow each other.
            let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
            let parent = path[..<(slash ?? path.startIndex)]
            if !parent.utf8.elementsEqual(folder.utf8) {
                folder = String(parent)
                content.insertFolder(folder)
            }
            let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
            let roles = FileRoles(of: name, in: folder)
            if roles.contains(.swift) { content.swift.insert(path) }
            if roles.contains(.project) { content.project.insert(path) }
        }
        return content
    }

    private borrowing func indexError(_ message: String) -> GitError {
        let folder = workTree ?? gitDirectory
        let known: [(String, String, String)] = [
            ("'link'", "is split", "update-index --no-split-index"),
            ("'sdir'", "is sparse", "sparse-checkout reapply --no-sparse-index"),
            ("checksum", "has no valid checksum", "-c index.skipHash=false update-index --force-write-index"),
        ]
        for (mark, state, command) in known where message.contains(mark) {
            return GitError(
                .data, "the index of \(folder) \(state), which libgit2 can't read",
                remedy: "run: git -C \(folder) \(command)")
        }
        return GitError(
            .data, "can't read the index of \(folder): \(message)",
            remedy: "if it is damaged: rm \(gitDirectory)/index && git -C \(folder) reset")
    }
}

extension IndexContent {
    /// Adds a folder and those above it.
    fileprivate mutating func insertFolder(_ path: String) {
        var path = path
        while !path.isEmpty, folders.insert(path).inserted { path = FilePath.parent(of: path) }
    }
}
