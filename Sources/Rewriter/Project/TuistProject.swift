/// The targets of a Tuist `Project.swift`, as far as its text spells them out.
struct TuistProject {
    /// `App/Project.swift`
    let path: String
    private(set) var name: String?
    /// Whether some targets are made by code that is not run here.
    private(set) var hasUnreadableTargets = false
    private var targets: [ManifestValue] = []
    private let files: RepositoryFiles

    var folder: String { RepositoryPath.parent(of: path) }

    /// `nil` when the file is no Tuist project. `helpers` are the files of Tuist/ProjectDescriptionHelpers.
    init?(path: String, helpers: [String], files: RepositoryFiles, parser: borrowing Parser) {
        guard let bytes = files.read(path),
            String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription"),
            let tree = try? parser.parse(SourceFile(path: path, bytes: bytes))
        else { return nil }
        self.path = path
        self.files = files
        var trees: [SyntaxTree] = []
        for helper in helpers.prefix(64) {
            guard let bytes = files.read(helper), let tree = try? parser.parse(SourceFile(path: helper, bytes: bytes))
            else { continue }
            trees.append(tree)
        }
        var reader = ManifestReader(tree, helpers: trees)
        readTargets(&reader)
    }

    private mutating func readTargets(_ reader: inout ManifestReader) {
        var readable = 0
        for node in reader.tree.nodes where node.kind == .callExpression {
            guard let call = Call(node) else { continue }
            // `Project(…)`, and `Project.module(…)` of the repository's own.
            if name == nil, call.callee.isText("Project") || call.callee.text.hasPrefix("Project.") {
                name = call["name"].flatMap { reader.value($0).string }
            }
            guard call["name"] != nil, call["product"] != nil else { continue }
            let value = reader.value(node)
            if value["name"]?.string == nil {
                hasUnreadableTargets = true
            } else {
                targets.append(value)
                readable += 1
            }
        }
        if readable == 0 { hasUnreadableTargets = true }
    }

    func drafts() -> [ModuleDraft] {
        let read = targets.compactMap(draft)
        return hasUnreadableTargets ? read + guesses(besides: read) : read
    }

    /// Folders that templates give to a target, with what its name has behind the project's.
    private static let conventions: [(folder: String, suffix: String, product: ProductKind)] = [
        ("Sources", "", .unknown), ("Interface", "Interface", .unknown), ("Testing", "Testing", .unknown),
        ("Tests", "Tests", .tests), ("Demo", "Demo", .app), ("Example", "Example", .app),
    ]

    /// One target for each such folder that no target claims. For which systems, only the code knows.
    private func guesses(besides read: [ModuleDraft]) -> [ModuleDraft] {
        let claimed = Set(read.flatMap(\.files.keys))
        let name = name ?? RepositoryPath.name(of: folder)
        return Self.conventions.compactMap { convention in
            guard !name.isEmpty, let root = RepositoryPath.join(folder, convention.folder) else { return nil }
            let source = SourceFolder(path: root)
            let paths = files.swiftFiles(in: root).filter { !files.isOpaque($0, below: root) }
            guard !paths.isEmpty, claimed.isDisjoint(with: paths) else { return nil }
            let target = name + convention.suffix
            let module = Module(
                name: target, kind: .tuist, product: convention.product, source: "\(path): target \(target)",
                doubts: ["its folder is taken for a target", "what it is built for is computed"], folders: [source])
            return ModuleDraft(
                module: module, files: Dictionary(paths.map { ($0, nil) }, uniquingKeysWith: { first, _ in first }),
                wants: [], scope: path)
        }
    }

    private func draft(_ target: ManifestValue) -> ModuleDraft? {
        guard let name = target["name"]?.string else { return nil }
        let sources = folders(of: target)
        var paths: [String] = []
        for folder in sources.folders {
            paths += files.swiftFiles(in: folder.path).filter {
                folder.compiles($0) && !files.isOpaque($0, below: folder.path)
            }
        }
        guard !paths.isEmpty else { return nil }
        var doubts = sources.doubts
        let systems = systems(of: target, doubts: &doubts)
        let info = target["infoPlist"]
        let module = Module(
            name: name, importName: target["productName"]?.string.map { Module.importName(of: $0) }, kind: .tuist,
            product: product(target["product"]?.name ?? "", info: info, platforms: systems.platforms),
            floors: systems.floors, platforms: systems.platforms, source: "\(path): target \(name)", doubts: doubts,
            requiresDesignCompatibility: plist(info).requiresDesignCompatibility, folders: sources.folders)
        return ModuleDraft(
            module: module, files: Dictionary(paths.map { ($0, nil) }, uniquingKeysWith: { first, _ in first }),
            wants: wants(of: target), scope: path)
    }

    // MARK: Sources

    private func folders(of target: ManifestValue) -> (folders: [SourceFolder], doubts: [String]) {
        var folders: [SourceFolder] = []
        var doubts: [String] = []
        for list in [target["sources"], target["buildableFolders"]] {
            guard let list else { continue }
            for element in list.elements ?? list["globs"]?.elements ?? [list] {
                guard let pattern = element.string ?? element.arguments.first?.value.string else {
                    doubts.append("some of its sources are computed")
                    continue
                }
                guard let path = RepositoryPath.join(folder, pattern) else {
                    doubts.append("\(pattern) lies outside the repository")
                    continue
                }
                let excluding = element["excluding"] ?? element["exceptions"]
                let excluded = excluding.map { $0.elements ?? [$0] }?.compactMap(\.string) ?? []
                let globs = excluded.compactMap { RepositoryPath.join(folder, $0) }.map { Glob(rooted: $0) }
                folders.append(SourceFolder(glob: path, excluded: globs))
            }
        }
        return (folders, doubts.uniqued())
    }

    // MARK: Platforms

    private func systems(
        of target: ManifestValue, doubts: inout [String]
    ) -> (platforms: Set<Platform>, floors: [Platform: Version]) {
        var platforms: Set<Platform> = []
        let destinations = target["destinations"] ?? target["platform"]
        for destination in destinations.map({ $0.elements ?? [$0] }) ?? [] {
            guard let name = destination.name, let built = Self.destinations[name] else {
                doubts.append("what it is built for is computed")
                continue
            }
            platforms.formUnion(built)
        }
        var floors: [Platform: Version] = [:]
        let targets = target["deploymentTargets"] ?? target["deploymentTarget"]
        if let targets {
            // `.iOS("17.0")`, `.multiplatform(iOS: "17.0", …)`, `.iOS(targetVersion: "17.0", devices: …)`
            for argument in targets.arguments {
                guard let platform = Platform(rawValue: argument.label ?? "") ?? Platform(rawValue: targets.name ?? "")
                else { continue }
                if let version = argument.value.string.flatMap(Version.init) { floors[platform] = version }
            }
        }
        if platforms.contains(.macCatalyst) { floors[.macCatalyst] = floors[.macCatalyst] ?? floors[.iOS] }
        if platforms.isEmpty { platforms = Set(floors.keys) }
        for platform in platforms.sorted() where floors[platform] == nil {
            doubts.append("no deployment target for \(platform.rawValue) can be read")
        }
        return (platforms, floors.filter { platforms.contains($0.key) })
    }

    private static let destinations: [String: Set<Platform>] = [
        "iOS": [.iOS], "iPhone": [.iOS], "iPad": [.iOS], "macCatalyst": [.iOS, .macCatalyst], "macOS": [.macOS],
        "mac": [.macOS], "tvOS": [.tvOS], "appleTv": [.tvOS], "watchOS": [.watchOS], "appleWatch": [.watchOS],
        "visionOS": [.visionOS], "appleVision": [.visionOS], "macWithiPadDesign": [], "appleVisionWithiPadDesign": [],
    ]

    // MARK: Product

    private func plist(_ info: ManifestValue?) -> InfoPlist {
        guard let info else { return InfoPlist([]) }
        if let file = info.string ?? info["path"]?.string, let path = RepositoryPath.join(folder, file),
            let bytes = files.read(path)
        {
            return InfoPlist(bytes)
        }
        let values = info["with"] ?? info.arguments.first?.value ?? info
        var result = InfoPlist([])
        result.extensionPoint = values["NSExtension"]?["NSExtensionPointIdentifier"]?.text
        result.requiresDesignCompatibility = values["UIDesignRequiresCompatibility"]?.text == "true"
        return result
    }

    private func product(_ name: String, info: ManifestValue?, platforms: Set<Platform>) -> ProductKind {
        switch name {
        case "app", "appClip", "commandLineTool", "xpc": platforms == [.watchOS] ? .watchApp : .app
        case "framework", "staticFramework": .framework
        case "staticLibrary", "dynamicLibrary": .library
        case "unitTests", "uiTests": .tests
        case "watch2App", "watch2Extension": .watchApp
        case "macro": .plugin
        case _ where name.hasSuffix("xtension"):
            plist(info).extensionPoint.map { ProductKind(extensionPoint: $0) } ?? .otherExtension
        default: .unknown
        }
    }

    private func wants(of target: ManifestValue) -> [String] {
        (target["dependencies"]?.elements ?? []).compactMap {
            $0["name"]?.string ?? $0["target"]?.string ?? $0["product"]?.string
        }
    }
}

extension SourceFolder {
    /// The folder that a pattern's fixed beginning names, cut down to what the pattern matches.
    init(glob pattern: String, excluded: [Glob]) {
        let parts = pattern.split(separator: "/")
        let fixed = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
        let path = (fixed.count == parts.count && pattern.hasSuffix(".swift") ? fixed.dropLast() : fixed)
            .joined(separator: "/")
        let rest = parts.dropFirst(fixed.count)
        let isWhole = rest.isEmpty && !pattern.hasSuffix(".swift") || rest == ["**"] || rest == ["**", "*.swift"]
        self.init(path: path, excluded: excluded, included: isWhole ? [] : [Glob(rooted: pattern)])
    }
}
