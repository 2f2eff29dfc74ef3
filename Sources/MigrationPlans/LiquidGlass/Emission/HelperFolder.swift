import Rewriter

/// The folder that a new file with the helper goes into.
struct HelperFolder {
    let path: String
    /// Modules besides those that are meant, which compile a new file there by themselves.
    let strangers: [Module]

    /// Where people would look for a view modifier, the most telling name first.
    private static let kinds = [
        "viewmodifiers", "modifiers", "viewextensions", "extensions", "style", "styles", "designsystem", "helpers",
        "utilities", "utils",
    ]

    /// - Parameters:
    ///   - modules: those that must compile the file; empty when no target is known for it.
    ///   - file: a file that needs the helper.
    ///   - served: modules that have one already.
    init(for modules: [Module], near file: String, avoiding served: [Module], in project: ProjectModel) {
        let known = Set(modules.map(\.source))
        let strangers = { (folder: String) in
            project.modules.filter { !known.contains($0.source) && $0.compilesNewFile(at: Self.newFile(in: folder)) }
        }
        let served = Set(served.map(\.source))
        let folders = Self.folders(of: modules, in: project).union([file.folder])
        let depth = Self.commonDepth(of: folders)
        let best = folders.min { left, right in
            let ranks = [left, right].map { folder in
                Self.rank(
                    folder, below: depth, for: modules, near: file, strangers: strangers(folder), served: served)
            }
            return ranks[0] == ranks[1] ? left < right : ranks[0].lexicographicallyPrecedes(ranks[1])
        }
        path = best ?? file.folder
        self.strangers = strangers(path)
    }

    /// Those that hold files of the modules, and those in which they compile whatever is there.
    private static func folders(of modules: [Module], in project: ProjectModel) -> Set<String> {
        Set(modules.flatMap { module in project.files(of: module).map(\.folder) + module.folders.map(\.path) })
    }

    /// How many folders all of them lie in.
    private static func commonDepth(of folders: Set<String>) -> Int {
        let parts = folders.map { $0.split(separator: "/") }
        guard let first = parts.first else { return 0 }
        return parts.dropFirst().reduce(first.count) { depth, other in
            zip(first.prefix(depth), other).prefix { $0 == $1 }.count
        }
    }

    /// What speaks against a folder, the gravest first.
    private static func rank(
        _ folder: String, below depth: Int, for modules: [Module], near file: String, strangers: [Module],
        served: Set<String>
    ) -> [Int] {
        let foreign = modules.filter { !$0.compilesNewFile(at: newFile(in: folder)) }
        let names = folder.split(separator: "/").map { $0.lowercased() }
        let isAside = names.contains { $0.contains("test") || $0.contains("preview") }
        return [
            foreign.count { $0.projectFile == nil }, strangers.count { served.contains($0.source) }, strangers.count,
            foreign.count, isAside ? 1 : 0, kind(of: folder, below: depth, for: modules, near: file),
            -zip(folder.asFolder, file).prefix { $0 == $1 }.count,
        ]
    }

    private static func kind(of folder: String, below depth: Int, for modules: [Module], near file: String) -> Int {
        let name = folder.fileName.lowercased().filter { $0 != " " }
        // Deep down such a folder is one of a single component.
        let isGeneral =
            folder.split(separator: "/").count <= depth + 2 || file.hasPrefix(folder.folder.asFolder)
        if isGeneral, let kind = kinds.firstIndex(of: name) { return kind }
        if modules.contains(where: { $0.folders.contains { $0.path == folder } }) { return kinds.count }
        return folder == file.folder ? kinds.count + 1 : kinds.count + 2
    }

    /// A path in the folder, to ask about.
    var newFile: String { Self.newFile(in: path) }

    /// Whether a module compiles a new file in the folder by itself.
    func isReached(by module: Module) -> Bool { module.compilesNewFile(at: newFile) }

    private static func newFile(in folder: String) -> String { folder.asFolder + "LiquidGlass.swift" }
}
