/// What became of one repository of a batch. Holds nothing that differs between two runs on the same input.
public struct BatchResult: Hashable, Sendable {
    /// Why a repository has no result.
    public struct Failure: Hashable, Sendable {
        /// For counting: `crash`, `time-limit`, `memory-limit`, `source`, `repository`, `unreadable`, `disk`, …
        public let code: String
        public let message: String
        public let remedy: String?

        public init(_ code: String, _ message: String, remedy: String? = nil) {
            self.code = code
            self.message = message
            self.remedy = remedy
        }
    }

    /// How many findings ended in which verdict.
    public struct Counts: Hashable, Sendable {
        public var files = 0
        public var safe = 0
        public var review = 0
        public var keep: [String: Int] = [:]
        public var manual: [String: Int] = [:]

        public init() {}

        public var kept: Int { keep.values.reduce(0, +) }
        public var leftToPeople: Int { manual.values.reduce(0, +) }
        public var candidates: Int { safe + review + kept + leftToPeople }
    }

    /// The commit that was migrated; `nil` when that could not be told.
    public var base: String?
    /// The commit that the branch ends in; `nil` when there was nothing to rewrite.
    public var commit: String?
    /// How many findings it settles.
    public var rewritten = 0
    /// The files that it changes.
    public var paths: [String] = []
    /// Those of them that it adds.
    public var newPaths: Set<String> = []
    public var counts = Counts()
    /// What a person should know besides.
    public var warnings: [String] = []
    public var failure: Failure?

    public init() {}

    public init(failure: Failure) { self.failure = failure }

    public static let schema = "glass-migrate/batch-result/1"

    /// The record, with what identifies the job.
    public func json(_ job: BatchJob) -> JSONValue {
        [
            "schema": .string(Self.schema), "id": .string(job.id), "source": .string(job.source.text),
            "revision": .string(job.revision), "options": .array(job.options.map { .string($0) }),
            "state": failure == nil ? "done" : "failed", "base": JSONValue(base), "commit": JSONValue(commit),
            "branch": commit == nil ? .null : .string(job.branch),
            "rewritten": .integer(rewritten), "paths": .array(paths.map { .string($0) }),
            "newPaths": .array(newPaths.sorted().map { .string($0) }), "files": .integer(counts.files),
            "rewrite": ["safe": .integer(counts.safe), "review": .integer(counts.review)],
            "keep": JSONValue(counts.keep), "manual": JSONValue(counts.manual),
            "warnings": .array(warnings.map { .string($0) }),
            "failure": failure.map { failure in
                [
                    "code": .string(failure.code), "message": .string(failure.message),
                    "remedy": JSONValue(failure.remedy),
                ]
            } ?? .null,
        ]
    }

    /// Reads a record; `nil` when it is none of this job.
    public init?(record: [UInt8], of job: BatchJob) {
        guard let value = try? YAML.parse(json: record).root, value["schema"]?.string == Self.schema,
            value["id"]?.string == job.id
        else { return nil }
        base = value["base"]?.string
        commit = value["commit"]?.string
        rewritten = value["rewritten"]?.integer ?? 0
        paths = value["paths"]?.strings ?? []
        newPaths = Set(value["newPaths"]?.strings ?? [])
        counts.files = value["files"]?.integer ?? 0
        counts.safe = value["rewrite"]?["safe"]?.integer ?? 0
        counts.review = value["rewrite"]?["review"]?.integer ?? 0
        counts.keep = Self.numbers(value["keep"])
        counts.manual = Self.numbers(value["manual"])
        warnings = value["warnings"]?.strings ?? []
        if let failed = value["failure"], let code = failed["code"]?.string {
            failure = Failure(code, failed["message"]?.string ?? "", remedy: failed["remedy"]?.string)
        }
    }

    private static func numbers(_ value: YAML?) -> [String: Int] {
        let pairs = (value?.entries ?? []).map { ($0.name, $0.value.integer ?? 0) }
        return Dictionary(pairs) { first, _ in first }
    }
}
