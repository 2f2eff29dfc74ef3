/// The whole flow: files → trees → facts → index → findings → chosen fixes → verified rewrites.
///
/// Reads nothing by itself but through the files it is given and writes nothing; sinks do that with the outcome.
public struct Rewriter<Plan: MigrationPlan>: Sendable {
    public let plan: Plan
    public let project: ProjectModel
    /// How many files are worked on at a time.
    public let jobs: Int

    public init(plan: Plan, project: ProjectModel, jobs: Int) {
        self.plan = plan
        self.project = project
        self.jobs = max(1, jobs)
    }
}

/// A file that is read when it is its turn.
public struct InputFile: Sendable {
    /// Relative to the repository root.
    public let path: String
    /// The bytes now; throws a `SkipReason`-like message when it can't be read.
    public let read: @Sendable () throws -> [UInt8]

    public init(path: String, read: @escaping @Sendable () throws -> [UInt8]) {
        self.path = path
        self.read = read
    }
}

/// Which fixes are to be applied.
public struct Selection: Sendable {
    /// `review` takes the safe ones too.
    public var applicability: Applicability
    /// Finding ids; `nil` takes all.
    public var only: Set<String>?

    public init(applicability: Applicability = .safe, only: Set<String>? = nil) {
        self.applicability = applicability
        self.only = only
    }
}

/// What a run comes to.
public struct Outcome: Sendable {
    /// In the order of path and place.
    public var findings: [ReportedFinding]
    /// What the selected fixes make of the files, new files included; in the order of paths.
    public var rewrites: [VerifiedRewrite]
    public var skipped: [SkippedFile]
    public var summary: Report.Summary
    /// What a person must do besides, for instance add a generated file to a target.
    public var advice: [String]
}
