internal import CLibGit2

extension GitRepository {
    /// The commit that HEAD stands for; `nil` on a branch without commits.
    public borrowing func head() throws(GitError) -> ObjectID? {
        var reference: OpaquePointer?
        let code = unsafe git_repository_head(&reference, handle)
        defer { unsafe git_reference_free(reference) }
        if code == GIT_EUNBORNBRANCH.rawValue || code == GIT_ENOTFOUND.rawValue { return nil }
        try GitLibrary.check(code, "can't read HEAD")
        return unsafe try peel(reference, to: GIT_OBJECT_COMMIT)
    }

    /// The commit that a revision names, in any spelling that `git rev-parse` takes.
    /// - Throws: `usage` with the name when there is no such commit.
    public borrowing func commit(named revision: String) throws(GitError) -> ObjectID {
        var object: OpaquePointer?
        let code = unsafe git_revparse_single(&object, handle, revision)
        defer { unsafe git_object_free(object) }
        if code == 0, let id = unsafe try? commitID(of: object) { return id }
        if revision == "HEAD", try head() == nil {
            throw GitError(.usage, "there is no commit yet, so there is no revision to read", remedy: "commit first")
        }
        let reason =
            code == GIT_EAMBIGUOUS.rawValue ? "more than one object matches" : "there is no commit of that name"
        throw GitError(.usage, "bad revision '\(revision)': \(reason)")
    }

    private borrowing func peel(_ reference: OpaquePointer?, to type: git_object_t) throws(GitError) -> ObjectID {
        var object: OpaquePointer?
        let code = unsafe git_reference_peel(&object, reference, type)
        defer { unsafe git_object_free(object) }
        try GitLibrary.check(code, "can't read the commit of HEAD")
        return unsafe ObjectID(git_object_id(object).pointee)
    }

    private borrowing func commitID(of object: OpaquePointer?) throws(GitError) -> ObjectID {
        var commit: OpaquePointer?
        let code = unsafe git_object_peel(&commit, object, GIT_OBJECT_COMMIT)
        defer { unsafe git_object_free(commit) }
        try GitLibrary.check(code, "not a commit")
        return unsafe ObjectID(git_object_id(commit).pointee)
    }
}

/// Who makes a commit, and when.
public struct Signature: Hashable, Sendable {
    public let name: String
    public let email: String
    /// Seconds since 1970, UTC.
    public let seconds: Int64
    /// East of UTC.
    public let offsetMinutes: Int32

    public init(name: String, email: String, seconds: Int64, offsetMinutes: Int32) {
        self.name = name
        self.email = email
        self.seconds = seconds
        self.offsetMinutes = offsetMinutes
    }
}

extension GitRepository {
    /// The user of git's config (`user.name`, `user.email`), now.
    /// - Throws: `refused` when either is unset.
    public borrowing func signature() throws(GitError) -> Signature {
        var signature: UnsafeMutablePointer<git_signature>?
        let code = unsafe git_signature_default(&signature, handle)
        defer { unsafe git_signature_free(signature) }
        guard code == 0, let value = unsafe signature?.pointee else {
            throw GitError(
                .refused, "git doesn't know who you are",
                remedy: "run: git config --global user.name NAME; git config --global user.email ADDRESS")
        }
        return unsafe Signature(
            name: String(cString: value.name), email: String(cString: value.email), seconds: value.when.time,
            offsetMinutes: value.when.offset)
    }

    /// The user of git's config, or of the variables that stand above it, as `Name <address>`; `nil` when git knows none.
    public static func configuredAuthor() throws(GitError) -> String? {
        GitLibrary.start()
        var config: OpaquePointer?
        try GitLibrary.check(unsafe git_config_open_default(&config), .data, "can't read git's config")
        defer { unsafe git_config_free(config) }
        unsafe try applyEnvironment(to: config, of: nil)
        func value(_ name: String, _ variable: String) -> String? {
            if let text = Environment[variable], !text.isEmpty { return text }
            var text = unsafe git_buf()
            defer { unsafe git_buf_dispose(&text) }
            guard unsafe git_config_get_string_buf(&text, config, name) == 0 else { return nil }
            return unsafe text.ptr.map { unsafe String(cString: $0) }
        }
        guard let name = value("user.name", "GIT_AUTHOR_NAME"), let email = value("user.email", "GIT_AUTHOR_EMAIL")
        else { return nil }
        return "\(name) <\(email)>"
    }

    borrowing func applyConfigEnvironment() throws(GitError) {
        var config: OpaquePointer?
        try GitLibrary.check(
            unsafe git_repository_config(&config, handle), .data, "can't read the config of \(gitDirectory)")
        defer { unsafe git_config_free(config) }
        unsafe try Self.applyEnvironment(to: config, of: handle)
    }

    /// Lets `GIT_CONFIG_GLOBAL` and `GIT_CONFIG_NOSYSTEM` mean what they mean to the git program; libgit2 passes
    /// them over.
    static func applyEnvironment(to config: OpaquePointer?, of repository: OpaquePointer?) throws(GitError) {
        var replacements: [(git_config_level_t, String)] = []
        if let global = Environment["GIT_CONFIG_GLOBAL"] {
            replacements = [(GIT_CONFIG_LEVEL_GLOBAL, global), (GIT_CONFIG_LEVEL_XDG, "")]
        }
        if let value = Environment["GIT_CONFIG_NOSYSTEM"], !["", "0", "false", "no", "off"].contains(value) {
            replacements.append((GIT_CONFIG_LEVEL_SYSTEM, ""))
        }
        for (level, path) in replacements {
            let code = unsafe git_config_add_file_ondisk(
                config, path.isEmpty ? "/dev/null" : path, level, repository, 1)
            try GitLibrary.check(code, .data, "can't read the config \(path)")
        }
    }
}

extension GitRepository {
    /// The content of a file in the object database.
    /// - Throws: `SkipReason.tooLarge` wrapped in `ReadFailure` when it has more than `limit` bytes.
    borrowing func blob(_ id: ObjectID, limit: Int) throws(ReadFailure) -> [UInt8] {
        var database: OpaquePointer?
        guard unsafe git_repository_odb(&database, handle) == 0 else { throw .unreadable(GitLibrary.lastMessage) }
        defer { unsafe git_odb_free(database) }
        var raw = id.raw
        var size = 0
        var type = GIT_OBJECT_INVALID
        guard unsafe git_odb_read_header(&size, &type, database, &raw) == 0 else { throw missing(id) }
        guard type == GIT_OBJECT_BLOB else { throw .unreadable("object \(id) is not a file") }
        guard size <= limit else { throw ReadFailure(.tooLarge) }
        var object: OpaquePointer?
        guard unsafe git_odb_read(&object, database, &raw) == 0 else { throw .unreadable(GitLibrary.lastMessage) }
        defer { unsafe git_odb_object_free(object) }
        guard let data = unsafe git_odb_object_data(object) else { return [] }
        return unsafe Array(UnsafeRawBufferPointer(start: data, count: git_odb_object_size(object)))
    }

    /// A value of the config; `nil` when there is none.
    borrowing func configText(_ name: String) -> String? {
        var config: OpaquePointer?
        guard unsafe git_repository_config_snapshot(&config, handle) == 0 else { return nil }
        defer { unsafe git_config_free(config) }
        var text: UnsafePointer<CChar>?
        guard unsafe git_config_get_string(&text, config, name) == 0 else { return nil }
        return unsafe text.map { unsafe String(cString: $0) }
    }

    private borrowing func missing(_ id: ObjectID) -> ReadFailure {
        // A cache of ours lacks exactly what is too large.
        if configText("remote.origin.partialclonefilter") == BareCache.blobFilter { return ReadFailure(.tooLarge) }
        return .unreadable(
            "\(GitLibrary.lastMessage) (in a partial clone, get it with: git fetch --refetch --no-filter)")
    }
}
