import Rewriter

/// The bare repository in which the rewrites of one repository are committed, with the commit that they are for. Whoever
/// has it has it alone.
final class SourceCache {
    let cache: BareCache
    /// The commit that the revision stands for.
    let base: ObjectID

    /// Waits for the cache if another process has it: nobody holds it for longer than its own time limit.
    init(_ job: BatchJob, in folder: String, limits: BatchLimits, scratch: String) throws {
        try Files.makeFolder(folder)
        let cache = try Self.acquire(in: folder, job.source)
        if job.source.isRemote {
            base = try Self.fetch(job, into: cache, limits, scratch)
        } else {
            // The revision is the source's: only its commit is known here.
            let source = try GitRepository(containing: job.source.text)
            base = try source.commit(named: job.revision)
            try cache.borrowObjects(of: source)
        }
        self.cache = cache
    }

    private static func acquire(in folder: String, _ source: RepositorySource) throws -> BareCache {
        while true {
            if let cache = try BareCache.acquire(in: folder, named: source.fileName) { return cache }
            System.pause(milliseconds: 50)
        }
    }

    /// Gets one commit without its history and without files that are too large to be read.
    private static func fetch(
        _ job: BatchJob, into cache: borrowing BareCache, _ limits: BatchLimits, _ scratch: String
    ) throws -> ObjectID {
        let name = "refs/batch/\(stableHash(job.revision))"
        // A commit that is there is there as a whole, and never changes.
        if ObjectID(job.revision) != nil, let commit = try? cache.open().commit(named: job.revision) { return commit }
        let git = GitProgram(
            directory: cache.path, seconds: limits.seconds, lock: cache.lockDescriptor, scratch: scratch)
        let answer = try git.run([
            "-c", "remote.origin.url=\(job.source.text)", "fetch", "--quiet", "--no-tags", "--force", "--depth=1",
            "--no-write-fetch-head", "--filter=\(BareCache.blobFilter)", "origin", "+\(job.revision):\(name)",
        ])
        System.log(answer.errors)
        guard answer.isSuccess else { throw SourceFailure(answer, job) }
        return try cache.open().commit(named: name)
    }
}

/// Why the code can't be had.
struct SourceFailure: Error {
    let failure: BatchResult.Failure

    init(_ answer: GitProgram.Answer, _ job: BatchJob) {
        if answer.isAboutCredentials {
            failure = .init(
                "credentials", "the server wants to know who asks: \(answer.reason)",
                remedy:
                    "set up git's credential helper or an ssh agent for it, and try: git ls-remote \(job.source.text)")
        } else if answer.errors.contains("couldn't find remote ref") {
            failure = .init(
                "revision",
                job.revision == "HEAD" ? "there is no commit in it" : "there is no '\(job.revision)' in it")
        } else {
            failure = .init("source", answer.reason)
        }
    }
}
