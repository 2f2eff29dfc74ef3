/// Which modules compile which files, read from the repository's project files without running any of them.
public struct ProjectModel: Sendable {
    public let modules: [Module]
    /// Indices into `modules`, by path.
    private let owners: [String: [Int]]

    public init(modules: [Module], owners: [String: [Int]]) {
        self.modules = modules
        self.owners = owners
    }

    /// The modules that compile the file at this path; empty when none is known.
    public func modules(compiling path: String) -> [Module] {
        (owners[path] ?? []).map { modules[$0] }
    }

    /// Where a new file is compiled together with the files at these paths; `nil` when that isn't known.
    public func helperFolder(for paths: [String]) -> (path: String, needsEntry: Bool)? { nil }
}
