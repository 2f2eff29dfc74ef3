import Rewriter

/// Fixes that need one helper together, because their files are compiled together.
struct HelperGroup {
    /// The modules that must see the helper; empty for files that no target compiles.
    var modules: [Module]
    /// The files that call it.
    var paths: Set<String>
    var parts: Set<HelperPart>
    let isRenamed: Bool
    /// The module that all others import, where the helper goes into that one.
    var shared: SharedModule?

    /// What a person would call one and the same place.
    private var homes: Set<String> { modules.isEmpty ? [""] : Set(modules.map(\.source)) }

    static func groups(of fixes: [ChosenFix], index: ViewIndex, project: ProjectModel) -> [HelperGroup] {
        let shared = SharedModule(for: Set(fixes.map(\.path)), index: index, project: project)
        var groups: [HelperGroup] = []
        for fix in fixes {
            var group = HelperGroup(fix, shared: shared, index: index, project: project)
            for other in groups.indices.reversed()
            where groups[other].isRenamed == group.isRenamed && !groups[other].homes.isDisjoint(with: group.homes) {
                group.join(groups.remove(at: other))
            }
            groups.append(group)
        }
        return groups.sorted { ($0.paths.min() ?? "") < ($1.paths.min() ?? "") }
    }

    private init(_ fix: ChosenFix, shared: SharedModule?, index: ViewIndex, project: ProjectModel) {
        let imported = index.names.helper(for: fix.path).flatMap { helper in
            let own = project.homes(of: fix.path).map(\.source)
            let theirs = project.modules(compiling: helper.path)
            return theirs.contains { own.contains($0.source) } ? nil : theirs
        }
        modules = shared?.modules ?? imported ?? project.homes(of: fix.path)
        paths = [fix.path]
        parts = Set(fix.fix.requires.compactMap(HelperPart.init(rawValue:)))
        isRenamed = index.names.helperNames(in: fix.path)?.isRenamed ?? false
        self.shared = shared
    }

    private mutating func join(_ other: HelperGroup) {
        let known = Set(modules.map(\.source))
        modules = (modules + other.modules.filter { !known.contains($0.source) }).sorted { $0.source < $1.source }
        paths.formUnion(other.paths)
        parts.formUnion(other.parts)
    }
}

/// A module of the repository, such as a design system, that every file in need of a helper imports already: then one
/// helper in it serves all of them.
struct SharedModule {
    let name: String
    /// Usually one; several projects may build it.
    let modules: [Module]
    let access: HelperText.Access
    /// The modules that call the helper, by name.
    let callers: [String]

    /// `nil` where there is no such module, or some module has a helper of its own already.
    init?(for paths: Set<String>, index: ViewIndex, project: ProjectModel) {
        let owners = paths.map { project.modules(compiling: $0) }
        let all = Dictionary(owners.joined().map { ($0.source, $0) }) { first, _ in first }
        // Where an earlier run made helpers already, everyone stays with those.
        guard !owners.contains(where: \.isEmpty), index.names.helpers.isEmpty,
            Set(paths.map { index.names.helperNames(in: $0)?.isRenamed }).count == 1
        else { return nil }
        let candidates = Dictionary(grouping: project.modules.filter { $0.isSharable }, by: \.importName)
        let fitting = candidates.filter { name, modules in
            let others = Set(all.keys).subtracting(modules.map(\.source))
            return !others.isEmpty && all.count > 1 && Self.isUsed(modules, named: name, by: paths, index, project)
        }
        // The one with the most surfaces of its own: that is where people look for such code.
        let surfaces = fitting.mapValues { modules in Self.surfaces(of: modules, index, project) }
        guard let best = surfaces.filter({ $0.value > 0 }).max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            let modules = fitting[best.key]
        else { return nil }
        name = best.key
        self.modules = modules
        access = Self.isOnePackage(Array(all.values) + modules) ? .package : .everywhere
        callers = Set(all.values.map(\.name)).sorted()
    }

    /// Every file is one of the module's own or imports it.
    private static func isUsed(
        _ modules: [Module], named name: String, by paths: Set<String>, _ index: ViewIndex, _ project: ProjectModel
    ) -> Bool {
        let sources = Set(modules.map(\.source))
        return paths.allSatisfy { path in
            index.names.surelyImports(name, in: path)
                || project.modules(compiling: path).allSatisfy { sources.contains($0.source) }
        }
    }

    /// How many of its files may draw a surface.
    private static func surfaces(of modules: [Module], _ index: ViewIndex, _ project: ProjectModel) -> Int {
        modules.flatMap { project.files(of: $0) }.count { index.names.imports(of: $0).contains("SwiftUI") }
    }

    /// From Swift 5.9 on the targets of a package can share what others don't see.
    private static func isOnePackage(_ modules: [Module]) -> Bool {
        let packages = Set(modules.map { $0.source.prefix { $0 != ":" } })
        return packages.count == 1
            && modules.allSatisfy { $0.kind == .swiftPM && ($0.toolsVersion ?? Version(0)) >= Version(5, 9) }
    }
}

extension Module {
    /// Can be imported, and isn't there for tests alone.
    fileprivate var isSharable: Bool { product == .library || product == .framework }
}
