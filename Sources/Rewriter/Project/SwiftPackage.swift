/// One Swift package of the repository: its manifests and the files of its targets.
struct SwiftPackage {
    let folder: String
    /// The manifests that can apply, `Package.swift` or the newest one first.
    private let manifests: [PackageManifest]
    private let files: RepositoryFiles

    /// The system versions that SwiftPM takes for a platform that the manifest does not name. They belong to the
    /// toolchain; these are those of Swift 5.9 and later.
    static let defaultFloors: [Platform: Version] = [
        .iOS: Version(12), .macOS: Version(10, 13), .tvOS: Version(12), .watchOS: Version(4), .visionOS: Version(1),
        .macCatalyst: Version(13),
    ]

    /// `nil` when no manifest of the folder can be read.
    init?(folder: String, manifests paths: [String], files: RepositoryFiles, parser: borrowing Parser) {
        var read: [(specific: Version?, manifest: PackageManifest)] = []
        for path in paths {
            guard let bytes = files.read(path), let manifest = PackageManifest(path: path, bytes: bytes, parser: parser)
            else { continue }
            read.append((Self.specificVersion(of: path), manifest))
        }
        manifests = Self.applicable(read)
        if manifests.isEmpty { return nil }
        self.folder = folder
        self.files = files
    }

    /// The version in `Package@swift-6.0.swift`; `nil` for `Package.swift`.
    private static func specificVersion(of path: String) -> Version? {
        let name = RepositoryPath.name(of: path)
        guard name.hasPrefix("Package@swift-") else { return nil }
        return Version(String(name.dropFirst("Package@swift-".count).dropLast(".swift".count)))
    }

    /// Whether a path is a manifest's.
    static func isManifest(_ path: String) -> Bool {
        // Of all paths of a repository hardly any gets further.
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
        guard path.utf8[start...].starts(with: "Package".utf8) else { return false }
        let name = path[start...]
        return name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }

    /// Those manifests that some toolchain from Swift 6.0 on chooses: each takes the newest that is not newer than
    /// itself. The newest toolchain's choice comes first.
    private static func applicable(_ read: [(specific: Version?, manifest: PackageManifest)]) -> [PackageManifest] {
        let versions = read.map { $0.specific ?? $0.manifest.toolsVersion }
        let toolchains = Set((0...4).map { Version(6, $0) } + versions.filter { $0 > Version(6) })
        var chosen: [Int] = []
        for toolchain in toolchains.sorted(by: >) {
            let usable = versions.indices.filter { versions[$0] <= toolchain }
            guard let best = usable.max(by: { (versions[$0], $0) < (versions[$1], $1) }) else { continue }
            if !chosen.contains(best) { chosen.append(best) }
        }
        return chosen.map { read[$0].manifest }
    }

    var products: [PackageProduct] {
        manifests.flatMap(\.products).map { PackageProduct(name: $0.name, package: folder, targets: $0.targets) }
    }

    /// Folders of the local packages that it names.
    private var packages: Set<String> {
        Set(manifests.flatMap(\.packagePaths).compactMap { RepositoryPath.join(folder, $0) })
    }

    /// What the package says that can't be followed, in sentences.
    var doubts: [String] {
        var result: [String] = []
        for manifest in manifests {
            if !manifest.hasPackage { result.append("\(manifest.path) declares no package that can be read") }
            if manifest.hasUnreadableTargets { result.append("some targets of \(manifest.path) are made by code") }
            for target in manifest.targets where target.path.map({ RepositoryPath.join(folder, $0) == nil }) ?? false {
                result.append("target \(target.name) of \(manifest.path) lies outside the repository")
            }
        }
        return result
    }

    /// Where its modules were read, whichever manifest a toolchain takes.
    private var source: String { RepositoryPath.join(folder, "Package.swift") ?? manifests[0].path }

    // MARK: Modules

    func drafts() -> [ModuleDraft] {
        let (floors, notes, doubts) = platforms()
        let declared = manifests[0].targets + extraTargets()
        var drafts = declared.compactMap { draft($0, floors: floors, notes: notes, doubts: doubts) }
        if manifests.contains(where: \.hasUnreadableTargets) {
            drafts += guessedTargets(besides: drafts).compactMap {
                draft($0, floors: floors, notes: notes, doubts: doubts + ["its folder is taken for a target"])
            }
        }
        return drafts
    }

    /// Targets that only older toolchains see.
    private func extraTargets() -> [PackageManifest.Target] {
        let known = Set(manifests[0].targets.map(\.name))
        return manifests.dropFirst().flatMap(\.targets).filter { !known.contains($0.name) }
    }

    private func platforms() -> (floors: [Platform: Version], notes: [String], doubts: [String]) {
        var floors: [Platform: Version] = [:]
        var notes: [String] = []
        // What may be named by code can be any, of any version.
        let others = manifests.contains { $0.mayHaveOtherPlatforms } ? Platform.allCases : []
        for platform in Set(manifests.flatMap(\.floors.keys) + others) {
            floors[platform] = manifests.compactMap { $0.floors[platform] ?? Self.defaultFloors[platform] }.min()
        }
        if manifests.count > 1 {
            for manifest in manifests {
                let list = manifest.floors.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }
                notes.append("\(manifest.path) says \(list.isEmpty ? "no platforms" : list.joined(separator: ", "))")
            }
        }
        return (floors, notes, manifests.flatMap(\.doubts).uniqued())
    }

    private func draft(
        _ target: PackageManifest.Target, floors: [Platform: Version], notes: [String], doubts: [String]
    ) -> ModuleDraft? {
        guard target.kind != .systemLibrary, target.kind != .binaryTarget else { return nil }
        guard let root = root(of: target) else { return nil }
        let (folders, paths) = sources(of: target, in: root)
        guard !paths.isEmpty else { return nil }
        let isHostTool = target.kind == .macro || target.kind == .plugin
        let ownFloors = isHostTool ? floors.filter { $0.key == .macOS } : floors
        let module = Module(
            name: target.name, kind: .swiftPM, product: target.kind.product, floors: ownFloors,
            platforms: isHostTool ? [.macOS] : Set(ownFloors.keys),
            source: "\(source): target \(target.name)", notes: notes, doubts: doubts + target.doubts,
            toolsVersion: manifests.map(\.toolsVersion).min(), folders: folders)
        return ModuleDraft(
            module: module, files: Dictionary(paths.map { ($0, nil) }, uniquingKeysWith: { first, _ in first }),
            wants: target.dependencies, scope: folder, packages: packages, followsDependents: !isHostTool)
    }

    /// What a target compiles, whether or not the repository spells its folders as the manifest does.
    private func sources(of target: PackageManifest.Target, in root: String) -> (
        folders: [SourceFolder], paths: [String]
    ) {
        let excluded = files.folders(spelled: root).flatMap { root in
            target.excluded.compactMap { RepositoryPath.join(root, $0) }
                + allManifests.filter { RepositoryPath.isInside($0, folder: root) }
        }
        let wanted = target.sources.map { $0.compactMap { RepositoryPath.join(root, $0) } } ?? [root]
        let folders = wanted.filter { !$0.hasSuffix(".swift") || files.hasSwiftFiles(in: $0) }
            .flatMap { files.folders(spelled: $0) }
            .map { SourceFolder(path: $0, excluded: excluded.map(Glob.init(literal:))) }
        let inFolders = folders.flatMap { folder in
            files.swiftFiles(in: folder.path).filter { folder.compiles($0) && !files.isOpaque($0, below: root) }
        }
        return (folders, wanted.filter(files.contains) + inFolders)
    }

    /// Manifests that no toolchain chooses too: none is a source, also where a target is all of the package's folder.
    private var allManifests: [String] {
        files.swiftFiles(in: folder).filter { RepositoryPath.parent(of: $0) == folder && Self.isManifest($0) }
    }

    /// The folder of a target: what `path:` says, or the one of its name in a folder that SwiftPM looks into.
    private func root(of target: PackageManifest.Target) -> String? {
        if let path = target.path { return RepositoryPath.join(folder, path) }
        let parents: [String] =
            switch target.kind {
            case .testTarget: ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugin: ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        for parent in parents {
            guard let path = RepositoryPath.join(folder, "\(parent)/\(target.name)") else { continue }
            if files.hasSwiftFiles(in: path) { return path }
        }
        // A package with one target of the kind may have its files directly in the parent folder.
        let alike = manifests[0].targets.filter { ($0.kind == .testTarget) == (target.kind == .testTarget) }
        guard alike.count == 1, manifests[0].toolsVersion >= Version(5, 9) else { return nil }
        return RepositoryPath.join(folder, parents[0])
    }

    /// One target for each folder in Sources and Tests that no target claims.
    private func guessedTargets(besides drafts: [ModuleDraft]) -> [PackageManifest.Target] {
        let claimed = drafts.flatMap(\.module.folders).map(\.path)
        return [("Sources", PackageManifest.Target.Kind.target), ("Tests", .testTarget)].flatMap { parent, kind in
            let root = RepositoryPath.join(folder, parent) ?? parent
            let names = files.swiftFiles(in: root).filter { !files.isOpaque($0, below: root) }.compactMap {
                file -> String? in
                let parts = file.dropFirst(root.count + 1).split(separator: "/")
                return parts.count > 1 ? String(parts[0]) : nil
            }
            let free = names.uniqued().filter { name in
                !claimed.contains { $0 == "\(root)/\(name)" || RepositoryPath.isInside($0, folder: "\(root)/\(name)") }
            }
            return free.map {
                PackageManifest.Target(
                    name: $0, kind: kind, path: "\(parent)/\($0)", sources: nil, excluded: [], dependencies: [])
            }
        }
    }
}

extension PackageManifest.Target.Kind {
    var product: ProductKind {
        switch self {
        case .executableTarget: .app
        case .testTarget: .tests
        case .macro, .plugin: .plugin
        case .target, .systemLibrary, .binaryTarget: .library
        }
    }
}
