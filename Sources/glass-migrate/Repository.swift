import Rewriter

/// The repository that a command works on: where it is, its Swift files, and what the project files say.
struct Repository {
    /// As the user named it.
    let name: String
    let location: GitRepository.Location
    /// The commit of the revision that is read, or else of HEAD; `nil` on a branch without commits.
    let head: ObjectID?
    let listing: FileListing
    let project: ProjectModel
    /// What all files hold; `nil` when nobody wants to know or it can't be told.
    let content: ContentFingerprint?
    /// Files that say how the code is built and that could not be read.
    let unreadProjectFiles: [SkippedFile]
    private let reader: SharedReader
    /// What standard input stands for.
    private let standardInput: SourceFile?

    /// Opens the repository that all PATHs lie in.
    init(_ arguments: Arguments, paths: [String]) throws {
        let stdin = try Repository.standardInputPath(arguments)
        let paths = stdin.map { [$0.folder] } ?? (paths.isEmpty ? ["."] : paths)
        let repository = try GitRepository(containing: paths[0])
        var options = ListingOptions()
        options.revision = Self.revision(arguments, isBare: repository.isBare)
        options.since = arguments.value(.since)
        options.include = arguments.list(.paths).map { Glob($0) }
        options.exclude = arguments.list(.exclude).map { Glob($0) }
        options.exclusions = arguments.configuration.overrides.map { override in
            ListingOptions.Exclusion((override.values[.exclude] ?? []).map { Glob($0) }, within: override.paths)
        }
        for path in paths { options.paths.append(try repository.relativePath(of: path)) }
        if let stdin {
            let path = options.paths[0].isEmpty ? stdin.name : "\(options.paths[0])/\(stdin.name)"
            options.paths = [path]
            standardInput = SourceFile(path: path, bytes: try System.readStandardInput())
        } else {
            standardInput = nil
        }
        name = paths[0]
        location = repository.location
        head = try options.revision.map { revision in try repository.commit(named: revision) } ?? repository.head()
        listing = try repository.listFiles(options)
        content = RunCache.isWanted(arguments) ? try? repository.fingerprint(of: listing) : nil
        reader = SharedReader(listing.source)
        (project, unreadProjectFiles) = Self.readProject(listing, reader)
    }

    /// The files and folders that the operands name; at least one.
    static func paths(_ arguments: Arguments) throws(Failure) -> [String] {
        if let stdin = try standardInputPath(arguments) { return [stdin.folder] }
        let paths = arguments.command == .branch ? Array(arguments.operands.dropLast()) : arguments.operands
        return paths.isEmpty ? ["."] : paths
    }

    /// The revision to read; `nil` is the work tree.
    static func revision(_ arguments: Arguments, isBare: Bool) -> String? {
        let readsCommits = [.branch, .patch].contains(arguments.command)
        return arguments.value(.revision) ?? (readsCommits || isBare ? "HEAD" : nil)
    }

    /// The Swift files as the engine takes them, in the order of their paths.
    var inputs: [InputFile] {
        let reader = reader
        var inputs = listing.files.map { file in
            InputFile(path: file.path, isSelected: file.isSelected, isGenerated: hasGeneratedHeader) {
                reader.read(file)
            }
        }
        guard let text = standardInput, !listing.skipped.contains(where: { $0.path == text.path }) else {
            return inputs
        }
        let input = InputFile(path: text.path, isGenerated: hasGeneratedHeader) { .success(text.bytes) }
        let place = inputs.firstIndex { $0.path >= text.path } ?? inputs.endIndex
        if place < inputs.endIndex, inputs[place].path == text.path {
            inputs[place] = input
        } else {
            inputs.insert(input, at: place)
        }
        return inputs
    }

    /// What the files that were listed hold by now.
    func currentContent() -> ContentFingerprint? {
        guard let repository = try? GitRepository(location) else { return nil }
        return try? repository.fingerprint(of: listing)
    }

    /// The modules with the number of Swift files that each compiles.
    var modules: [Report.ModuleSummary] {
        var counts: [String: Int] = [:]
        for file in listing.files {
            for module in project.modules(compiling: file.path) { counts[module.source, default: 0] += 1 }
        }
        return project.modules.map { Report.ModuleSummary(module: $0, files: counts[$0.source, default: 0]) }
    }

    /// One of the project files that the listing holds.
    var readProjectFile: @Sendable (String) -> [UInt8]? {
        let files = Dictionary(listing.projectFiles.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return { [reader] path in
            files[path].flatMap { try? reader.read($0, limit: sizeLimit(of: path)).get() }
        }
    }

    private static func readProject(_ listing: FileListing, _ reader: SharedReader) -> (ProjectModel, [SkippedFile]) {
        let projectFiles = Dictionary(
            listing.projectFiles.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var unread: Set<SkippedFile> = []
        let project = ProjectReader.read(
            paths: listing.files.map(\.path) + listing.projectFiles.map(\.path)
        ) { path -> [UInt8]? in
            guard let file = projectFiles[path] else { return nil }
            switch reader.read(file, limit: sizeLimit(of: path)) {
            case .success(let bytes): return bytes
            case .failure(let skip):
                unread.insert(SkippedFile(path: path, reason: skip.reason))
                return nil
            }
        }
        return (project, Array(unread))
    }

    /// The file that standard input stands for; `nil` when files are read.
    private static func standardInputPath(_ arguments: Arguments) throws(Failure) -> (folder: String, name: String)? {
        let path = arguments.value(.stdinPath)
        guard arguments.operands.contains("-") else {
            if path == nil { return nil }
            throw .usage("option '--stdin-path' goes with '-' as the only PATH")
        }
        let takers = Option.stdinPath.traits.commands
        guard let command = arguments.command, takers.contains(command) else {
            throw .usage("only 'scan' and 'diff' read standard input")
        }
        guard arguments.operands.count == 1 else { throw .usage("'-' must be the only PATH") }
        guard let path else {
            throw .usage("'-' needs '--stdin-path'", remedy: "say which file the text stands for: --stdin-path NAME")
        }
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        guard name.hasSuffix(".swift") else { throw .usage("'--stdin-path \(path)' doesn't name a Swift file") }
        return (path == name ? "." : String(path.dropLast(name.count)), name)
    }
}

/// How many bytes of a project file are read.
private func sizeLimit(of path: String) -> Int {
    path.hasSuffix(".pbxproj") ? FileReader.projectSizeLimit : FileReader.sizeLimit
}
