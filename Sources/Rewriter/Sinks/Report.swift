/// Everything that a run has to say, ready for any of the report formats. Paths are relative to the repository
/// root; findings are in the order of path and place.
public struct Report: Sendable {
    public var toolVersion: String
    /// As the user named it.
    public var repositoryPath: String
    /// The commit id of HEAD or of the revision that was read; `nil` on an unborn branch.
    public var head: String?
    public var modules: [ModuleSummary]
    public var findings: [ReportedFinding]
    public var skipped: [SkippedFile]
    public var summary: Summary

    public init(
        toolVersion: String, repositoryPath: String, head: String?, modules: [ModuleSummary], findings: [ReportedFinding],
        skipped: [SkippedFile], summary: Summary
    ) {
        self.toolVersion = toolVersion
        self.repositoryPath = repositoryPath
        self.head = head
        self.modules = modules
        self.findings = findings
        self.skipped = skipped
        self.summary = summary
    }

    public struct ModuleSummary: Sendable {
        public let module: Module
        /// How many Swift files it compiles.
        public let files: Int

        public init(module: Module, files: Int) {
            self.module = module
            self.files = files
        }
    }

    public struct Summary: Sendable {
        /// Swift files that were looked at, and those of them that were parsed.
        public var files = 0
        public var parsed = 0
        /// Tokens that the findings account for.
        public var materials = 0
        public var seconds = 0.0

        public init() {}
    }
}

/// A finding with everything a reader needs to find it again.
public struct ReportedFinding: Sendable {
    /// Stable across runs and machines: a hash of rule, path, the normalised code and its ordinal among equals.
    public let id: String
    public let path: String
    public let start: Position
    public let end: Position
    /// Name of the first module that compiles the file; empty when none is known.
    public let module: String
    public var finding: Finding

    public init(id: String, path: String, start: Position, end: Position, module: String, finding: Finding) {
        self.id = id
        self.path = path
        self.start = start
        self.end = end
        self.module = module
        self.finding = finding
    }
}

/// A file that was left out, and why.
public struct SkippedFile: Hashable, Sendable {
    public let path: String
    /// kebab-case.
    public let reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}
