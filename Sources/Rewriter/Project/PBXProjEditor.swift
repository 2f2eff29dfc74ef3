/// Adds a Swift file to targets of an Xcode project by inserting text: nothing that stands in the project file is
/// written anew, and its order and layout are kept.
public struct PBXProjEditor {
    /// Why a file can't be added surely.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case unreadable(project: String)
        case noTarget(String)
        /// The target has no list of sources to add to.
        case noSources(target: String)
        /// The folder is one that another target compiles as a whole, and this target takes no files from.
        case synchronisedFolder(String)
        case noGroup(String)
        /// The result reads differently from what was meant.
        case unverified

        public var description: String {
            switch self {
            case .unreadable(let project): "\(project) can't be read"
            case .noTarget(let name): "there is no target \(name)"
            case .noSources(let target): "target \(target) has no list of sources"
            case .synchronisedFolder(let folder): "\(folder) is a folder that Xcode keeps in step by itself"
            case .noGroup(let path): "no group fits \(path)"
            case .unverified: "the edited project file would not read as meant"
            }
        }
    }

    /// The insertions that make each of `targets` compile the file at `path`; empty when they do already.
    ///
    /// - Parameters:
    ///   - path: repository-relative; the file itself need not exist yet.
    ///   - targets: names of targets of this project.
    ///   - project: a `project.pbxproj` with its repository-relative path.
    public static func edits(
        adding path: String, to targets: [String], of project: SourceFile
    ) throws(Failure) -> [Edit] {
        guard let list = try? PropertyList(project.bytes), let objects = XcodeObjects(list),
            let root = objects[objects.root]
        else { throw .unreadable(project: project.path) }
        var editor = try PBXProjEditor(project: project, objects: objects, root: root, path: path)
        for target in targets.uniqued() { try editor.add(to: target) }
        return try editor.verified()
    }

    // MARK: One addition

    private let project: SourceFile
    private let objects: XcodeObjects
    private let tree: XcodeFileTree
    private let folder: String
    private let path: String
    private let name: String
    /// The file's own entry; a file in a synchronised folder has none.
    private var reference: XcodeObjects.ID?
    /// The synchronised folder that the file lies in.
    private var synchronised: (group: XcodeObjects.Object, path: String)?
    private var text: PBXProjText
    private var change = ProjectChange()

    private init(
        project: SourceFile, objects: XcodeObjects, root: XcodeObjects.Object, path: String
    ) throws(Failure) {
        let container = RepositoryPath.parent(of: RepositoryPath.parent(of: project.path))
        guard let folder = RepositoryPath.join(container, root["projectDirPath"] ?? "") else { throw .noGroup(path) }
        self.project = project
        self.objects = objects
        self.path = path
        self.folder = folder
        name = RepositoryPath.name(of: path)
        tree = XcodeFileTree(objects, root: root, folder: folder)
        text = PBXProjText(project, objects: objects)
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let root = tree.paths[group.id], RepositoryPath.isInside(path, folder: root) else { continue }
            if (synchronised?.path.utf8.count ?? -1) < root.utf8.count { synchronised = (group, root) }
        }
        if synchronised != nil { return }
        reference = tree.paths.filter { $0.value == path && objects[$0.key]?.isa == "PBXFileReference" }.keys.min()
        if reference == nil { try addReference(root: root) }
    }

    private mutating func addReference(root: XcodeObjects.Object) throws(Failure) {
        let reference = objects.unusedID(for: "reference \(path)")
        self.reference = reference
        guard let group = group(root: root) else { throw .noGroup(path) }
        let place: (path: String, tree: String)
        if let parent = tree.paths[group.id], RepositoryPath.isInside(path, folder: parent) {
            place = (RepositoryPath.relative(path, to: parent), "<group>")
        } else {
            place = (RepositoryPath.relative(path, to: folder), "SOURCE_ROOT")
        }
        var fields = [("isa", "PBXFileReference"), ("lastKnownFileType", "sourcecode.swift")]
        if place.path != name { fields.append(("name", name)) }
        fields += [("path", place.path), ("sourceTree", place.tree)]
        add(object: reference, comment: name, fields: fields)
        add(reference, comment: name, to: group, key: "children")
    }

    /// The group that the file's neighbours are in, or the nearest one whose folder holds the file.
    private func group(root: XcodeObjects.Object) -> XcodeObjects.Object? {
        let parent = RepositoryPath.parent(of: path)
        var best: (id: XcodeObjects.ID, rank: (Int, Int))?
        for group in objects.all("PBXGroup") where group.value("children") != nil && tree.seen.contains(group.id) {
            let neighbours = group.list("children").count { child in
                tree.paths[child].map { $0.hasSuffix(".swift") && RepositoryPath.parent(of: $0) == parent } ?? false
            }
            let own = tree.paths[group.id]
            let holds = own.map { $0 == parent || RepositoryPath.isInside(path, folder: $0) } ?? false
            guard neighbours > 0 || holds else { continue }
            let rank = (neighbours, own.map { holds ? $0.utf8.count + 1 : 0 } ?? 0)
            if best.map({ rank > $0.rank }) ?? true { best = (group.id, rank) }
        }
        return best.flatMap { objects[$0.id] } ?? objects.object("mainGroup", of: root)
    }

    private mutating func add(to target: String) throws(Failure) {
        let matches = objects.all("PBXNativeTarget").filter { $0["name"] == target }
        guard let object = matches.first else { throw .noTarget(target) }
        if let synchronised { return try share(synchronised.group, in: synchronised.path, with: object) }
        guard let reference else { return }
        let phases = objects.list("buildPhases", of: object).filter { $0.isa == "PBXSourcesBuildPhase" }
        guard let phase = phases.first, phase.value("files") != nil else { throw .noSources(target: target) }
        let files = phases.flatMap { objects.list("files", of: $0) }
        if files.contains(where: { $0["fileRef"] == reference }) { return }
        let id = objects.unusedID(for: "build \(path) \(object.id)")
        add(
            object: id, comment: "\(name) in Sources", fields: [("isa", "PBXBuildFile"), ("fileRef", reference)],
            references: [reference: name])
        add(id, comment: "\(name) in Sources", to: phase, key: "files")
    }

    /// A folder's owner compiles all of it; another target compiles the files that it names for itself.
    private mutating func share(
        _ group: XcodeObjects.Object, in root: String, with target: XcodeObjects.Object
    ) throws(Failure) {
        if target.list("fileSystemSynchronizedGroups").contains(group.id) { return }
        let exceptions = objects.list("exceptions", of: group).first {
            $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == target.id
        }
        guard let exceptions, let array = exceptions.value("membershipExceptions") else {
            throw .synchronisedFolder(root)
        }
        let member = RepositoryPath.relative(path, to: root)
        let members = exceptions.list("membershipExceptions")
        if members.contains(where: { $0 == member || RepositoryPath.isInside(member, folder: $0) }) { return }
        let index = Self.place(for: member, among: members)
        change.elements[exceptions.id, default: [:]]["membershipExceptions"] = (member, index)
        text.insert(element: member, comment: nil, into: array, at: index)
    }

    private mutating func add(
        object id: XcodeObjects.ID, comment: String, fields: [(String, String)], references: [String: String] = [:]
    ) {
        change.objects[id] = Dictionary(fields) { $1 }
        text.add(object: id, comment: comment, fields: fields, references: references)
    }

    private mutating func add(
        _ id: XcodeObjects.ID, comment: String, to owner: XcodeObjects.Object, key: String
    ) {
        guard let array = owner.value(key) else { return }
        let names = owner.list(key).map { displayName(of: $0) }
        let index = Self.place(for: name, among: names)
        change.elements[owner.id, default: [:]][key] = (id, index)
        text.insert(element: id, comment: comment, into: array, at: index)
    }

    private func displayName(of id: XcodeObjects.ID) -> String {
        guard let entry = objects[id] else { return "" }
        let object = objects.object("fileRef", of: entry) ?? entry
        return object["name"] ?? RepositoryPath.name(of: object["path"] ?? "")
    }

    /// Where a name belongs in a list: in order if the list is in order, at its end otherwise.
    private static func place(for name: String, among names: [String]) -> Int {
        let keys = names.map { $0.lowercased() }
        guard keys.count > 1, zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) else { return names.count }
        return keys.firstIndex { $0 > name.lowercased() } ?? names.count
    }

    // MARK: Proof

    /// The edits, if the edited text reads as the old one with exactly the wanted additions.
    private func verified() throws(Failure) -> [Edit] {
        let edits = text.edits
        guard !edits.isEmpty else { return [] }
        guard let all = EditList(edits), let list = try? PropertyList(all.apply(to: project.bytes)),
            PlainValue(list.root) == change.applied(to: PlainValue(objects.list.root))
        else { throw .unverified }
        return all.edits
    }
}

/// What is meant to be added to a project.
private struct ProjectChange {
    /// New objects with their fields.
    var objects: [String: [String: String]] = [:]
    /// New elements: object, key → the element and its index.
    var elements: [String: [String: (id: String, index: Int)]] = [:]

    func applied(to root: PlainValue) -> PlainValue? {
        guard case .dictionary(var fields) = root, case .dictionary(var all)? = fields["objects"] else { return nil }
        for (id, keys) in elements {
            guard case .dictionary(var object)? = all[id] else { return nil }
            for (key, element) in keys {
                guard case .array(var list)? = object[key] else { return nil }
                list.insert(.string(element.id), at: element.index)
                object[key] = .array(list)
            }
            all[id] = .dictionary(object)
        }
        for (id, object) in objects {
            guard all[id] == nil else { return nil }
            all[id] = .dictionary(object.mapValues(PlainValue.string))
        }
        fields["objects"] = .dictionary(all)
        return .dictionary(fields)
    }
}

extension XcodeObjects {
    /// An id that no object has, made from `seed` alone: the same addition gets the same id everywhere.
    func unusedID(for seed: String) -> ID {
        var round = 0
        while true {
            let id = Self.id(for: round == 0 ? seed : "\(seed) \(round)")
            if !contains(id) { return id }
            round += 1
        }
    }

    /// 24 hexadecimal digits, as Xcode's ids are: two FNV-1a hashes with different starts.
    private static func id(for seed: String) -> ID {
        let high = hash(seed, start: 0xcbf2_9ce4_8422_2325)
        let low = hash(seed, start: 0x8422_2325_cbf2_9ce4)
        let digits = hexadecimal(high) + hexadecimal(low)
        return String(digits.prefix(24))
    }

    private static func hash(_ text: String, start: UInt64) -> UInt64 {
        text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
