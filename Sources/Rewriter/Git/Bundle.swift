internal import CLibGit2

extension GitRepository {
    /// When a commit was made.
    public borrowing func time(of commit: ObjectID) throws(GitError) -> (seconds: Int64, offsetMinutes: Int32) {
        var object: OpaquePointer?
        var raw = commit.raw
        try GitLibrary.check(unsafe git_commit_lookup(&object, handle, &raw), "can't read the commit \(commit)")
        defer { unsafe git_commit_free(object) }
        let time = unsafe git_commit_committer(object).pointee.when
        return (time.time, time.offset)
    }

    /// A bundle, which `git fetch` reads: one commit on `base` with the files that it changes, as a branch. The same
    /// commit always gives the same bytes.
    public borrowing func bundle(
        _ commit: ObjectID, onto base: ObjectID, changing paths: [String], branch: String
    ) throws(GitError) -> [UInt8] {
        var builder: OpaquePointer?
        try GitLibrary.check(unsafe git_packbuilder_new(&builder, handle), .fault, "can't make a pack")
        defer { unsafe git_packbuilder_free(builder) }
        // More threads divide the work differently from time to time.
        unsafe git_packbuilder_set_threads(builder, 1)
        for object in [commit] + (try objects(at: paths, in: commit)) {
            var raw = object.raw
            try GitLibrary.check(unsafe git_packbuilder_insert(builder, &raw, nil), "can't read \(object)")
        }
        var pack = unsafe git_buf()
        defer { unsafe git_buf_dispose(&pack) }
        try GitLibrary.check(unsafe git_packbuilder_write_buf(&pack, builder), "can't make a pack")
        let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: pack.ptr, count: pack.size))
        return Array("# v2 git bundle\n-\(base)\n\(commit) refs/heads/\(branch)\n\n".utf8) + bytes
    }

    /// The tree of a commit, the trees above some files, and the files.
    private borrowing func objects(at paths: [String], in commit: ObjectID) throws(GitError) -> [ObjectID] {
        var found = [try tree(of: commit)]
        var seen: Set<String> = []
        let root = unsafe try treeHandle(of: commit)
        defer { unsafe git_tree_free(root) }
        for path in paths {
            var place = ""
            for part in path.split(separator: "/") {
                place = FilePath.join(place, String(part))
                guard seen.insert(place).inserted else { continue }
                guard let entry = unsafe try entry(at: place, in: root) else {
                    throw GitError(.fault, "\(commit) has no \(place)")
                }
                found.append(entry.id)
            }
        }
        return found
    }
}
