import Rewriter

/// Decides which file holds the declarations for each group of fixes, so that every module which compiles a rewritten
/// file sees each of them once. A file that somebody edited is left as it is.
struct HelperPlacement {
    private(set) var drafts: [HelperDraft]
    private let index: ViewIndex
    private let project: ProjectModel
    /// All Swift files that there are.
    private let paths: Set<String>

    init(index: ViewIndex, project: ProjectModel, besides paths: Set<String>) {
        self.index = index
        self.project = project
        self.paths = paths
        drafts = index.names.helpers.map { HelperDraft($0, viewers: project.modules(compiling: $0.path)) }
    }

    mutating func serve(_ group: HelperGroup) {
        let modules: [Module?] = group.modules.isEmpty ? [nil] : group.modules
        let served = modules.filter { !seen(by: $0, group).isEmpty }
        for module in served { extend(seen(by: module, group), for: group) }
        let lacking = modules.filter { seen(by: $0, group).isEmpty }
        guard let model = served.first, let first = lacking.first, first != nil else {
            if !lacking.isEmpty { create(for: lacking.compactMap { $0 }, group, parts: group.parts) }
            return
        }
        let rest = lacking.compactMap { $0 }.filter { !share(seen(by: model, group), with: $0) }
        guard !rest.isEmpty else { return }
        // Tests never get one of their own: rather it moves to where they see it too.
        let moves =
            rest.allSatisfy { $0.product == .tests }
            && seen(by: model, group).allSatisfy { drafts[$0].isWritable }
        create(for: moves ? group.modules : rest, group, parts: group.parts)
    }

    /// The files that a module compiles, or those that none does, with the group's names.
    private func seen(by module: Module?, _ group: HelperGroup) -> [Int] {
        drafts.indices.filter {
            drafts[$0].isRenamed == group.isRenamed && drafts[$0].successor == nil && drafts[$0].isSeen(by: module)
        }
    }

    // MARK: files that are there

    /// Sees to it that the files hold all parts of the group.
    private mutating func extend(_ files: [Int], for group: HelperGroup) {
        for file in files {
            drafts[file].callers.formUnion(group.paths)
            if drafts[file].condition != condition(of: group) { drafts[file].condition = nil }
        }
        let provided = files.reduce(into: Set<HelperPart>()) { $0.formUnion(drafts[$1].parts) }
        let missing = HelperPart.declarations.filter { !group.parts.intersection($0.family).isSubset(of: provided) }
        guard !missing.isEmpty else { return }
        // All of a declaration's parameters go together.
        let parts = Set(missing.flatMap(\.family)).intersection(provided.union(group.parts))
        if let file = files.first(where: { drafts[$0].isWritable }) {
            drafts[file].parts.formUnion(parts)
        } else {
            create(for: drafts[files[0]].viewers, group, parts: parts)
        }
    }

    /// Enters files in the project of one more module; whether that can be done.
    private mutating func share(_ files: [Int], with module: Module) -> Bool {
        guard files.allSatisfy({ canJoin(module, drafts[$0].path) }) else { return false }
        for file in files {
            drafts[file].joins.append(module)
            drafts[file].viewers.append(module)
        }
        return true
    }

    /// A folder that Xcode keeps in step by itself takes entries of other targets only if they have some already.
    private func canJoin(_ module: Module, _ path: String) -> Bool {
        guard module.projectFile != nil else { return false }
        let folders = project.modules.flatMap(\.folders).filter { $0.compiles(path) }
        return folders.isEmpty || project.files(of: module).contains { file in folders.contains { $0.compiles(file) } }
    }

    // MARK: new files

    private mutating func create(for modules: [Module], _ group: HelperGroup, parts: Set<HelperPart>) {
        let place = folder(for: modules, group)
        let reached = modules.filter { place.isReached(by: $0) || canJoin($0, place.newFile) }
        let apart = modules.filter { !reached.contains($0) }
        if !reached.isEmpty, hasPlace(for: apart, group, besides: reached + place.strangers) {
            create(for: reached, group, parts: parts)
            return create(for: apart, group, parts: parts)
        }
        let path = place.path.asFolder + freeName(in: place.path, modules: modules + place.strangers)
        let viewers = modules + place.strangers
        var draft = HelperDraft(
            path: path, for: group, parts: parts, condition: condition(of: group), viewers: viewers)
        draft.joins = modules.filter { !$0.compilesNewFile(at: path) }
        draft.remark = group.shared.map { shared in
            Finding.Note(
                "shared-helper",
                "\(path) holds the helper for \(shared.callers.list): all rewritten files import \(shared.name).")
        }
        // A module that compiles the new file must not see the declarations twice. Where it lacks only parts of a file
        // that can't be written, the new file has nothing else.
        for old in drafts.indices where drafts[old].isRenamed == group.isRenamed && drafts[old].isWritable {
            guard viewers.contains(where: { drafts[old].isSeen(by: $0) }), drafts[old].successor == nil else {
                continue
            }
            draft.parts.formUnion(drafts[old].parts)
            draft.callers.formUnion(drafts[old].callers)
            let known = Set(draft.viewers.map(\.source))
            let more = drafts[old].viewers.filter { !known.contains($0.source) }
            draft.viewers += more
            draft.joins += more.filter { !$0.compilesNewFile(at: path) }
            drafts[old].successor = path
        }
        drafts.append(draft)
    }

    private func folder(for modules: [Module], _ group: HelperGroup, besides served: [Module] = []) -> HelperFolder {
        let others = drafts.filter { $0.isRenamed == group.isRenamed && $0.successor == nil }
        return HelperFolder(
            for: modules, near: group.paths.min() ?? "", avoiding: others.flatMap(\.viewers) + served, in: project)
    }

    /// Whether modules that a file can't be added to, such as a generated target that names its sources one by one,
    /// have a folder where none of `others` would see the declarations twice.
    private func hasPlace(for modules: [Module], _ group: HelperGroup, besides others: [Module]) -> Bool {
        guard !modules.isEmpty else { return false }
        let place = folder(for: modules, group, besides: others)
        let known = Set((others + drafts.flatMap(\.viewers)).map(\.source))
        return modules.contains { place.isReached(by: $0) }
            && !(place.strangers + modules.filter(place.isReached)).contains { known.contains($0.source) }
    }

    /// No two files of a module may have the same name, in whatever folder and case.
    private func freeName(in folder: String, modules: [Module]) -> String {
        let prefix = folder.asFolder
        let inFolder = (Array(paths) + drafts.map(\.path)).filter { $0.hasPrefix(prefix) && $0.folder == folder }
        let taken = Set((modules.flatMap { project.files(of: $0) } + inFolder).map { $0.fileName.lowercased() })
        let isExtension = inFolder.count { $0.fileName.contains("+") } * 2 > inFolder.count
        let names =
            (isExtension ? ["View+LiquidGlass"] : []) + ["LiquidGlass", "LiquidGlassSupport", "LiquidGlassMigration"]
        let numbered = (2...).lazy.map { "LiquidGlassMigration\($0)" }
        let isFree = { (name: String) in !taken.contains("\(name).swift".lowercased()) }
        return "\(names.first(where: isFree) ?? numbered.first(where: isFree)!).swift"
    }

    /// What stands around the import of SwiftUI in every file of the group; `nil` where some have it always.
    private func condition(of group: HelperGroup) -> String? {
        let all = group.paths.map { index.styles[$0]?.condition }
        let conditions = Set(all.compactMap { $0 }).sorted()
        guard !all.contains(nil), let first = conditions.first else { return nil }
        return conditions.count == 1 ? first : conditions.map { "(\($0))" }.joined(separator: " || ")
    }
}

extension [String] {
    /// `A, B and C`
    fileprivate var list: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}

extension String {
    /// With a slash at the end, or empty for the root.
    var asFolder: String { isEmpty || hasSuffix("/") ? self : self + "/" }
}
