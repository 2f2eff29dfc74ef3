#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// An open folder. Everything in it is reached through it by name and never through a link, so nothing that happens
/// to the paths above it can lead elsewhere.
struct Folder: ~Copyable {
    /// What a name in a folder stands for.
    enum Kind: Hashable, Sendable {
        case file, folder, link, other
    }

    struct Status {
        let kind: Kind
        /// Permission bits.
        let mode: mode_t
        let user: uid_t
        let group: gid_t
    }

    let descriptor: CInt

    /// Opens the folder at an absolute path, following links: for the roots only.
    init(_ path: String) throws(SystemError) {
        descriptor = try retrying { unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }

    private init(descriptor: CInt) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Opens a folder in this one; a link is an error.
    borrowing func folder(named name: String) throws(SystemError) -> Folder {
        let parent = descriptor
        return Folder(
            descriptor: try retrying {
                unsafe openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            })
    }

    /// Opens a folder below this one, going down one name at a time; empty is this folder again.
    borrowing func folder(at path: String) throws(SystemError) -> Folder {
        var current = try folder(named: ".")
        for name in path.split(separator: "/") {
            guard name != ".." else { throw .isLink }
            current = try current.folder(named: String(name))
        }
        return current
    }

    /// `nil` when nothing has this name.
    borrowing func status(of name: String) throws(SystemError) -> Status? {
        var status = stat()
        guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            let error = SystemError.last
            if error == .notFound { return nil }
            throw error
        }
        return Status(status)
    }

    /// The content of a plain file.
    /// - Throws: `tooLarge` when it has more than `limit` bytes, `isLink` for a link, `notAFile` for a pipe or such.
    borrowing func read(_ name: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
        let parent = descriptor
        // A pipe that nobody writes to must not hold us up.
        let file = try retrying { unsafe openat(parent, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK) }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_size <= limit else { throw .tooLarge }
        return try readAll(file, sizeHint: Int(status.st_size), limit: limit)
    }

    struct Entry {
        let name: String
        let kind: Kind
        /// `false` when `name` only resembles the real one, which isn't valid UTF-8.
        let isExact: Bool
    }

    /// What is in this folder, in no order; without `.` and `..`.
    borrowing func entries() throws(SystemError) -> [Entry] {
        let own = descriptor
        let copy = try retrying { fcntl(own, F_DUPFD_CLOEXEC, 0) }
        guard let stream = unsafe fdopendir(copy) else {
            let error = SystemError.last
            close(copy)
            throw error
        }
        defer { unsafe closedir(stream) }
        // The copy shares its position with what it is a copy of.
        unsafe rewinddir(stream)
        var result: [Entry] = []
        while let entry = unsafe readdir(stream) {
            let type = unsafe CInt(entry.pointee.d_type)
            let (name, isExact) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
                unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) { text in
                    let name = unsafe String(validatingCString: text)
                    return unsafe (name ?? String(cString: text), name != nil)
                }
            }
            if name == "." || name == ".." { continue }
            var kind = Kind(entryType: type)
            if kind == nil { kind = try status(of: name)?.kind }
            result.append(Entry(name: name, kind: kind ?? .other, isExact: isExact))
        }
        return result
    }
}

extension Folder.Kind {
    /// `nil` when the file system doesn't tell with the name.
    fileprivate init?(entryType: CInt) {
        switch entryType {
        case CInt(DT_REG): self = .file
        case CInt(DT_DIR): self = .folder
        case CInt(DT_LNK): self = .link
        case CInt(DT_UNKNOWN): return nil
        default: self = .other
        }
    }
}

extension Folder.Status {
    fileprivate init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        mode = status.st_mode & 0o7777
        user = status.st_uid
        group = status.st_gid
    }
}

/// Repeats a call that a signal interrupted.
func retrying(_ call: () -> CInt) throws(SystemError) -> CInt {
    while true {
        let result = call()
        if result >= 0 { return result }
        let error = SystemError.last
        if error.code != EINTR { throw error }
    }
}

/// Everything from an open file. It may have grown or shrunk since its size was asked for.
private func readAll(_ file: CInt, sizeHint: Int, limit: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    // One byte more than expected shows the end of the file in the same call.
    var result = unsafe [UInt8](unsafeUninitializedCapacity: sizeHint + 1) { buffer, count in
        while count < sizeHint + 1 {
            let got = unsafe buffer.baseAddress.map { unsafe read(file, $0 + count, sizeHint + 1 - count) } ?? 0
            if got < 0, errno == EINTR { continue }
            if got < 0 { failure = .last }
            if got <= 0 { return }
            count += got
            // Less than asked for is the end of a plain file.
            if count == sizeHint { return }
        }
    }
    if let failure { throw failure }
    guard result.count > sizeHint else { return result }
    guard result.count <= limit else { throw .tooLarge }
    result += try readAll(file, sizeHint: 1 << 16, limit: limit - result.count)
    return result
}
