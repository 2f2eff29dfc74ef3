/// A file that is read when it is its turn, possibly more than once and by several tasks.
public struct InputFile: Sendable {
    /// Relative to the repository root.
    public let path: String
    /// Whether anything is to be said about it. The others are only there to be understood: what they use and
    /// declare decides about the selected ones.
    public let isSelected: Bool
    /// The bytes, or why they can't be had.
    public let read: @Sendable () -> Result<[UInt8], Skip>
    /// Whether the text says of itself that a program wrote it.
    let isGenerated: @Sendable ([UInt8]) -> Bool

    public init(
        path: String, isSelected: Bool = true, isGenerated: @escaping @Sendable ([UInt8]) -> Bool = { _ in false },
        read: @escaping @Sendable () -> Result<[UInt8], Skip>
    ) {
        self.path = path
        self.isSelected = isSelected
        self.isGenerated = isGenerated
        self.read = read
    }

    /// Why a file is left out, as a kebab-case code.
    public struct Skip: Error, Hashable, Sendable {
        public let reason: String

        public init(_ reason: String) {
            self.reason = reason
        }
    }
}

/// Which fixes are to be applied.
public struct Selection: Sendable {
    /// `review` takes the safe ones too.
    public var applicability: Applicability
    /// What is taken at some paths instead; the last that fits counts.
    public var exceptions: [Exception] = []
    /// Finding ids; `nil` takes all.
    public var only: Set<String>?
    /// Fixes that are not to be proposed, by finding id, and why.
    public var refusals: [String: Refusal] = [:]
    /// Fixes that a person made of those that were proposed, by finding id.
    public var edited: [String: Fix] = [:]

    public init(applicability: Applicability = .safe, only: Set<String>? = nil) {
        self.applicability = applicability
        self.only = only
    }

    /// What is taken at the paths that match one of some patterns.
    public struct Exception: Sendable {
        public let paths: [Glob]
        public let applicability: Applicability

        public init(paths: [Glob], applicability: Applicability) {
            self.paths = paths
            self.applicability = applicability
        }
    }

    /// What is taken in the file at `path`.
    public func applicability(at path: String) -> Applicability {
        let exception = exceptions.last { $0.paths.contains { $0.matches(path) } }
        return exception?.applicability ?? applicability
    }

    /// Whether every fix is taken that isn't refused.
    var takesEverything: Bool {
        applicability == .review && only == nil && exceptions.allSatisfy { $0.applicability == .review }
    }
}

/// What a run comes to.
public struct Outcome: Sendable, Codable {
    /// In the order of path and place.
    public var findings: [ReportedFinding] = []
    /// The notes among those of the `findings` that nobody could know before all of them were there.
    public var remarks: [Remark] = []
    /// What the selected fixes make of the files, new files included; in the order of paths.
    public var rewrites: [VerifiedRewrite] = []
    /// The files among the `rewrites` that the plan generated.
    public var generated: [SupportFile] = []
    public var skipped: [SkippedFile] = []
    /// What the plan counted, by path.
    public var census: [String: [String: Int]] = [:]
    public var summary = Report.Summary()
    /// What a judge was asked about and could not tell, in sentences.
    public var unjudged: [String] = []
    /// A name that the user gave and that the repository doesn't have: then nothing was looked at.
    public var unknownName: UnknownName?
    /// What a person must do besides, for instance add a generated file to a target.
    public var advice: [String] = []

    /// Takes up a file that the rewrites need, with what is to be said about it.
    mutating func add(_ file: SupportFile) {
        generated.append(file)
        guard let remark = file.remark,
            let first = findings.firstIndex(where: { finding in
                finding.finding.fix?.requires.isEmpty == false && file.callers.contains(finding.path)
            })
        else { return }
        findings[first].finding.notes.append(remark)
        remarks.append(Remark(id: findings[first].id, note: remark))
    }
}

/// A note that a finding got after all were there.
public struct Remark: Hashable, Sendable, Codable {
    /// The finding's.
    public let id: String
    public let note: Finding.Note

    public init(id: String, note: Finding.Note) {
        self.id = id
        self.note = note
    }
}

/// What a run has just done, for who likes to see how far it is.
public enum RunStep: Hashable, Sendable {
    /// It starts, possibly again.
    case began
    /// It has seen one file, and parsed it if there is something in it.
    case read(isParsed: Bool)
    /// It has judged one of the parsed files that are selected.
    case examined(findings: Int)
}
