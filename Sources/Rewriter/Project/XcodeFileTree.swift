/// Where the files and folders of an Xcode project lie in the repository: the group tree with its paths put together.
struct XcodeFileTree {
    /// Repository paths of file references and of groups, by object id. What lies outside the repository is missing.
    private(set) var paths: [XcodeObjects.ID: String] = [:]
    /// Swift files and folders that the project names and that lie outside the repository, as written.
    private(set) var outside: [String] = []
    /// Every group and reference that hangs in the tree.
    private(set) var seen: Set<XcodeObjects.ID> = []

    /// `folder` is the project's root: the folder of the `.xcodeproj`, or what `projectDirPath` makes of it.
    init(_ objects: XcodeObjects, root: XcodeObjects.Object, folder: String) {
        var pending: [(id: XcodeObjects.ID, parent: String?)] = root["mainGroup"].map { [($0, folder)] } ?? []
        while let (id, parent) = pending.popLast() {
            guard seen.insert(id).inserted, let object = objects[id] else { continue }
            let path = Self.path(of: object, parent: parent, folder: folder)
            if path == nil, Self.leavesRepository(object, parent: parent) { outside.append(object["path"] ?? "") }
            paths[id] = path
            for child in object.list("children").reversed() { pending.append((child, path)) }
        }
        // References that no group holds: Xcode takes them from the project's folder.
        for object in objects.all("PBXFileReference") where !seen.contains(object.id) {
            paths[object.id] = Self.path(of: object, parent: folder, folder: folder)
        }
    }

    private static func path(of object: XcodeObjects.Object, parent: String?, folder: String) -> String? {
        let relative = object["path"] ?? ""
        return switch object["sourceTree"] ?? "<group>" {
        case "<group>": parent.flatMap { RepositoryPath.join($0, relative) }
        case "SOURCE_ROOT": RepositoryPath.join(folder, relative)
        default: nil
        }
    }

    /// Whether it names sources that the project has, rather than a product or a part of an SDK.
    private static func leavesRepository(_ object: XcodeObjects.Object, parent: String?) -> Bool {
        guard object.isa != "PBXFileReference" || object["path"]?.hasSuffix(".swift") == true else { return false }
        return switch object["sourceTree"] ?? "<group>" {
        case "<group>": parent != nil
        case "SOURCE_ROOT", "<absolute>": true
        default: false
        }
    }
}
