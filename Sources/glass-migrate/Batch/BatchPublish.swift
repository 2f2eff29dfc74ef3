import Rewriter

/// `batch publish`: pushes the branches of a run and opens pull requests, one repository after the other.
func batchPublish(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let folder = try BatchFolder(arguments.operands[0], isNew: false)
    let publisher = try BatchPublisher(arguments, folder, console)
    var ready: [(BatchJob, BatchResult)] = []
    try folder.ledger.forEachResult { job, result in
        if let result, result.failure == nil, result.commit != nil { ready.append((job, result)) }
    }
    var failed: [String] = []
    var published: [String: String] = [:]
    for (index, (job, result)) in ready.enumerated() {
        do {
            let target = "\(try publisher.remote(of: job).identity)\n\(job.branch)"
            if let other = published.updateValue(job.id, forKey: target) {
                throw Failure(
                    .refused, "\(job.branch) is the branch of \(other) at the same remote",
                    remedy: "give one of them another 'branch', then plan and run again")
            }
            let didChange = try publisher.publish(job, result)
            if didChange, index + 1 < ready.count { publisher.pause() }
        } catch {
            let reason = BatchWorker.failure(error)
            failed.append("\(job.source.name): \(reason.message)\(reason.remedy.map { "; \($0)" } ?? "")")
        }
    }
    try? Files.remove(publisher.scratch)
    console.say("\(ready.count - failed.count) of \(ready.count.repositories) with a branch dealt with")
    if failed.isEmpty { return .done }
    console.report(Failure(.partlyFailed, "\(failed.count.repositories) could not be published"))
    for line in failed { console.list(line) }
    return .partlyFailed
}

/// Brings the branches of one repository to where it comes from. What is there already is left or updated, never made
/// twice, and what somebody else changed is never overwritten.
struct BatchPublisher {
    let scratch: String
    private let arguments: Arguments
    private let folder: BatchFolder
    private let console: Console
    private let settings: BatchSettings
    private let isDryRun: Bool
    private let title: RequestText
    private let body: RequestText

    init(_ arguments: Arguments, _ folder: BatchFolder, _ console: Console) throws {
        self.arguments = arguments
        self.folder = folder
        self.console = console
        settings = BatchSettings(arguments, folder: folder.path)
        isDryRun = arguments.has(.dryRun)
        title = try RequestText(arguments.value(.title) ?? RequestText.defaultTitle, from: "--title")
        let file = arguments.value(.body)
        let text = try file.map { String(decoding: try Files.read($0), as: UTF8.self) }
        body = try RequestText(text ?? RequestText.defaultBody, from: file ?? "--body")
        scratch = "\(folder.path)/publish"
        try Files.makeFolder(scratch)
    }

    func pause() { System.pause(milliseconds: 1000 * (arguments.number(.pause) ?? 1)) }

    /// A branch as it is to be at the remote.
    private struct Branch {
        let name: String
        let commit: ObjectID
        let paths: [String]
        let owner: String
    }

    /// Whether anything was changed.
    func publish(_ job: BatchJob, _ result: BatchResult) throws -> Bool {
        guard let base = result.base.flatMap({ ObjectID($0) }), let commit = result.commit.flatMap({ ObjectID($0) })
        else { return false }
        let source = try SourceCache(
            job.at(revision: base.description), in: settings.cache, limits: settings.limits, scratch: scratch)
        let git = GitProgram(
            directory: source.cache.path, seconds: settings.limits.seconds, lock: source.cache.lockDescriptor,
            scratch: scratch)
        try unbundle(job, base, git)
        let url = try remote(of: job)
        var didChange = false
        for branch in try branches(job, result, base, commit, source) {
            if try push(branch, to: url, job, git, source) { didChange = true }
            if let place = Forge.place(of: url.text) {
                if try request(branch, at: place, job, result) { didChange = true }
            }
        }
        return didChange
    }

    /// Makes sure that the commit is there: the run may have been on another machine.
    private func unbundle(_ job: BatchJob, _ base: ObjectID, _ git: GitProgram) throws {
        try check(git.run(["update-ref", "refs/batch/base", base.description]))
        let bundle = "\(folder.results(of: job))/\(BatchFolder.bundleName)"
        try check(
            git.run([
                "fetch", "--quiet", "--no-write-fetch-head", "--no-tags", "--force", bundle,
                "+refs/heads/\(job.branch):refs/batch/made",
            ]))
    }

    /// Where a local clone comes from, or else the repository itself.
    func remote(of job: BatchJob) throws -> RepositorySource {
        if job.source.isRemote { return job.source }
        guard let origin = try GitRepository(containing: job.source.text).originURL() else { return job.source }
        do throws(RepositorySource.Problem) {
            return try RepositorySource(origin, relativeTo: job.source.text)
        } catch {
            throw Failure(.refused, "its origin can't be pushed to: \(error.message)", remedy: error.remedy)
        }
    }

    private func branches(
        _ job: BatchJob, _ result: BatchResult, _ base: ObjectID, _ commit: ObjectID, _ source: SourceCache
    ) throws -> [Branch] {
        let whole = Branch(name: job.branch, commit: commit, paths: result.paths, owner: "")
        guard arguments.has(.split) else { return [whole] }
        let repository = try source.cache.open()
        let time = try repository.time(of: base)
        let signature = Signature(author: job.author, seconds: time.seconds, offsetMinutes: time.offsetMinutes)
        guard let text = try CodeOwners.places.lazy.compactMap({ try repository.file(at: $0, in: base) }).first else {
            return [whole]
        }
        // What is generated, and its entries in project files, is needed by every part.
        let isShared = { (path: String) in result.newPaths.contains(path) || !path.hasSuffix(".swift") }
        let shared = result.paths.filter(isShared)
        let groups = CodeOwners(String(decoding: text, as: UTF8.self)).groups(result.paths.filter { !isShared($0) })
        if groups.count < 2 { return [whole] }
        return try groups.sorted { $0.key < $1.key }.map { owner, paths in
            let all = (paths + shared).sorted()
            let scope = owner.isEmpty ? "files of no owner" : owner
            let message = "Migrate surfaces to Liquid Glass (\(scope))\n\n\(Tool.mark)\(Tool.version).\n"
            return Branch(
                name: "\(job.branch)-\(Self.slug(owner))",
                commit: try repository.commit(
                    only: all, of: commit, onto: base, message: message, signature: signature),
                paths: all, owner: owner)
        }
    }

    /// An owner as a part of a branch's name.
    private static func slug(_ owner: String) -> String {
        let slug = owner.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                ? String(scalar) : "-"
        }
        let text = slug.joined().drop { $0 == "-" }
        return text.isEmpty ? "unowned" : String(text)
    }

    // MARK: Pushing

    private func push(
        _ branch: Branch, to url: RepositorySource, _ job: BatchJob, _ git: GitProgram, _ source: SourceCache
    ) throws -> Bool {
        let reference = "refs/heads/\(branch.name)"
        let answer = try check(git.run(["ls-remote", url.text, reference]))
        let there = answer.output.split(separator: "\t").first.map(String.init) ?? ""
        if there == branch.commit.description {
            try console.print("up to date\t\(url.text)\t\(branch.name)\n")
            return false
        }
        if !there.isEmpty, try !isOurs(reference, at: url, job, git, source) {
            throw Failure(
                .refused, "somebody has changed the branch \(branch.name)",
                remedy: "merge or delete it there, or plan with another --branch")
        }
        // The server's hooks are the server's business, but those of a folder would run here.
        let receiver = url.isRemote ? [] : ["--receive-pack=git -c core.hooksPath=/dev/null receive-pack"]
        let words =
            ["push", "--quiet", "--no-verify", "--force-with-lease=\(reference):\(there)"] + receiver
            + [url.text, "\(branch.commit):\(reference)"]
        try perform(["git", "--git-dir", git.directory] + words) { try check(git.run(words)) }
        if !isDryRun { try console.print("\(there.isEmpty ? "pushed" : "updated")\t\(url.text)\t\(branch.name)\n") }
        return !isDryRun
    }

    /// Whether the branch at the remote is as a batch left it.
    private func isOurs(
        _ reference: String, at url: RepositorySource, _ job: BatchJob, _ git: GitProgram, _ source: SourceCache
    ) throws -> Bool {
        try check(
            git.run([
                "fetch", "--quiet", "--no-tags", "--force", "--no-write-fetch-head", "--depth=2", url.text,
                "+\(reference):refs/batch/theirs",
            ]))
        let repository = try source.cache.open()
        let author = Signature(author: job.author, seconds: 0, offsetMinutes: 0)
        let theirs = try repository.commit(named: "refs/batch/theirs")
        return try repository.isBatchCommit(theirs, by: author, marked: Tool.mark)
    }

    @discardableResult
    private func check(_ answer: GitProgram.Answer) throws -> GitProgram.Answer {
        guard answer.isSuccess else { throw Failure(.inputOutput, answer.reason) }
        return answer
    }

    /// Does something, or prints the command that would do it.
    private func perform(_ command: [String], _ body: () throws -> Void) throws {
        if isDryRun { return try console.print(command.map(\.shellWord).joined(separator: " ") + "\n") }
        try body()
    }

    // MARK: Pull requests

    private func request(_ branch: Branch, at place: Forge.Place, _ job: BatchJob, _ result: BatchResult) throws -> Bool
    {
        let bodyFile =
            "\(folder.path)/requests/\(job.id)\(branch.owner.isEmpty ? "" : "-\(Self.slug(branch.owner))").md"
        var request = Forge.Request(
            branch: branch.name, target: job.target,
            title: title.filled(job, result, branch: branch.name, paths: branch.paths, owner: branch.owner),
            body: body.filled(job, result, branch: branch.name, paths: branch.paths, owner: branch.owner),
            bodyFile: bodyFile)
        request.isDraft = arguments.has(.draft)
        request.reviewers = arguments.list(.reviewer)
        request.labels = arguments.list(.label)
        try Files.makeFolder(Files.parent(of: bodyFile))
        try Files.write(Array(request.body.utf8), to: bodyFile)
        guard let program = Environment.program(named: place.forge.rawValue) else {
            let command = place.forge.create(place, request)
            try console.print(command.map(\.shellWord).joined(separator: " ") + "\n")
            return false
        }
        let number = try place.forge.number(in: run(program, place.forge.list(place, branch: branch.name)))
        let command =
            number.map { place.forge.update(place, number: $0, request) } ?? place.forge.create(place, request)
        try perform(command) {
            let answer = try run(program, command).split(whereSeparator: \.isNewline).last ?? ""
            try console.print(
                "\(number == nil ? "opened" : "edited")\t\(place.repository)\t\(String(answer).printable)\n")
        }
        return !isDryRun
    }

    /// Runs `gh` or `glab`, which may not ask anything; gives what it prints.
    private func run(_ program: String, _ words: [String]) throws -> String {
        var command = ChildProcess.Command(
            [program] + words.dropFirst(),
            environment: Environment.all + ["GH_PROMPT_DISABLED=1", "NO_PROMPT=1", "NO_COLOR=1"])
        command.output = "\(scratch)/forge-output"
        command.errors = "\(scratch)/forge-errors"
        command.leadsSession = true
        let ending = ChildProcess.run(command, seconds: settings.limits.seconds)
        guard ending == .exit(0) else {
            let errors = String(decoding: (try? Files.read(command.errors)) ?? [], as: UTF8.self)
            let line = errors.split(whereSeparator: \.isNewline).first.map { RepositorySource.redacted(String($0)) }
            throw Failure(.inputOutput, "\(words[0]): \(line ?? "failed without saying why")")
        }
        return String(decoding: try Files.read(command.output), as: UTF8.self)
    }
}

extension BatchJob {
    fileprivate func at(revision: String) -> BatchJob {
        BatchJob(
            source: source, revision: revision, branch: branch, options: options, author: author, size: size)
    }

    /// The branch that the rewrites are to be merged into; `nil` for the default one.
    fileprivate var target: String? {
        revision == "HEAD" || ObjectID(revision) != nil || revision.hasPrefix("refs/tags/") ? nil : revision
    }
}
