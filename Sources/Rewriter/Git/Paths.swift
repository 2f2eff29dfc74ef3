#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// File-system paths as text, and the questions about them that may follow links: for what the user named, never for
/// what a repository holds.
enum FilePath {
    /// `path` made absolute; not resolved.
    static func absolute(_ path: String, from base: String? = nil) -> String {
        if path.hasPrefix("/") { return path }
        let base = base ?? currentFolder
        return path.isEmpty ? base : join(base, path)
    }

    static func join(_ folder: String, _ rest: String) -> String {
        if rest.isEmpty { return folder }
        return folder.isEmpty || folder.hasSuffix("/") ? folder + rest : folder + "/" + rest
    }

    /// An absolute path without `.`, `..`, and slashes that say nothing; links are not looked at.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The part before the last `/`; `/` for what lies in the root, empty for a relative name without `/`.
    static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// `path` relative to `folder`: empty for the folder itself, `nil` for what lies elsewhere. Both resolved.
    static func relative(_ path: String, to folder: String) -> String? {
        if path == folder { return "" }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        guard path.utf8.starts(with: prefix.utf8) else { return nil }
        return String(path.utf8.dropFirst(prefix.utf8.count))
    }

    /// The same place without links, `.` and `..`; `nil` if there is nothing.
    static func resolved(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(validatingCString: real)
    }

    /// What a path that a user named stands for: a folder is resolved, a file keeps its own name in its resolved
    /// folder (so that a link to a file stays that link). `nil` if there is nothing.
    static func located(_ path: String) -> String? {
        let path = absolute(path)
        guard exists(path) else { return nil }
        if isFolder(path) { return resolved(path) }
        return resolved(parent(of: path)).map { join($0, name(of: path)) }
    }

    /// Whether a folder is there; links are followed.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a file is there that holds bytes, as opposed to a folder or device; links are followed.
    static func isPlainFile(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether anything is there; a link counts whatever it points to.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0
    }

    /// Whether a path that a repository or journal holds stays inside: relative, no `.` or `..`, not into `.git`.
    static func isContained(_ path: String) -> Bool {
        !path.isEmpty && !path.utf8.contains(0)
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { component in
                !["", ".", ".."].contains(component) && component.lowercased() != ".git"
            }
    }

    private static var currentFolder: String {
        guard let path = unsafe getcwd(nil, 0) else { return "/" }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }
}

/// Why a call to the system failed.
struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The value of `errno`.
    let code: CInt

    init(_ code: CInt) { self.code = code }

    /// What the call that just failed on this thread left behind.
    static var last: SystemError { SystemError(errno) }

    static let notFound = SystemError(ENOENT)
    static let exists = SystemError(EEXIST)
    /// What opening a symbolic link gives that may not be followed.
    static let isLink = SystemError(ELOOP)
    static let notAFile = SystemError(EINVAL)
    /// Also what opening a link as a folder gives.
    static let notAFolder = SystemError(ENOTDIR)
    static let tooLarge = SystemError(EFBIG)
    static let busy = SystemError(EWOULDBLOCK)

    /// What the system says when it forbids something, as opposed to failing at it.
    static let permissions = [SystemError(EACCES), SystemError(EPERM), SystemError(EROFS)]

    var isPermission: Bool { Self.permissions.contains(self) }

    /// Whether the file system can't do what was asked of it at all.
    var isUnsupported: Bool { [EINVAL, ENOSYS, ENOTSUP].contains(code) }

    var description: String {
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }
}
