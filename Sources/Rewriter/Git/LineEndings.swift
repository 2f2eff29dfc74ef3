internal import CLibGit2

extension GitRepository {
    /// The bytes that a file of the work tree has when git checks out this content: with other line endings where
    /// attributes or `core.autocrlf` ask for them.
    borrowing func checkedOut(_ bytes: [UInt8], path: String) throws(GitError) -> [UInt8] {
        try converted(bytes, path: path, GIT_FILTER_TO_WORKTREE)
    }

    /// Converts between work tree and object database. Only line endings (and `$Id$`): libgit2 knows of no other
    /// filters, and runs no program.
    borrowing func converted(_ bytes: [UInt8], path: String, _ direction: git_filter_mode_t) throws(GitError) -> [UInt8]
    {
        var filters: OpaquePointer?
        let code = unsafe git_filter_list_load(&filters, handle, nil, path, direction, GIT_FILTER_ALLOW_UNSAFE.rawValue)
        try GitLibrary.check(code, "can't tell how git converts \(path)")
        defer { unsafe git_filter_list_free(filters) }
        // Without a filter that would copy nothing, and an empty file has nothing to convert.
        guard unsafe filters != nil, !bytes.isEmpty else { return bytes }
        var result = unsafe git_buf()
        defer { unsafe git_buf_dispose(&result) }
        let applied = unsafe bytes.withUnsafeBytes { bytes in
            unsafe git_filter_list_apply_to_buffer(
                &result, filters, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        try GitLibrary.check(applied, "can't convert \(path) as git does")
        return unsafe [UInt8](UnsafeRawBufferPointer(start: result.ptr, count: result.size))
    }
}
