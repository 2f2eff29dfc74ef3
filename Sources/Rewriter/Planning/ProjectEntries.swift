/// Enters generated files in the project files of the modules that must compile them.
struct ProjectEntries {
    private let read: (String) -> [UInt8]?
    /// What each project file was, and what it is after the entries so far.
    private var files: [String: (before: SourceFile, after: SourceFile)] = [:]

    init(read: @escaping (String) -> [UInt8]?) {
        self.read = read
    }

    /// The changed project files, in the order of their paths.
    var rewrites: [VerifiedRewrite] {
        files.values.filter { $0.before != $0.after }
            .map { VerifiedRewrite(path: $0.before.path, before: $0.before, after: $0.after.bytes) }
            .sorted { $0.path < $1.path }
    }

    /// Whether every module compiles the file now; when not, no project file is changed for it.
    mutating func add(_ file: SupportFile) -> Bool {
        guard let joins = file.joins else { return false }
        var changed = files
        for (project, modules) in Dictionary(grouping: joins, by: { $0.projectFile ?? "" }) {
            guard !project.isEmpty, let current = changed[project] ?? open(project),
                // The editor has read its own result again and found the added entries and nothing else.
                let edits = try? PBXProjEditor.edits(adding: file.path, to: modules.map(\.name), of: current.after),
                let list = EditList(edits)
            else { return false }
            let after = SourceFile(path: project, bytes: list.apply(to: current.after.bytes))
            changed[project] = (current.before, after)
        }
        files = changed
        return true
    }

    private func open(_ project: String) -> (before: SourceFile, after: SourceFile)? {
        read(project).map { SourceFile(path: project, bytes: $0) }.map { ($0, $0) }
    }
}
