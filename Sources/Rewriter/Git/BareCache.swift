internal import CLibGit2

/// A bare repository of our own that stands for another one: rewrites are committed here, so that nothing is written
/// to where the code comes from. Kept between runs and shared by them; whoever has the value has it alone.
public struct BareCache: ~Copyable {
    /// The git directory, absolute.
    public let path: String
    private let lock: FileLock

    /// Blobs of this size and more are never read (`FileReader.sizeLimit`), so they need not be fetched either.
    public static let blobFilter = "blob:limit=\(FileReader.sizeLimit + 1)"

    /// Makes the repository where it isn't there; `nil` while another process has it.
    /// - Parameters:
    ///   - folder: where caches lie; it must exist.
    ///   - name: of the repository, fit for a file.
    public static func acquire(in folder: String, named name: String) throws(GitError) -> BareCache? {
        let path = FilePath.join(FilePath.absolute(folder), name + ".git")
        guard let cache = try locked(path, FilePath.join(folder, name + ".lock")) else { return nil }
        GitLibrary.start()
        var options = unsafe git_repository_init_options()
        unsafe git_repository_init_options_init(&options, UInt32(GIT_REPOSITORY_INIT_OPTIONS_VERSION))
        unsafe options.flags = GIT_REPOSITORY_INIT_BARE.rawValue | GIT_REPOSITORY_INIT_MKDIR.rawValue
        var handle: OpaquePointer?
        // What a killed process made in part is completed.
        let code = unsafe git_repository_init_ext(&handle, path, &options)
        unsafe git_repository_free(handle)
        try GitLibrary.check(code, "can't make the cache \(path)")
        try cache.removeStaleLocks()
        return cache
    }

    private static func locked(_ path: String, _ lock: String) throws(GitError) -> BareCache? {
        do {
            guard let lock = try FileLock.acquire(at: lock) else { return nil }
            return BareCache(path: path, lock: lock)
        } catch {
            throw GitError(error.error, "can't use the cache \(path)")
        }
    }

    private init(path: String, lock: consuming FileLock) {
        self.path = path
        self.lock = lock
    }

    /// A descriptor to be held by programs that work on the repository, so that the lock outlives this process with them.
    public var lockDescriptor: CInt { lock.descriptor }

    /// Locks of a git that was killed: nobody else is at work here.
    private borrowing func removeStaleLocks() throws(GitError) {
        do throws(SystemError) {
            for place in ["", "refs/batch", "objects/info"] {
                guard let folder = try? Folder(FilePath.join(path, place)) else { continue }
                for entry in try folder.entries() where entry.kind == .file && entry.name.hasSuffix(".lock") {
                    try folder.remove(entry.name, FileSystem())
                }
            }
        } catch {
            throw GitError(error, "can't use the cache \(path)")
        }
    }

    /// Makes the objects of a repository of this machine readable here, without copying them.
    public borrowing func borrowObjects(of source: borrowing GitRepository) throws(GitError) {
        let folder = source.commonDirectory()
        let objects = FilePath.join(folder, "objects")
        guard !objects.utf8.contains(UInt8(ascii: "\n")) else {
            throw GitError(.data, "the path of the repository holds a line break, so its objects can't be shared")
        }
        do {
            try Files.write(Array("\(objects)\n".utf8), to: FilePath.join(path, "objects/info/alternates"))
            // Commits whose parents aren't there.
            let shallow = FilePath.join(path, "shallow")
            if let commits = try? Folder(folder).read("shallow", limit: 1 << 24) {
                try Files.write(commits, to: shallow)
            } else {
                try Files.remove(shallow)
            }
        } catch {
            throw GitError(error.error, "can't use the cache \(path)")
        }
    }

    public borrowing func open() throws(GitError) -> GitRepository { try GitRepository(containing: path) }
}
