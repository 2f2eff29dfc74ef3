/// What to migrate, as a value that never reads files: the engine hands it parsed files and gets findings back.
///
/// It works in two passes. First every candidate file tells its `Facts`, which are joined into one `Index` of the
/// repository; then each file is asked for its findings, with the whole index at hand.
public protocol MigrationPlan: Sendable {
    /// What one file contributes to the index.
    associatedtype Facts: Sendable
    /// What is known about the whole repository.
    associatedtype Index: Sendable

    /// Byte strings of which a file must hold at least one to be worth parsing.
    var needles: [String] { get }

    /// Names that the plan's own code uses: a file without a needle matters too when it declares one of them.
    var contestedNames: Set<String> { get }

    /// Whether there may be findings in files that hold no needle but use a traced name.
    var examinesUses: Bool { get }

    /// First pass.
    func facts(of file: SyntaxTree) -> Facts

    /// What a file that isn't looked at for itself has to say about the contested names: it holds no needle, or a
    /// program wrote it.
    func declarations(in file: SyntaxTree) -> Facts?

    /// Names whose uses anywhere in the repository matter; every file that holds one is asked for `uses`.
    func namesToTrace(in facts: [Facts]) -> Set<String>

    /// Where one file uses the traced names. Of a file that is no candidate the tree may lack top-level declarations
    /// which hold none of the names, unless they belong to a type that holds one elsewhere in the file.
    func uses(of names: Set<String>, in file: SyntaxTree) -> Facts

    /// Joins the facts and uses, which come in the order of the files' paths.
    func index(_ facts: [Facts], project: ProjectModel) -> Index

    /// A name that the user gave and that the repository doesn't have; without it there is no second pass.
    func unknownName(in index: Index) -> UnknownName?

    /// Second pass: everything that is to be said about one file, in source order. Every token that the plan
    /// accounts for is in exactly one finding.
    func findings(in file: SyntaxTree, index: Index, project: ProjectModel) -> [Finding]

    /// What the plan wants counted in one file, by code; it stands in the outcome beside the findings.
    func census(of file: SyntaxTree, index: Index, project: ProjectModel) -> [String: Int]

    /// Which constructs stand for "new system, else the old code" in rewritten files.
    var fallbackForms: FallbackForms { get }

    /// New files that the chosen fixes need, for instance generated helpers.
    /// - Parameter paths: those of all Swift files that there are.
    func supportFiles(
        for fixes: [ChosenFix], index: Index, project: ProjectModel, besides paths: Set<String>
    ) -> [SupportFile]
}

extension MigrationPlan {
    public var contestedNames: Set<String> { [] }
    public var examinesUses: Bool { false }
    public func declarations(in file: SyntaxTree) -> Facts? { nil }
    public func census(of file: SyntaxTree, index: Index, project: ProjectModel) -> [String: Int] { [:] }
    public func unknownName(in index: Index) -> UnknownName? { nil }
}

/// A name that the user gave and that stands for nothing.
public struct UnknownName: Hashable, Sendable, Codable {
    public let name: String
    /// What it could have been, sorted.
    public let known: [String]

    public init(_ name: String, known: [String]) {
        self.name = name
        self.known = known
    }
}

/// A fix that is going to be applied, and where.
public struct ChosenFix: Sendable {
    public let path: String
    public let fix: Fix

    public init(path: String, fix: Fix) {
        self.path = path
        self.fix = fix
    }
}

/// A file that a plan generates.
public struct SupportFile: Hashable, Sendable, Codable {
    public let path: String
    /// `nil` for a file that stays as it is, and is only entered in more project files.
    public let text: String?
    /// The modules that must compile it and don't by its place alone: they need an entry in a project file. `nil` when
    /// it isn't known which modules those are.
    public let joins: [Module]?
    /// All modules that compile it then; empty where that isn't known.
    public let modules: [Module]
    /// What a person must do if such an entry can't be made.
    public let advice: String
    /// Paths of the files whose fixes need it; empty when every fix that requires anything does.
    public let callers: [String]
    /// Why it lies where it does; `nil` where that goes without saying. The first finding that needs it says so.
    public let remark: Finding.Note?

    public init(
        path: String, text: String?, joins: [Module]? = nil, modules: [Module] = [], advice: String,
        callers: [String] = [], remark: Finding.Note? = nil
    ) {
        self.modules = modules
        self.path = path
        self.remark = remark
        self.text = text
        self.joins = joins
        self.advice = advice
        self.callers = callers
    }
}
