import Rewriter

/// What the names that the plan's code uses mean where: in the modules of the repository, and in those that import them.
struct NameIndex: Sendable {
    private let project: ProjectModel
    private let files: [String: ViewFacts.FileStyle]
    /// By the source of the module; those of files that no target compiles by an empty one.
    private let claims: [String: [NameClaim]]
    /// Those that can be seen from other modules, by what these import.
    private let exports: [String: [NameClaim]]
    /// In the order of their paths.
    let helpers: [GeneratedHelper]
    /// Names that no new helper can have, by module: those of all modules that its files bring together.
    private let taken: [String: Set<String>]

    init(
        _ all: [NameClaim], helpers: [GeneratedHelper], files: [String: ViewFacts.FileStyle], project: ProjectModel
    ) {
        var claims: [String: [NameClaim]] = [:]
        var exports: [String: [NameClaim]] = [:]
        for claim in all {
            for source in project.sources(compiling: claim.path) { claims[source, default: []].append(claim) }
            guard claim.access == .everywhere else { continue }
            for module in project.modules(compiling: claim.path) {
                exports[module.importName, default: []].append(claim)
            }
        }
        self.project = project
        self.files = files
        self.claims = claims
        self.exports = exports
        self.helpers = helpers.sorted { $0.path < $1.path }
        taken = Self.taken(claims, helpers: helpers, files: files, project: project)
    }

    // MARK: files

    /// What the declarations are called that the file at `path` calls; `nil` where no name is left for them.
    func helperNames(in path: String) -> HelperNames? {
        let hidden = hidden(in: path)
        if !hidden.isEmpty, sees(NameClaim.module, in: path) { return nil }
        if let helper = helper(for: path) { return HelperNames(hidden: hidden, isRenamed: helper.isRenamed) }
        let taken = project.sources(compiling: path).union(project.homes(of: path).map(\.source))
            .reduce(into: Set<String>()) { $0.formUnion(self.taken[$1] ?? []) }
        let isRenamed = !taken.isDisjoint(with: HelperNames.plain)
        if isRenamed, !taken.isDisjoint(with: HelperNames.renamed) { return nil }
        return HelperNames(hidden: hidden, isRenamed: isRenamed)
    }

    /// The helper that an earlier run made and that the file can call: its own module's, or one that it imports.
    func helper(for path: String) -> GeneratedHelper? {
        let own = project.homes(of: path).map(\.source)
        let near = helpers.first { helper in
            let theirs = project.modules(compiling: helper.path).map(\.source)
            return own.isEmpty ? theirs.isEmpty : theirs.contains(where: own.contains)
        }
        return near ?? helpers.first { isImported($0, in: path) }
    }

    /// Whether a public helper lies in a module that the file imports, whatever it is built for.
    func isImported(_ helper: GeneratedHelper, in path: String) -> Bool {
        helper.access != .module
            && project.modules(compiling: helper.path).contains { surelyImports($0.importName, in: path) }
    }

    /// Whether a file imports a module wherever it uses SwiftUI.
    func surelyImports(_ name: String, in path: String) -> Bool { files[path]?.sureImports.contains(name) ?? false }

    func imports(of path: String) -> Set<String> { files[path]?.imports ?? [] }

    /// Whether the file sees an own declaration of this name.
    func sees(_ name: String, in path: String) -> Bool {
        visibleClaims(in: path).contains { $0.name == name && isInScope($0, in: path) }
    }

    /// Names of SwiftUI that mean something else in the file.
    private func hidden(in path: String) -> Set<String> {
        Set(visibleClaims(in: path).filter { isInScope($0, in: path) }.map(\.name)).intersection(NameClaim.system)
    }

    /// A nested type is one for code of the type that it is nested in.
    private func isInScope(_ claim: NameClaim, in path: String) -> Bool {
        claim.container.map { files[path]?.types.contains($0) ?? false } ?? true
    }

    private func visibleClaims(in path: String) -> [NameClaim] {
        let near = project.sources(compiling: path).flatMap { claims[$0] ?? [] }
        return near.filter { $0.access != .file || $0.path == path }
            + imports(of: path).flatMap { exports[$0] ?? [] }
    }

    // MARK: modules

    /// The names in a new file of these modules, given by source.
    func names(inNewFileOf modules: Set<String>, isRenamed: Bool) -> HelperNames {
        let all = (modules.isEmpty ? [""] : modules).flatMap { claims[$0] ?? [] }
        let hidden = all.filter { $0.container == nil && $0.access != .file }.map(\.name)
        return HelperNames(hidden: Set(hidden).intersection(NameClaim.system), isRenamed: isRenamed)
    }

    /// Modules that compile one file together, or of which one imports the other, use the same names.
    private static func taken(
        _ claims: [String: [NameClaim]], helpers: [GeneratedHelper], files: [String: ViewFacts.FileStyle],
        project: ProjectModel
    ) -> [String: Set<String>] {
        let importable = Dictionary(grouping: project.modules, by: \.importName)
        let ties = files.map { path, style in
            style.imports.reduce(into: project.sources(compiling: path)) { group, name in
                group.formUnion((importable[name] ?? []).map(\.source))
            }
        }
        var groups: [Set<String>] = []
        for var group in Set(ties) {
            for index in groups.indices.reversed() where !groups[index].isDisjoint(with: group) {
                group.formUnion(groups.remove(at: index))
            }
            groups.append(group)
        }
        var taken: [String: Set<String>] = [:]
        for group in groups {
            var names = Set(group.flatMap { claims[$0] ?? [] }.filter { $0.container == nil }.map(\.name))
            for helper in helpers where helper.access != .module {
                guard !project.sources(compiling: helper.path).isDisjoint(with: group) else { continue }
                names.formUnion(helper.isRenamed ? HelperNames.renamed : HelperNames.plain)
            }
            names.formIntersection(HelperNames.allDeclared)
            for module in group { taken[module] = names }
        }
        return taken
    }
}

extension ProjectModel {
    /// Sources of the modules that compile a file; an empty one where none is known.
    func sources(compiling path: String) -> Set<String> {
        let sources = Set(modules(compiling: path).map(\.source))
        return sources.isEmpty ? [""] : sources
    }

    /// The modules that compile a file or, where none does, those that would compile a new one beside it.
    func homes(of path: String) -> [Module] {
        let compiling = modules(compiling: path)
        if !compiling.isEmpty { return compiling }
        let neighbour = path.folder.isEmpty ? "LiquidGlass.swift" : "\(path.folder)/LiquidGlass.swift"
        return modules.filter { $0.compilesNewFile(at: neighbour) }
    }
}

extension String {
    /// The folder of a path; empty for the root.
    var folder: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? "" }

    /// The last part of a path.
    var fileName: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[index(after: $0)...]) } ?? self }
}
