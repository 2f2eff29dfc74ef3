/// Everything that a run has to say, ready for any of the report formats. Paths are relative to the repository
/// root; findings are in the order of path and place.
public struct Report: Sendable {
    public var toolVersion: String
    /// As the user named it.
    public var repositoryPath: String
    /// Absolute path of the work tree or the bare repository; `nil` when it doesn't matter.
    public var repositoryRoot: String?
    /// The commit id of HEAD or of the revision that was read; `nil` on an unborn branch.
    public var head: String?
    public var modules: [ModuleSummary]
    public var findings: [ReportedFinding]
    /// The notes among theirs that came last.
    public var remarks: [Remark] = []
    /// The files that the proposed rewrites need besides those that they change.
    public var generated: [GeneratedFile]
    public var skipped: [SkippedFile]
    public var summary: Summary
    /// Of an audit only.
    public var audit: AuditReport?

    public init(
        toolVersion: String, repositoryPath: String, repositoryRoot: String? = nil, head: String?,
        modules: [ModuleSummary],
        findings: [ReportedFinding],
        generated: [GeneratedFile] = [], skipped: [SkippedFile], summary: Summary
    ) {
        self.toolVersion = toolVersion
        self.repositoryPath = repositoryPath
        self.repositoryRoot = repositoryRoot
        self.head = head
        self.modules = modules
        self.findings = findings
        self.generated = generated
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

    /// A file that rewritten code calls.
    public struct GeneratedFile: Sendable {
        /// From what is there now to what is to be there.
        public let diff: UnifiedDiff
        /// What a person must do so that it is compiled; `nil` when nothing.
        public let advice: String?
        /// Paths of the files whose fixes need it; empty when every fix that requires anything does.
        public let callers: [String]

        public init(diff: UnifiedDiff, advice: String? = nil, callers: [String] = []) {
            self.diff = diff
            self.advice = advice
            self.callers = callers
        }

        public init(_ file: SupportFile, _ rewrite: VerifiedRewrite) {
            self.init(
                diff: UnifiedDiff(path: rewrite.path, before: rewrite.before?.bytes, after: rewrite.after),
                advice: file.advice, callers: file.callers)
        }
    }

    public struct Summary: Sendable, Codable {
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
public struct ReportedFinding: Sendable, Codable {
    /// Stable across runs and machines: a hash of rule, path, the normalised code and its ordinal among equals.
    public let id: String
    public let path: String
    public let start: Position
    public let end: Position
    /// Name of the first module that compiles the file; empty when none is known.
    public let module: String
    public var finding: Finding
    /// The lines around it and around its edits; `nil` where the text is not at hand.
    public let excerpt: SourceExcerpt?

    public init(
        id: String, path: String, start: Position, end: Position, module: String, finding: Finding,
        excerpt: SourceExcerpt? = nil
    ) {
        self.id = id
        self.path = path
        self.start = start
        self.end = end
        self.module = module
        self.finding = finding
        self.excerpt = excerpt
    }
}

/// A file that was left out, and why.
public struct SkippedFile: Hashable, Sendable, Codable {
    public let path: String
    /// kebab-case.
    public let reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}
