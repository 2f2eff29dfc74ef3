#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// What libgit2 reads by itself when it opens a repository. It would wait for a pipe for ever, so these are looked at
/// first.
enum GitFiles {
    private static let names = [
        "HEAD", "config", "config.worktree", "index", "packed-refs", "shallow", "commondir", "gitdir", "info/exclude",
        "info/attributes", "info/grafts", "objects/info/alternates",
    ]

    /// Keys of a config whose values are files: `include.path`, `core.excludesFile`, `core.attributesFile`.
    private static let fileKeys: Set<String> = ["path", "excludesfile", "attributesfile"]
    private static let includeLimit = 10

    /// Looks at the git directory that a folder of a work tree, or a folder of itself, belongs to.
    /// - Throws: `refused` when one of its files is a pipe.
    static func check(around folder: String) throws(GitError) {
        var folder = folder
        while true {
            let link = FilePath.join(folder, ".git")
            if FilePath.exists(link) { return try check(linkedBy: link) }
            if FilePath.exists(FilePath.join(folder, "HEAD")), FilePath.isFolder(FilePath.join(folder, "objects")) {
                return try check(gitDirectory: folder)
            }
            if folder == "/" || folder.isEmpty { return }
            folder = FilePath.parent(of: folder)
        }
    }

    /// `.git` is the git directory, a link to it, or a file that names it.
    private static func check(linkedBy link: String) throws(GitError) {
        if FilePath.isFolder(link) { return try check(gitDirectory: link) }
        try refusePipe(link)
        guard let text = firstLine(of: link), text.hasPrefix("gitdir:") else { return }
        let path = text.dropFirst("gitdir:".count).drop { $0 == " " }
        try check(gitDirectory: FilePath.absolute(String(path), from: FilePath.parent(of: link)))
    }

    private static func check(gitDirectory: String) throws(GitError) {
        for name in names { try refusePipe(FilePath.join(gitDirectory, name)) }
        if let head = firstLine(of: FilePath.join(gitDirectory, "HEAD")), head.hasPrefix("ref: ") {
            let reference = head.dropFirst("ref: ".count).drop { $0 == " " }
            guard FilePath.isContained(String(reference)) else {
                throw GitError(.data, "HEAD of \(gitDirectory) names \(reference), which is no reference")
            }
            try refusePipe(FilePath.join(gitDirectory, String(reference)))
        }
        try checkConfig(FilePath.join(gitDirectory, "config"), depth: 0)
        if let common = firstLine(of: FilePath.join(gitDirectory, "commondir")), common != "." {
            let place = FilePath.absolute(common, from: gitDirectory)
            if !FilePath.exists(FilePath.join(place, "commondir")) { try check(gitDirectory: place) }
        }
    }

    /// Reads just enough of a config to know which files it makes libgit2 open.
    private static func checkConfig(_ path: String, depth: Int) throws(GitError) {
        guard depth < includeLimit, let text = text(of: path) else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            let sides = line.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let key = sides[0].split(whereSeparator: { " \t]".contains($0) }).last,
                fileKeys.contains(key.lowercased())
            else { continue }
            var value = String(sides[1].filter { $0 != "\"" }.drop { " \t".contains($0) })
            while value.last.map({ " \t".contains($0) }) == true { value.removeLast() }
            if value.hasPrefix("~/"), let home = Environment["HOME"] { value = home + value.dropFirst(1) }
            let file = FilePath.absolute(value, from: FilePath.parent(of: path))
            try refusePipe(file, namedBy: path)
            if key.lowercased() == "path" { try checkConfig(file, depth: depth + 1) }
        }
    }

    private static func refusePipe(_ path: String, namedBy config: String? = nil) throws(GitError) {
        guard FilePath.isPipe(path) else { return }
        let place = config.map { "\(path), which \($0) names," } ?? path
        throw GitError(.refused, "\(place) is a pipe, not a file", remedy: "remove it, if you did not put it there")
    }

    private static func firstLine(of path: String) -> String? {
        text(of: path)?.split(whereSeparator: \.isNewline).first.map(String.init)
    }

    private static func text(of path: String) -> String? {
        guard let place = FilePath.resolved(path),
            let bytes = try? Folder(FilePath.parent(of: place)).read(FilePath.name(of: place), limit: 1 << 20)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension FilePath {
    /// Whether opening it would wait for another process; links are followed.
    fileprivate static func isPipe(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }
}
