/// Reads one `project.pbxproj`: its targets with what they compile and for which systems.
struct XcodeProject {
    /// `App/App.xcodeproj/project.pbxproj`
    let path: String
    let objects: XcodeObjects
    let tree: XcodeFileTree
    let root: XcodeObjects.Object
    /// The folder that the project's paths are relative to.
    let folder: String
    /// Whether the text is one that entries can be added to.
    private let isEditable: Bool
    private let files: RepositoryFiles
    /// Configuration files that were read already, by path.
    private var configurationFiles: [String: BuildConfigurationFile] = [:]

    /// Why a project can't be read, as a sentence.
    struct Failure: Error {
        var message: String
    }

    init(path: String, files: RepositoryFiles) throws(Failure) {
        guard let bytes = files.read(path) else { throw Failure(message: "\(path) can't be read") }
        let list: PropertyList
        do {
            list = try PropertyList(anyForm: bytes)
        } catch {
            let line = LineTable(bytes).position(of: min(error.offset, bytes.count)).line
            throw Failure(message: "\(path) is malformed at line \(line): \(error.message)")
        }
        guard let objects = XcodeObjects(list), let root = objects[objects.root] else {
            throw Failure(message: "\(path) holds no project")
        }
        let container = RepositoryPath.parent(of: RepositoryPath.parent(of: path))
        guard let folder = RepositoryPath.join(container, root["projectDirPath"] ?? "") else {
            throw Failure(message: "\(path) has its files outside the repository")
        }
        self.path = path
        isEditable = list.bytes == bytes
        self.files = files
        self.objects = objects
        self.root = root
        self.folder = folder
        tree = XcodeFileTree(objects, root: root, folder: folder)
    }

    /// `App/App.xcodeproj`
    var bundle: String { RepositoryPath.parent(of: path) }
    /// What can't be followed, in sentences.
    var doubts: [String] {
        tree.outside.isEmpty
            ? [] : ["\(bundle) names \(tree.outside.joined(separator: ", ")), outside the repository"]
    }
    private var name: String { String(RepositoryPath.name(of: bundle).dropLast(".xcodeproj".count)) }

    /// The targets that compile at least one Swift file of the repository.
    mutating func drafts() -> [ModuleDraft] {
        let listed = objects.list("targets", of: root)
        let targets = listed.isEmpty ? objects.all("PBXNativeTarget") : listed
        return targets.filter { $0.isa != "PBXAggregateTarget" && $0.isa != "PBXLegacyTarget" }.compactMap { draft($0) }
    }

    private mutating func draft(_ target: XcodeObjects.Object) -> ModuleDraft? {
        let sources = XcodeSources(of: target, objects: objects, tree: tree, files: files)
        guard !sources.files.isEmpty else { return nil }
        let name = target["name"] ?? target["productName"] ?? "?"
        let settings = configurations(of: target, named: name)
        var reading = XcodeTargetSettings(settings.configurations, productType: target["productType"] ?? "")
        reading.doubts += [BuildConfigurationFile.doubt(missing: settings.missing)].compactMap { $0 }
        let info = infoPlists(settings.configurations, doubts: &reading.doubts)
        let moduleName = settings.configurations.lazy.compactMap { $0.string("PRODUCT_MODULE_NAME") }.first
        let module = Module(
            name: name, importName: moduleName ?? Module.importName(of: name), kind: .xcode,
            product: product(of: target, info: info, platforms: reading.platforms, doubts: &reading.doubts),
            floors: reading.floors, platforms: reading.platforms, source: "\(bundle): target \(name)",
            origins: reading.origins,
            notes: reading.notes
                + (isEditable ? [] : ["its project file is not in Xcode's own form: it is never edited"]),
            doubts: reading.doubts,
            requiresDesignCompatibility: info.contains(where: \.requiresDesignCompatibility)
                || settings.configurations.contains { $0.isYes("INFOPLIST_KEY_UIDesignRequiresCompatibility") },
            folders: sources.folders, projectFile: sources.hasPhase && isEditable ? path : nil)
        return ModuleDraft(
            module: module, files: sources.files, wants: wants(of: target), scope: path, packages: packages)
    }

    /// Folders of the local packages that the project names, by reference or as a folder in its tree.
    private var packages: Set<String> {
        let named = objects.all("XCLocalSwiftPackageReference").compactMap { $0["relativePath"] }
        let folders = objects.all("PBXFileReference").filter { $0["path"]?.hasSuffix(".swift") == false }
            .compactMap { tree.paths[$0.id] }
        return Set(
            named.compactMap { RepositoryPath.join(folder, $0) }
                + folders.filter(files.packageFolders.contains))
    }

    // MARK: Build settings

    /// The settings of each configuration of a target, over those of the project.
    private mutating func configurations(
        of target: XcodeObjects.Object, named name: String
    ) -> (configurations: [BuildSettings], missing: [String]) {
        var missing: [String] = []
        let projectLevels = configurationObjects(of: root)
        let settings = configurationObjects(of: target).map { configuration in
            let configurationName = configuration["name"] ?? ""
            let base = projectLevels.first { $0["name"] == configurationName }
            let levels =
                (base.map { self.levels(of: $0, in: "the project", missing: &missing) } ?? [])
                + self.levels(of: configuration, in: "the target", missing: &missing)
            return BuildSettings(
                levels: levels, configuration: configurationName,
                builtIn: [
                    "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name, "PROJECT_NAME": self.name,
                    "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".",
                ])
        }
        return (settings, missing)
    }

    private func configurationObjects(of owner: XcodeObjects.Object) -> [XcodeObjects.Object] {
        objects.object("buildConfigurationList", of: owner).map { objects.list("buildConfigurations", of: $0) } ?? []
    }

    /// The configuration file's assignments, then the ones of the project file itself.
    private mutating func levels(
        of configuration: XcodeObjects.Object, in owner: String, missing: inout [String]
    ) -> [[BuildSetting]] {
        let own = configuration.value("buildSettings")?.entries.map { key, value in
            BuildSetting(
                key: key.string ?? "",
                value: value.string ?? value.elements.compactMap(\.string).joined(separator: " "), origin: owner)
        }
        var file: [BuildSetting] = []
        switch baseFile(of: configuration) {
        case .some(.some(let path)):
            let read = configurationFiles[path] ?? BuildConfigurationFile(path: path, in: files)
            configurationFiles[path] = read
            file = read.settings
            missing += read.missing
        case .some(.none): missing.append("a configuration file of \(bundle)")
        case .none: break
        }
        return [file, own ?? []]
    }

    /// `nil` when it has none, `.some(nil)` when it has one that is not in the repository.
    private func baseFile(of configuration: XcodeObjects.Object) -> String?? {
        if let reference = configuration["baseConfigurationReference"] { return .some(tree.paths[reference]) }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"] else { return .none }
        let relative = configuration["baseConfigurationReferenceRelativePath"] ?? ""
        return .some(tree.paths[anchor].flatMap { RepositoryPath.join($0, relative) })
    }

    // MARK: Product

    private func infoPlists(_ configurations: [BuildSettings], doubts: inout [String]) -> [InfoPlist] {
        var result: [InfoPlist] = []
        for name in configurations.compactMap({ $0.string("INFOPLIST_FILE") }).uniqued() {
            if let path = RepositoryPath.join(folder, name), let bytes = files.read(path) {
                result.append(InfoPlist(bytes))
            } else {
                doubts.append("\(name), its Info.plist, is not in the repository")
            }
        }
        return result
    }

    private func product(
        of target: XcodeObjects.Object, info: [InfoPlist], platforms: Set<Platform>, doubts: inout [String]
    ) -> ProductKind {
        let type = (target["productType"] ?? "").replacing("com.apple.product-type.", with: "")
        if ProductKind.isAppExtension(type) {
            guard let point = info.lazy.compactMap(\.extensionPoint).first else {
                doubts.append("which kind of extension it is, is not in its Info.plist")
                return .otherExtension
            }
            return ProductKind(extensionPoint: point)
        }
        return ProductKind(xcodeType: type, platforms: platforms)
    }

    // MARK: Dependencies

    /// Names of the targets and package products that the target depends on or links.
    private func wants(of target: XcodeObjects.Object) -> [String] {
        let targets = objects.list("dependencies", of: target).compactMap { dependency in
            objects.object("target", of: dependency)?["name"] ?? dependency["name"]
                ?? objects.object("productRef", of: dependency)?["productName"]
        }
        let products = objects.list("packageProductDependencies", of: target).compactMap { $0["productName"] }
        let linked = objects.list("buildPhases", of: target).filter { $0.isa == "PBXFrameworksBuildPhase" }
            .flatMap { objects.list("files", of: $0) }
            .compactMap { objects.object("productRef", of: $0)?["productName"] ?? linkedName($0) }
        return (targets + products + linked).uniqued()
    }

    /// `Kit` for a build file of `Kit.framework` or `libKit.a`.
    private func linkedName(_ buildFile: XcodeObjects.Object) -> String? {
        guard let path = objects.object("fileRef", of: buildFile)?["path"] else { return nil }
        let file = RepositoryPath.name(of: path)
        if file.hasSuffix(".framework") { return String(file.dropLast(".framework".count)) }
        return file.hasPrefix("lib") && file.hasSuffix(".a") ? String(file.dropFirst(3).dropLast(2)) : nil
    }
}

extension ProductKind {
    init(extensionPoint: String) {
        switch extensionPoint {
        case "com.apple.widgetkit-extension", "com.apple.widget-extension": self = .widget
        case "com.apple.keyboard-service": self = .keyboardExtension
        case "com.apple.share-services": self = .shareExtension
        case "com.apple.watchkit": self = .watchApp
        default: self = .otherExtension
        }
    }

    /// Whether a product type is one whose Info.plist says what it extends.
    static func isAppExtension(_ type: String) -> Bool {
        type.contains("extension") && !["watchkit", "system", "driver"].contains { type.hasPrefix($0) }
    }

    /// From a product type without its common prefix.
    init(xcodeType type: String, platforms: Set<Platform>) {
        switch type {
        case "application", "application.on-demand-install-capable", "application.messages":
            self = platforms == [.watchOS] ? .watchApp : .app
        case "tool", "xpc-service", "system-extension": self = .app
        case _ where type.hasPrefix("application.watch") || type.hasPrefix("watchkit"): self = .watchApp
        case _ where type.hasPrefix("framework"): self = .framework
        case _ where type.hasPrefix("library"): self = .library
        case "bundle.unit-test", "bundle.ui-testing", "bundle.multi-device-ui-test": self = .tests
        default: self = .unknown
        }
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, where it comes first.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
