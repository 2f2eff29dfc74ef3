#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Files and folders that this program made for itself, by their paths.
public enum Files {
    /// What the system said about a path.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        public let path: String
        let error: SystemError

        /// There is no room left.
        public var isFull: Bool { error.code == ENOSPC || error.code == EDQUOT }
        public var description: String { "\(path): \(error)" }
    }

    /// Whether anything is there; a link counts whatever it points to.
    public static func exists(_ path: String) -> Bool { FilePath.exists(path) }

    /// Whether a folder is there; links are followed.
    public static func isFolder(_ path: String) -> Bool { FilePath.isFolder(path) }

    /// How many bytes a file has; `nil` when it isn't there.
    public static func size(_ path: String) -> Int? {
        var status = stat()
        return unsafe lstat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The absolute path, without `.` and `..`; links are not looked at.
    public static func absolute(_ path: String) -> String { FilePath.normalized(FilePath.absolute(path)) }

    /// The folder that a file lies in.
    public static func parent(of path: String) -> String { FilePath.parent(of: path) }

    /// The names in a folder, sorted.
    public static func names(in path: String) throws(Failure) -> [String] {
        try attempt(path) { () throws(SystemError) in try Folder(path).entries().map(\.name).sorted() }
    }

    /// The content of a plain file.
    public static func read(_ path: String) throws(Failure) -> [UInt8] {
        try attempt(path) { () throws(SystemError) in
            let whole = FilePath.absolute(path)
            guard let real = FilePath.resolved(whole) else { throw .notFound }
            return try Folder(FilePath.parent(of: real)).read(FilePath.name(of: real))
        }
    }

    /// Gives a file this content in one step: it is never seen half written.
    public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        try attempt(path) { () throws(SystemError) in
            let folder = try Folder(FilePath.parent(of: FilePath.absolute(path)))
            let name = FilePath.name(of: path)
            let draft = ".\(name).\(getpid())"
            try folder.remove(draft, FileSystem())
            try folder.create(draft, bytes, FileSystem())
            try folder.rename(draft, to: name, FileSystem())
        }
    }

    /// Makes a folder with those above it, where they aren't there.
    public static func makeFolder(_ path: String) throws(Failure) {
        if isFolder(path) { return }
        let parent = FilePath.parent(of: FilePath.absolute(path))
        if parent != "/" { try makeFolder(parent) }
        try attempt(path) { () throws(SystemError) in
            guard unsafe mkdir(path, 0o777) != 0, SystemError.last != .exists || !isFolder(path) else { return }
            throw .last
        }
    }

    /// Gives a file or folder another place on the same file system.
    public static func move(_ path: String, to place: String) throws(Failure) {
        try attempt(place) { () throws(SystemError) in
            guard unsafe rename(path, place) == 0 else { throw .last }
        }
    }

    /// Removes a file or folder with everything in it, following no links. It need not be there.
    public static func remove(_ path: String) throws(Failure) {
        try attempt(path) { () throws(SystemError) in
            guard exists(path) else { return }
            try remove(FilePath.name(of: path), in: try Folder(FilePath.parent(of: FilePath.absolute(path))))
        }
    }

    private static func remove(_ name: String, in folder: borrowing Folder) throws(SystemError) {
        guard try folder.status(of: name)?.kind == .folder else { return try folder.remove(name, FileSystem()) }
        let inner = try folder.folder(named: name)
        for entry in try inner.entries() { try remove(entry.name, in: inner) }
        guard unsafe unlinkat(folder.descriptor, name, AT_REMOVEDIR) == 0 else { throw .last }
    }

    /// Copies a folder with everything in it; links are left out.
    public static func copy(_ path: String, to place: String) throws(Failure) {
        try makeFolder(place)
        for name in try names(in: path) {
            let (from, to) = (FilePath.join(path, name), FilePath.join(place, name))
            let kind = try attempt(from) { () throws(SystemError) in try Folder(path).status(of: name)?.kind }
            switch kind {
            case .folder: try copy(from, to: to)
            case .file: try write(try read(from), to: to)
            default: break
            }
        }
    }

    private static func attempt<Result>(
        _ path: String, _ body: () throws(SystemError) -> Result
    ) throws(Failure) -> Result {
        do { return try body() } catch { throw Failure(path: path, error: error) }
    }
}

extension FileLock {
    /// Takes the lock of a file, which is made when it isn't there; `nil` when another process has it.
    public static func acquire(at path: String) throws(Files.Failure) -> FileLock? {
        do {
            let folder = try Folder(FilePath.parent(of: FilePath.absolute(path)))
            return try acquire(in: folder, named: FilePath.name(of: path))
        } catch {
            if error == .busy { return nil }
            throw Files.Failure(path: path, error: error)
        }
    }
}
