import Rewriter

/// A list of repositories in one of the forms that `batch plan` takes, checked as a whole: what is wrong is collected,
/// so that it can be put right in one go.
struct Manifest {
    /// A mistake, and where it is.
    struct Problem: Equatable {
        let position: Position
        let message: String
        var remedy: String?
    }

    /// What holds for every repository that says nothing else.
    struct Defaults {
        var revision = "HEAD"
        var branch = BatchPlan.defaultBranch
        var options = JobOptions()
        var author = ""
        /// Absolute: what relative paths start from.
        var folder = "/"
    }

    private(set) var jobs: [BatchJob] = []
    private(set) var problems: [Problem] = []
    /// Repositories that a listing calls archived or empty.
    private(set) var leftOut = 0
    private var defaults: Defaults
    /// The options of the command line stand above those of the file.
    private let strongest: JobOptions
    private var places: [String: Position] = [:]
    /// Where each branch of each repository is asked for.
    private var targets: [String: Position] = [:]

    /// One repository before it is checked.
    private struct Entry {
        let source: String
        let position: Position
        var revision: String?
        var branch: String?
        var size: Int?
        var options = JobOptions()
    }

    private static let sizeLimit = 64 << 20

    private init(_ defaults: Defaults) {
        self.defaults = defaults
        strongest = defaults.options
    }

    /// Reads a file: YAML, the JSON that `gh` and `glab` print, or a plain list.
    init(_ bytes: [UInt8], _ defaults: Defaults) {
        self.init(defaults)
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
        do throws(YAML.Failure) {
            if isJSON {
                read(try YAML.parse(json: bytes))
            } else {
                read(try YAML.parse(bytes, sizeLimit: Self.sizeLimit), or: bytes)
            }
        } catch {
            if isJSON {
                fail(error.position, error.message, remedy: "a listing is one JSON text; 'jq -s add' joins several")
            } else if Self.isList(bytes) {
                // It may hold what YAML doesn't allow.
                read(list: bytes)
            } else {
                fail(error.position, error.message)
            }
        }
        if jobs.isEmpty, problems.isEmpty { fail(Position(line: 1, column: 1), "there is no repository in it") }
    }

    /// Takes the repositories in a folder.
    init(folder: String, _ defaults: Defaults) throws(Files.Failure) {
        self.init(defaults)
        for name in try Files.names(in: folder) {
            let path = "\(folder)/\(name)"
            guard LocalClone(path) != nil else { continue }
            add(Entry(source: path, position: Position(line: 1, column: 1)))
        }
        if jobs.isEmpty, problems.isEmpty {
            fail(Position(line: 1, column: 1), "there is no clone directly in this folder")
        }
    }

    private mutating func fail(_ position: Position, _ message: String, remedy: String? = nil) {
        problems.append(Problem(position: position, message: message, remedy: remedy))
    }

    // MARK: Plain lists

    private static func isList(_ bytes: [UInt8]) -> Bool {
        !bytes.split(separator: UInt8(ascii: "\n")).contains { String(decoding: $0, as: UTF8.self).contains(": ") }
    }

    /// A path or URL a line, and a revision behind it where there is one to name; `#` begins a comment.
    private mutating func read(list bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let text = String(validating: line, as: UTF8.self) else {
                fail(Position(line: index + 1, column: 1), "the line is not UTF-8")
                continue
            }
            let words = text.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let source = words.first else { continue }
            let position = Position(line: index + 1, column: 1)
            if words.count > 2 {
                fail(position, "more than a path and a revision", remedy: "a path with spaces needs the YAML form")
            } else {
                add(Entry(source: source, position: position, revision: words.count > 1 ? words[1] : nil))
            }
        }
    }

    // MARK: YAML

    private mutating func read(_ document: YAML.Document, or bytes: [UInt8]) {
        switch document.root.content {
        case .scalar: read(list: bytes)
        case .sequence, .mapping: read(document)
        }
    }

    private mutating func read(_ document: YAML.Document) {
        for key in document.duplicateKeys { fail(key.position, "'\(key.name)' stands here for the second time") }
        if let elements = document.root.elements {
            for element in elements { read(element) }
            return
        }
        check(document.root, keys: ["defaults", "repositories"])
        if let value = document.root["defaults"] { read(defaults: value) }
        guard let elements = document.root["repositories"]?.elements else {
            return fail(document.root.position, "there is no list called 'repositories'")
        }
        for element in elements { read(element) }
    }

    private mutating func check(_ value: YAML, keys: [String]) {
        for entry in value.entries ?? [] where !keys.contains(entry.name) {
            fail(
                entry.key.position, "unknown key '\(entry.name)'",
                remedy: keys.nearest(to: entry.name).map { "did you mean '\($0)'?" } ?? "it can be \(keys.listed("or"))"
            )
        }
    }

    private mutating func read(defaults value: YAML) {
        guard value.entries != nil else { return fail(value.position, "'defaults' is \(value.kind), not a mapping") }
        check(value, keys: ["revision", "branch", "options"])
        defaults.revision = text("revision", of: value) ?? defaults.revision
        defaults.branch = text("branch", of: value) ?? defaults.branch
        defaults.options = options(of: value)
    }

    private mutating func text(_ key: String, of value: YAML) -> String? {
        guard let member = value[key] else { return nil }
        if member.string == nil { fail(member.position, "'\(key)' is \(member.kind), not text") }
        return member.string
    }

    private mutating func options(of value: YAML) -> JobOptions {
        var options = JobOptions()
        guard let member = value["options"] else { return options }
        guard let entries = member.entries else {
            fail(member.position, "'options' is \(member.kind), not a mapping")
            return options
        }
        for entry in entries {
            do throws(Failure) {
                try options.add(entry)
            } catch {
                fail(entry.key.position, error.message, remedy: error.remedy)
            }
        }
        return options
    }

    private mutating func read(_ element: YAML) {
        if let text = element.string { return add(Entry(source: text, position: element.position)) }
        guard element.entries != nil else {
            return fail(element.position, "a repository is a path, a URL or a mapping, not \(element.kind)")
        }
        if element["repository"] == nil, let listed = ListedRepository(element) { return read(listed, element) }
        check(element, keys: ["repository", "revision", "branch", "size", "options"])
        guard let source = text("repository", of: element) else {
            return fail(element.position, "there is no 'repository' with a path or URL")
        }
        var entry = Entry(source: source, position: element["repository"]?.position ?? element.position)
        entry.revision = text("revision", of: element)
        entry.branch = text("branch", of: element)
        entry.options = options(of: element)
        if let size = element["size"] {
            entry.size = size.integer
            if (size.integer ?? -1) < 0 { fail(size.position, "'size' is not a number of KiB") }
        }
        add(entry)
    }

    private mutating func read(_ listed: ListedRepository, _ element: YAML) {
        guard listed.isOfUse else {
            leftOut += 1
            return
        }
        add(
            Entry(
                source: listed.url, position: element.position, revision: listed.branch, size: listed.size))
    }

    // MARK: Checks

    private mutating func add(_ entry: Entry) {
        let source: RepositorySource
        do throws(RepositorySource.Problem) {
            source = try RepositorySource(entry.source, relativeTo: defaults.folder)
        } catch {
            return fail(entry.position, error.message, remedy: error.remedy)
        }
        let clone = source.isRemote ? nil : LocalClone(source.text)
        if !source.isRemote, clone == nil {
            return fail(
                entry.position,
                Files.exists(source.text) ? "\(source.text) is not a clone" : "there is no folder \(source.text)")
        }
        let revision = entry.revision ?? defaults.revision
        let branch = entry.branch ?? defaults.branch
        guard Self.isRevision(revision, of: source) else {
            return fail(entry.position, "'\(revision)' can't be a branch, tag or commit")
        }
        guard GitRepository.isBranchName(branch) else {
            return fail(entry.position, "'\(branch)' can't be the name of a branch")
        }
        let options = defaults.options.overridden(by: entry.options).overridden(by: strongest)
        let job = BatchJob(
            source: source, revision: revision, branch: branch, options: options.words, author: defaults.author,
            size: entry.size ?? clone?.size ?? 0)
        if let first = places.updateValue(entry.position, forKey: job.id) {
            places[job.id] = first
            return fail(entry.position, "\(job.source.text) stands here for the second time, after line \(first.line)")
        }
        if let first = targets.updateValue(entry.position, forKey: "\(source.identity)\n\(branch)") {
            return fail(
                entry.position,
                "\(job.source.text) is the repository of line \(first.line), and both would write \(branch)",
                remedy: "give one of them another 'branch'")
        }
        jobs.append(job)
    }

    private static func isRevision(_ text: String, of source: RepositorySource) -> Bool {
        if text == "HEAD" || GitRepository.isBranchName(text) { return true }
        // What only the objects can tell, such as `HEAD~3`, is not for a fetch.
        return !source.isRemote && !text.isEmpty && !text.hasPrefix("-")
            && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    }
}

/// A repository as `gh repo list --json …`, `gh api`, `glab repo list --output json` or `glab api` print it.
private struct ListedRepository {
    let url: String
    let branch: String?
    let size: Int?
    let isOfUse: Bool

    /// `nil` when it is something else.
    init?(_ value: YAML) {
        func text(_ keys: String...) -> String? { keys.lazy.compactMap { value[$0]?.string }.first }
        func flag(_ keys: String...) -> Bool { keys.contains { value[$0]?.bool == true } }
        guard let url = text("clone_url", "http_url_to_repo", "url", "sshUrl", "ssh_url", "ssh_url_to_repo") else {
            return nil
        }
        self.url = url
        branch = value["defaultBranchRef"]?["name"]?.string ?? text("default_branch")
        let bytes = value["statistics"]?["repository_size"]?.integer
        size = value["diskUsage"]?.integer ?? value["size"]?.integer ?? bytes.map { $0 / 1024 }
        isOfUse = !flag("isArchived", "archived", "isEmpty", "empty_repo", "disabled")
    }
}
