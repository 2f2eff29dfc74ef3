internal import CFileSwap

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// The steps by which files are written. Each can be made to fail, to see what is left behind.
struct FileSystem: Sendable {
    enum Step: String, Hashable, Sendable, CaseIterable {
        case create, write, synchronize, rename, remove, makeFolder
    }

    /// Called before each step with the name it is about; what it throws is what the step throws.
    var willTake: @Sendable (Step, String) throws(SystemError) -> Void = { _, _ in }
}

extension Folder {
    /// Makes a new file, complete and on disk when this returns. An unfinished one is removed.
    /// - Parameter model: whose permissions and owner it gets; otherwise those of any new file.
    borrowing func create(
        _ name: String, _ bytes: [UInt8], like model: Status? = nil, _ system: FileSystem
    ) throws(SystemError) {
        let parent = descriptor
        try system.willTake(.create, name)
        let file = try retrying {
            unsafe openat(
                parent, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, model == nil ? 0o666 : 0o600)
        }
        defer { close(file) }
        do throws(SystemError) {
            try system.willTake(.write, name)
            try writeAll(bytes, to: file)
            if let model {
                // Someone who may not give files away owns what they write.
                _ = fchown(file, model.user, model.group)
                guard fchmod(file, model.mode) == 0 else { throw SystemError.last }
            }
            try system.willTake(.synchronize, name)
            guard fsync(file) == 0 else { throw SystemError.last }
        } catch {
            unsafe unlinkat(descriptor, name, 0)
            throw error
        }
    }

    /// Gives a file another name; what had that name is replaced in one step.
    borrowing func rename(_ old: String, to new: String, _ system: FileSystem) throws(SystemError) {
        try system.willTake(.rename, new)
        guard unsafe renameat(descriptor, old, descriptor, new) == 0 else { throw .last }
    }

    /// Lets two files change places in one step.
    /// - Returns: whether the file system can do that; if not, nothing has happened.
    borrowing func exchange(_ one: String, _ other: String, _ system: FileSystem) throws(SystemError) -> Bool {
        try system.willTake(.rename, other)
        if unsafe glass_migrate_exchange(descriptor, one, other) == 0 { return true }
        let error = SystemError.last
        if error.isUnsupported { return false }
        throw error
    }

    /// Gives a file a name that nothing has.
    /// - Throws: `exists` when something has it.
    borrowing func renameToNew(_ old: String, to new: String, _ system: FileSystem) throws(SystemError) {
        try system.willTake(.rename, new)
        if unsafe glass_migrate_rename_to_new(descriptor, old, new) == 0 { return }
        let error = SystemError.last
        guard error.isUnsupported else { throw error }
        guard try status(of: new) == nil else { throw .exists }
        guard unsafe renameat(descriptor, old, descriptor, new) == 0 else { throw .last }
    }

    /// Removes a file, if it is there.
    borrowing func remove(_ name: String, _ system: FileSystem) throws(SystemError) {
        try system.willTake(.remove, name)
        guard unsafe unlinkat(descriptor, name, 0) != 0 else { return }
        let error = SystemError.last
        if error != .notFound { throw error }
    }

    /// Makes a folder, unless it is there.
    borrowing func makeFolder(_ name: String, _ system: FileSystem) throws(SystemError) {
        try system.willTake(.makeFolder, name)
        guard unsafe mkdirat(descriptor, name, 0o777) != 0 else { return }
        let error = SystemError.last
        if error != .exists { throw error }
    }

    /// Removes a folder if it is empty.
    borrowing func removeEmptyFolder(_ name: String, _ system: FileSystem) throws(SystemError) {
        try system.willTake(.remove, name)
        unsafe unlinkat(descriptor, name, AT_REMOVEDIR)
    }

    /// Makes sure that names given and taken in this folder outlast a power cut.
    borrowing func synchronize(_ system: FileSystem) throws(SystemError) {
        try system.willTake(.synchronize, ".")
        // Some file systems can't do this for folders, and need not.
        guard fsync(descriptor) != 0 else { return }
        let error = SystemError.last
        if !error.isUnsupported { throw error }
    }

    /// Whether this process may write to a file.
    borrowing func isWritable(_ name: String) -> Bool {
        unsafe faccessat(descriptor, name, W_OK, AT_EACCESS) == 0
    }
}

private func writeAll(_ bytes: [UInt8], to file: CInt) throws(SystemError) {
    var written = 0
    while written < bytes.count {
        let count = unsafe bytes[written...].withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw .last }
        written += count
    }
}

/// A lock between processes. Ends with the value, or with the process.
public struct FileLock: ~Copyable {
    /// While a process holds a copy of it, nobody else gets the lock.
    public let descriptor: CInt

    /// - Throws: `busy` when another process has it.
    static func acquire(in folder: borrowing Folder, named name: String) throws(SystemError) -> FileLock {
        let parent = folder.descriptor
        let lock = FileLock(
            descriptor: try retrying { unsafe openat(parent, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644) })
        guard flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .last }
        return lock
    }

    private init(descriptor: CInt) { self.descriptor = descriptor }

    deinit {
        // Closing alone isn't enough while a child process that is being started has a copy of the descriptor.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
