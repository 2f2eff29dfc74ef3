/// One repository of a batch: a line of the plan, and all that a worker needs to know.
public struct BatchJob: Hashable, Sendable {
    /// The same for the same source and revision, on every machine; fit for a folder's name.
    public let id: String
    public let source: RepositorySource
    /// What is migrated: anything that `git rev-parse` takes for a local repository, a branch, tag or commit of a
    /// remote one.
    public let revision: String
    /// The branch that the rewrites are to have.
    public let branch: String
    /// The rewriting options in the words of the command line.
    public let options: [String]
    /// Who makes the commits: `Name <address>`.
    public let author: String
    /// How much there is to read, in KiB; 0 when that is unknown.
    public let size: Int

    public init(
        source: RepositorySource, revision: String, branch: String, options: [String], author: String, size: Int
    ) {
        id = RepositorySource.fileName(source.name, distinguishedBy: "\(source.text)\n\(revision)")
        self.source = source
        self.revision = revision
        self.branch = branch
        self.options = options
        self.author = author
        self.size = size
    }

    /// What the result depends on, besides the commit.
    public func key(toolVersion: String) -> String {
        stableHash(([toolVersion, branch, author] + options).joined(separator: "\n"))
    }

    /// One line of a plan.
    public var json: JSONValue {
        [
            "id": .string(id), "source": .string(source.text), "revision": .string(revision),
            "branch": .string(branch), "options": .array(options.map { .string($0) }), "author": .string(author),
            "size": .integer(size),
        ]
    }

    /// Why a line is none of a plan.
    public struct Problem: Error, Hashable, Sendable {
        public let message: String

        public init(_ message: String) { self.message = message }
    }

    /// Reads one line of a plan. What it says is checked again, because plans are files that travel.
    public init(line: [UInt8]) throws(Problem) {
        let value: YAML
        do { value = try YAML.parse(json: line).root } catch { throw Problem(error.message) }
        func text(_ key: String) throws(Problem) -> String {
            guard let text = value[key]?.string else { throw Problem("there is no '\(key)'") }
            return text
        }
        let source: RepositorySource
        do { source = try RepositorySource(try text("source"), relativeTo: "/") } catch let problem as Problem {
            throw problem
        } catch let problem as RepositorySource.Problem {
            throw Problem(problem.message)
        } catch {
            throw Problem("\(error)")
        }
        self.init(
            source: source, revision: try text("revision"), branch: try text("branch"),
            options: value["options"]?.strings ?? [], author: try text("author"), size: value["size"]?.integer ?? 0)
        guard id == (try text("id")) else { throw Problem("its 'id' doesn't belong to its source and revision") }
    }
}
