internal import CLibGit2

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

// Whoever owns a repository decides what its config says, so git reads those of other people only when the user
// vouched for them. libgit2 1.5 knows neither `safe.directory = *` nor `GIT_CONFIG_GLOBAL`, hence this.

extension GitRepository {
    /// - Throws: `refused` when another user owns the repository and no `safe.directory` names it.
    borrowing func checkOwner() throws(GitError) {
        let places = [gitDirectory] + (workTree.map { [$0, $0 + "/.git"] } ?? [])
        if places.allSatisfy(FilePath.isOwn) { return }
        let place = workTree ?? gitDirectory
        if Self.isSafe(place, try Self.safeDirectories()) { return }
        throw GitError(
            .refused, "the repository at \(place) belongs to another user",
            remedy: "if you trust it: git config --global --add safe.directory \(place)")
    }

    /// Whether values of `safe.directory` name a place. An empty one takes all before it back.
    static func isSafe(_ place: String, _ values: [String]) -> Bool {
        values.reduce(false) { isSafe, value in !value.isEmpty && (isSafe || names(value, place)) }
    }

    private static func names(_ value: String, _ place: String) -> Bool {
        if value == "*" { return true }
        var path = value
        if path.hasPrefix("~/"), let home = Environment["HOME"] { path = home + path.dropFirst(1) }
        if path.hasSuffix("/*") { return FilePath.relative(place, to: String(path.dropLast(2))) != nil }
        return FilePath.resolved(path) == place
    }

    /// What the user's config and the system's, never the repository's, say about it.
    private static func safeDirectories() throws(GitError) -> [String] {
        var config: OpaquePointer?
        try GitLibrary.check(unsafe git_config_open_default(&config), .data, "can't read git's config")
        defer { unsafe git_config_free(config) }
        unsafe try applyEnvironment(to: config, of: nil)
        var iterator: OpaquePointer?
        guard unsafe git_config_multivar_iterator_new(&iterator, config, "safe.directory", nil) == 0 else { return [] }
        defer { unsafe git_config_iterator_free(iterator) }
        var values: [String] = []
        var entry: UnsafeMutablePointer<git_config_entry>?
        while unsafe git_config_next(&entry, iterator) == 0 {
            unsafe values.append(entry?.pointee.value.map { unsafe String(cString: $0) } ?? "")
        }
        return values
    }
}

extension FilePath {
    /// Whether what is here belongs to the user (or to the one who became root with `sudo`); also if nothing is here.
    fileprivate static func isOwn(_ path: String) -> Bool {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return true }
        let user = geteuid()
        if status.st_uid == user { return true }
        return user == 0 && Environment["SUDO_UID"].flatMap { uid_t($0) } == status.st_uid
    }
}
