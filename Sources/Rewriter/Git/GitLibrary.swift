internal import CLibGit2

/// libgit2 itself: started once per process, before its first use.
enum GitLibrary {
    /// Repository extensions that libgit2 refuses unless they are named, and that don't matter to what is done here:
    /// a sparse checkout's own config file, objects that a partial clone lacks, objects that may not be pruned, and
    /// relative links between work trees.
    private static let extensions: [StaticString] = [
        "worktreeconfig", "partialclone", "preciousobjects", "relativeworktrees",
    ]

    private static let started: Bool = {
        // `GitRepository.checkOwner` does that, better.
        guard git_libgit2_init() > 0, glass_migrate_git_set_owner_validation(0) == 0 else { return false }
        var names: [UnsafePointer<CChar>?] = unsafe extensions.map { name in
            unsafe UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        }
        return unsafe names.withUnsafeMutableBufferPointer { names in
            unsafe glass_migrate_git_set_extensions(names.baseAddress, names.count) == 0
        }
    }()

    /// Makes libgit2 ready. Cheap when it is.
    static func start() {
        precondition(started, "libgit2 can't be started")
    }

    /// What libgit2 says about the call that just failed on this thread.
    static var lastMessage: String {
        guard let error = unsafe git_error_last(), let message = unsafe error.pointee.message else {
            return "unknown error"
        }
        return unsafe String(cString: message)
    }

    /// Throws when a call of libgit2 failed.
    /// - Parameter task: what was being done, as in "can't read the index".
    static func check(_ code: CInt, _ task: @autoclosure () -> String) throws(GitError) {
        try check(code, .io, task())
    }

    static func check(_ code: CInt, _ category: GitError.Category, _ task: @autoclosure () -> String) throws(GitError) {
        guard code < 0 else { return }
        let message = lastMessage
        guard code == GIT_ELOCKED.rawValue else { throw GitError(category, "\(task()): \(message)") }
        throw GitError(
            .busy, "\(task()): \(message)",
            remedy: "if no other process is at work in the repository, one was cut short: remove that .lock file")
    }
}
