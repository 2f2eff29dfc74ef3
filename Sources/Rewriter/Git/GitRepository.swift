internal import CLibGit2

/// One git repository, opened with libgit2, which never runs anything that belongs to it: no hooks, no filters, no
/// programs that its config names. It never uses the network.
///
/// Owns one libgit2 handle, which threads can't share, so each task opens its own (`Location` can be handed around).
@safe public struct GitRepository: ~Copyable {
    /// Where a repository lies: enough to open it again in another task.
    public struct Location: Hashable, Sendable {
        /// The root of the work tree, absolute, without links; `nil` for a bare repository.
        public let workTree: String?
        /// The git directory; the work tree's own if there are several. Absolute, without links.
        public let gitDirectory: String
    }

    public let location: Location
    /// libgit2's handle, for the extensions of this type only.
    let handle: OpaquePointer

    /// Opens the repository that holds the file or folder at `path`: any folder of a work tree, a git directory, or a
    /// bare repository.
    public init(containing path: String) throws(GitError) {
        self = try Self.opened(path)
    }

    /// Takes over a handle.
    init(owning handle: OpaquePointer, _ location: Location) {
        unsafe self.handle = handle
        self.location = location
    }

    private static func opened(_ path: String) throws(GitError) -> GitRepository {
        GitLibrary.start()
        let start = try startingFolder(path)
        try GitFiles.check(around: start)
        var handle: OpaquePointer?
        let code = unsafe git_repository_open_ext(&handle, start, 0, nil)
        guard code == 0, let handle = unsafe handle else {
            throw openingError(code, GitLibrary.lastMessage, path, start)
        }
        let location = unsafe Location(
            workTree: git_repository_workdir(handle).map { unsafe withoutFinalSlash(String(cString: $0)) },
            gitDirectory: withoutFinalSlash(String(cString: git_repository_path(handle))))
        let repository = unsafe GitRepository(owning: handle, location)
        try repository.checkOwner()
        try repository.checkWorkTree(startingAt: start)
        try repository.applyConfigEnvironment()
        return repository
    }

    /// Opens a repository again, in another task.
    public init(_ location: Location) throws(GitError) {
        try self.init(containing: location.workTree ?? location.gitDirectory)
    }

    deinit { unsafe git_repository_free(handle) }

    /// The root of the work tree, absolute, without links; `nil` for a bare repository.
    public var workTree: String? { location.workTree }
    /// The git directory; the work tree's own if there are several. Absolute, without links.
    public var gitDirectory: String { location.gitDirectory }
    public var isBare: Bool { location.workTree == nil }

    /// The root of the work tree.
    /// - Throws: `usage` in a bare repository.
    public borrowing func requireWorkTree() throws(GitError) -> String {
        guard let workTree else {
            throw GitError(
                .usage, "\(gitDirectory) is a bare repository and has no work tree",
                remedy: "use branch or patch, which read a revision")
        }
        return workTree
    }

    /// The path of an existing file or folder relative to the root of the work tree, with `/` between components;
    /// empty for the root itself.
    public borrowing func relativePath(of path: String) throws(GitError) -> String {
        guard let workTree else { return "" }
        guard let place = FilePath.located(path) else { throw GitError(.usage, "there is no file or folder \(path)") }
        guard let relative = FilePath.relative(place, to: workTree) else {
            throw GitError(
                .usage, "\(path) is not in the repository \(workTree)",
                remedy: "name paths of one repository in one call")
        }
        return relative
    }

    /// A tampered or misplaced link between work tree and git directory must not lead to someone else's files.
    private borrowing func checkWorkTree(startingAt start: String) throws(GitError) {
        guard let workTree, FilePath.relative(start, to: gitDirectory) == nil else { return }
        guard FilePath.relative(start, to: workTree) != nil else {
            throw GitError(
                .refused, "\(gitDirectory) names \(workTree) as its work tree, which doesn't hold \(start)",
                remedy: "check core.worktree in its config")
        }
        let link = workTree + "/.git"
        if unsafe git_repository_is_worktree(handle) == 1 {
            if linkedWorkTree() == link { return }
        } else if FilePath.name(of: gitDirectory) != ".git" || gitDirectory == link {
            return
        }
        throw GitError(
            .refused, "\(link) points to \(gitDirectory), which belongs to another work tree",
            remedy: "if you moved the work tree, run: git worktree repair \(workTree)")
    }

    /// The `.git` file that the git directory of a linked work tree names as its own.
    private borrowing func linkedWorkTree() -> String? {
        guard let folder = try? Folder(gitDirectory), let bytes = try? folder.read("gitdir", limit: 1 << 16) else {
            return nil
        }
        let path = String(
            decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        return FilePath.located(FilePath.absolute(path, from: gitDirectory))
    }
}

/// The folder from which the search for a repository starts.
private func startingFolder(_ path: String) throws(GitError) -> String {
    guard let place = FilePath.located(path) else { throw GitError(.usage, "there is no file or folder \(path)") }
    return FilePath.isFolder(place) ? place : FilePath.parent(of: place)
}

/// Why a repository could not be opened, in words that help.
private func openingError(_ code: CInt, _ message: String, _ path: String, _ start: String) -> GitError {
    if message.contains("extensions.objectformat") {
        return GitError(
            .data, "the repository at \(start) uses SHA-256 object names, which libgit2 can't read",
            remedy: "work on a clone with SHA-1 names")
    }
    if message.contains("extensions.refstorage") {
        return GitError(
            .data, "the repository at \(start) keeps its references in a format that libgit2 can't read",
            remedy: "run: git -C \(start) refs migrate --ref-format=files")
    }
    if code == GIT_ENOTFOUND.rawValue {
        return GitError(
            .data, "\(path) is not in a git repository",
            remedy: "name a folder of a repository, or make one with: git init \(start)")
    }
    return GitError(.data, "can't open the repository at \(start): \(message)")
}

private func withoutFinalSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
}
