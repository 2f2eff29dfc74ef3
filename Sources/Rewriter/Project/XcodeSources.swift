/// The Swift files that one Xcode target compiles: the entries of its sources phases and the contents of its
/// file-system-synchronised folders.
struct XcodeSources {
    private(set) var files: [String: Set<Platform>?] = [:]
    /// Synchronised folders: a new file in them needs no entry.
    private(set) var folders: [SourceFolder] = []
    /// Whether there is a sources phase that an entry could be added to.
    private(set) var hasPhase = false

    private let objects: XcodeObjects
    private let tree: XcodeFileTree
    private let repository: RepositoryFiles

    init(of target: XcodeObjects.Object, objects: XcodeObjects, tree: XcodeFileTree, files: RepositoryFiles) {
        self.objects = objects
        self.tree = tree
        repository = files
        let phases = objects.list("buildPhases", of: target).filter { $0.isa == "PBXSourcesBuildPhase" }
        hasPhase = !phases.isEmpty
        for phase in phases { add(phase) }
        let own = target.list("fileSystemSynchronizedGroups")
        for id in own {
            if let group = objects[id] { add(synchronised: group, target: target) }
        }
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") where !own.contains(group.id) {
            addMembers(of: group, target: target)
        }
    }

    private mutating func add(_ phase: XcodeObjects.Object) {
        for file in objects.list("files", of: phase) {
            guard let path = file["fileRef"].flatMap({ tree.paths[$0] }).flatMap(source) else { continue }
            let filters = file.list("platformFilters") + [file["platformFilter"]].compactMap { $0 }
            add(path, platforms: Self.platforms(filters))
        }
    }

    /// A folder of the target: everything in it except what the target's exception set names.
    private mutating func add(synchronised group: XcodeObjects.Object, target: XcodeObjects.Object) {
        guard let path = tree.paths[group.id] else { return }
        let exceptions = exceptionSets(of: group, target: target)
        let excluded = exceptions.flatMap { $0.list("membershipExceptions") } + group.list("explicitFolders")
        for path in repository.folders(spelled: path) {
            let folder = SourceFolder(
                path: path,
                excluded: excluded.compactMap { RepositoryPath.join(path, $0) }.map(Glob.init(literal:)))
            folders.append(folder)
            let filters = platformFilters(exceptions, folder: path)
            for file in repository.swiftFiles(in: path)
            where folder.compiles(file) && !repository.isOpaque(file, below: path) {
                add(file, platforms: filters[file] ?? nil)
            }
        }
    }

    /// Single files of a folder that belongs to another target.
    private mutating func addMembers(of group: XcodeObjects.Object, target: XcodeObjects.Object) {
        guard let path = tree.paths[group.id] else { return }
        let exceptions = exceptionSets(of: group, target: target)
        let filters = platformFilters(exceptions, folder: path)
        let names = exceptions.flatMap { $0.list("membershipExceptions") }
        for member in names.compactMap({ RepositoryPath.join(path, $0) }).uniqued() {
            if let file = source(member) { add(file, platforms: filters[member] ?? nil) }
            let files = repository.folders(spelled: member).flatMap(repository.swiftFiles(in:))
            for file in files where !repository.isOpaque(file, below: path) {
                add(file, platforms: nil)
            }
        }
    }

    private func exceptionSets(of group: XcodeObjects.Object, target: XcodeObjects.Object) -> [XcodeObjects.Object] {
        objects.list("exceptions", of: group).filter {
            $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == target.id
        }
    }

    private func platformFilters(_ exceptions: [XcodeObjects.Object], folder: String) -> [String: Set<Platform>?] {
        var result: [String: Set<Platform>?] = [:]
        for (key, value) in exceptions.compactMap({ $0.value("platformFiltersByRelativePath") }).flatMap(\.entries) {
            guard let name = key.string, let path = RepositoryPath.join(folder, name) else { continue }
            result[path] = Self.platforms(value.elements.compactMap(\.string))
        }
        return result
    }

    private mutating func add(_ path: String, platforms: Set<Platform>?) {
        guard let known = files[path] else {
            files[path] = .some(platforms)
            return
        }
        files[path] = .some(known.flatMap { known in platforms.map { known.union($0) } })
    }

    /// The Swift file at a path; `nil` when it is none or not there.
    private func source(_ path: String) -> String? { path.hasSuffix(".swift") ? repository.spelled(path) : nil }

    private static func platforms(_ filters: [String]) -> Set<Platform>? {
        let known = Set(filters.compactMap { name in Platform.allCases.first { $0.xcodeFilter == name } })
        return filters.isEmpty ? nil : known
    }
}

extension Platform {
    /// As in `platformFilters` of a project file.
    var xcodeFilter: String {
        switch self {
        case .iOS: "ios"
        case .macOS: "macos"
        case .tvOS: "tvos"
        case .watchOS: "watchos"
        case .visionOS: "xros"
        case .macCatalyst: "maccatalyst"
        }
    }
}
