internal import CLibGit2

extension GitRepository {
    /// Refuses a place for a report where something would be lost that a repository holds. Links are followed, as
    /// writing would do.
    /// - Throws: `refused` for Swift code, a tracked file, and anything in a git directory.
    public static func checkOutput(_ path: String) throws(GitError) {
        guard let place = FilePath.resolved(FilePath.absolute(path)), FilePath.isPlainFile(place) else { return }
        let remedy = "name another file"
        if place.hasSuffix(".swift") {
            throw GitError(.refused, "\(path) is Swift code and would be overwritten", remedy: remedy)
        }
        guard let repository = try? GitRepository(containing: FilePath.parent(of: place)) else { return }
        if FilePath.relative(place, to: repository.gitDirectory) != nil {
            throw GitError(.refused, "\(path) belongs to git", remedy: remedy)
        }
        if let root = repository.workTree, let relative = FilePath.relative(place, to: root),
            try repository.isTracked(relative)
        {
            throw GitError(.refused, "\(path) is tracked by git and would be overwritten", remedy: remedy)
        }
    }

    /// Whether the index has the file at `path`, relative to the root, in whatever state.
    private borrowing func isTracked(_ path: String) throws(GitError) -> Bool {
        var index: OpaquePointer?
        try GitLibrary.check(unsafe git_repository_index(&index, handle), "can't read the index")
        defer { unsafe git_index_free(index) }
        return unsafe git_index_find(nil, index, path) == 0
    }
}
