/// Which modules compile which files, read from the repository's project files without running any of them.
public struct ProjectModel: Sendable {
    /// Sorted by `source`.
    public let modules: [Module]
    /// Files that name several projects, such as `App.xcworkspace`.
    public let workspaces: [Workspace]
    /// Which versions of Xcode the repository's own builds use, the lowest first; empty when nothing says so.
    public let xcodes: [XcodeVersion]
    /// What could not be read at all, in sentences.
    public let doubts: [String]
    private let owners: [String: [Owner]]

    /// One module's claim on one file.
    struct Owner: Hashable, Sendable {
        /// Index into `modules`.
        var module: Int
        /// When the file is compiled for some of the module's platforms only.
        var platforms: Set<Platform>?
    }

    /// `owners` are indices into `modules`, by path.
    public init(modules: [Module], owners: [String: [Int]]) {
        self.init(modules: modules, owners: owners.mapValues { $0.map { Owner(module: $0) } })
    }

    init(
        modules: [Module], owners: [String: [Owner]], workspaces: [Workspace] = [], xcodes: [XcodeVersion] = [],
        doubts: [String] = []
    ) {
        self.modules = modules
        self.owners = owners
        self.workspaces = workspaces
        self.xcodes = xcodes
        self.doubts = doubts
    }

    /// The lowest of `xcodes`: code must compile with it.
    public var xcode: XcodeVersion? { xcodes.first }

    /// The modules that compile the file at this path; empty when none is known. Where a module compiles it for some
    /// of its platforms only, its `platforms` and `floors` are cut down to those.
    public func modules(compiling path: String) -> [Module] {
        (owners[path] ?? []).map { owner in
            var module = modules[owner.module]
            if let platforms = owner.platforms {
                module.platforms.formIntersection(platforms)
                module.floors = module.floors.filter { platforms.contains($0.key) }
            }
            return module
        }
    }

    /// The paths of the files that `module` compiles, sorted.
    public func files(of module: Module) -> [String] {
        guard let index = modules.firstIndex(where: { $0.source == module.source }) else { return [] }
        return owners.filter { $0.value.contains { $0.module == index } }.keys.sorted()
    }
}

/// A workspace file and the projects and packages that it names.
public struct Workspace: Hashable, Sendable {
    /// `App.xcworkspace`
    public var path: String
    /// Repository-relative paths, in the file's order.
    public var members: [String]

    public init(path: String, members: [String]) {
        self.path = path
        self.members = members
    }
}

extension ProjectModel: CustomStringConvertible {
    /// The model as a page of text: each module with its systems and files, where that was read, and what is doubtful.
    public var description: String { page(listsFiles: false) }

    /// The same, with the path of every file below the modules that compile it.
    public func page(listsFiles: Bool) -> String {
        var files: [Int: [String]] = [:]
        for (path, claims) in owners {
            for module in Set(claims.map(\.module)) { files[module, default: []].append(path) }
        }
        var lines: [String] = []
        for (index, module) in modules.enumerated() {
            let files = files[index] ?? []
            lines.append("\(module.source): \(files.count) \(files.count == 1 ? "file" : "files")")
            lines += module.details.map { "    \($0)" }
            if listsFiles { lines += files.sorted().map { "        \($0)" } }
        }
        lines += xcodes.map { "Xcode \($0.major): \($0.source)" }
        for workspace in workspaces {
            lines.append("\(workspace.path): \(workspace.members.joined(separator: ", "))")
        }
        lines += doubts.map { "uncertain: \($0)" }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension Module {
    /// Its facts in lines of text, without its name.
    public var details: [String] {
        let systems = platforms.sorted().map { "\($0.rawValue) \(floors[$0]?.description ?? "unknown")" }
        var lines = ["\(product.rawValue) for \(systems.isEmpty ? "unknown systems" : systems.joined(separator: ", "))"]
        for (place, origins) in Dictionary(grouping: origins, by: \.place).sorted(by: { $0.key < $1.key }) {
            lines.append("\(origins.map(\.platform.rawValue).joined(separator: ", ")): as set in \(place)")
        }
        if importName != name { lines.append("imported as \(importName)") }
        if !dependencies.isEmpty { lines.append("uses \(dependencies.joined(separator: ", "))") }
        let newFiles = folders.map { $0.path.isEmpty ? "the repository root" : $0.path }
        if !newFiles.isEmpty { lines.append("compiles new files in \(newFiles.joined(separator: ", "))") }
        if let projectFile, newFiles.isEmpty { lines.append("new files need an entry in \(projectFile)") }
        if requiresDesignCompatibility { lines.append("UIDesignRequiresCompatibility is set: no Liquid Glass") }
        return lines + notes + doubts.map { "uncertain: \($0)" }
    }
}
