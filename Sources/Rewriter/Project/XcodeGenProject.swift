/// The targets of an XcodeGen spec, with the build settings that XcodeGen would write for them.
struct XcodeGenProject {
    private let spec: XcodeGenSpec
    private let files: RepositoryFiles
    private let groups: [String: SpecValue]

    init(_ spec: XcodeGenSpec, files: RepositoryFiles) {
        self.spec = spec
        self.files = files
        groups = spec.root["settingGroups", default: .text("")].map
            .merging(spec.root["settingPresets", default: .text("")].map) { first, _ in first }
    }

    /// The project that XcodeGen makes of the spec.
    var projectName: String {
        spec.root["name"]?.text ?? RepositoryPath.name(of: spec.folder)
    }

    func drafts() -> [ModuleDraft] {
        spec.targets.sorted { $0.key < $1.key }.flatMap { name, target in
            let platforms = target["platform", default: .text("")].texts
            guard platforms.count > 1 else {
                return [draft(target, name: name, product: name, platform: platforms.first)].compactMap { $0 }
            }
            return platforms.compactMap { platform in
                let whole = target.mapTexts { $0.replacing("${platform}", with: platform) }
                return draft(whole, name: Self.name(name, of: target, on: platform), product: name, platform: platform)
            }
        }
    }

    /// A target for several platforms becomes one target for each, named after it.
    private static func name(_ name: String, of target: SpecValue, on platform: String) -> String {
        (target["platformPrefix"]?.text ?? "") + name + (target["platformSuffix"]?.text ?? "_\(platform)")
    }

    private func names(ofTarget name: String) -> [String] {
        guard let target = spec.targets[name] else { return [name] }
        let platforms = target["platform", default: .text("")].texts
        return platforms.count > 1 ? platforms.map { Self.name(name, of: target, on: $0) } : [name]
    }

    private func draft(_ target: SpecValue, name: String, product: String, platform: String?) -> ModuleDraft? {
        let sources = XcodeGenSources(target["sources", default: .text("")].list, files: files)
        guard !sources.files.isEmpty else { return nil }
        let type = target["type"]?.text ?? ""
        let configurations = configurations(of: target, name: name, product: product, platform: platform)
        var reading = XcodeTargetSettings(configurations.settings, productType: type)
        reading.doubts +=
            [BuildConfigurationFile.doubt(missing: configurations.missing)].compactMap { $0 } + spec.doubts
        let info = infoPlists(of: target, configurations: configurations.settings)
        let moduleName = configurations.settings.lazy.compactMap { $0.string("PRODUCT_MODULE_NAME") }.first
        let module = Module(
            name: name, importName: moduleName ?? Module.importName(of: product), kind: .xcodeGen,
            product: productKind(type, target: target, info: info, platforms: reading.platforms),
            floors: reading.floors, platforms: reading.platforms, source: "\(spec.path): target \(name)",
            notes: reading.notes, doubts: reading.doubts,
            requiresDesignCompatibility: info.contains(where: \.requiresDesignCompatibility)
                || isYes(target["info"]?["properties"]?["UIDesignRequiresCompatibility"])
                || configurations.settings.contains { $0.isYes("INFOPLIST_KEY_UIDesignRequiresCompatibility") },
            folders: sources.folders)
        return ModuleDraft(
            module: module, files: sources.files, wants: wants(of: target), scope: spec.path, packages: packages)
    }

    /// Folders of the local packages that the spec names.
    private var packages: Set<String> {
        let paths = spec.root["packages", default: .text("")].map.values.compactMap { $0["path"]?.text }
        return Set(paths.compactMap { RepositoryPath.join(spec.folder, $0) })
    }

    // MARK: Build settings

    private func configurations(
        of target: SpecValue, name: String, product: String, platform: String?
    ) -> (settings: [BuildSettings], missing: [String]) {
        var missing: [String] = []
        let declared = spec.root["configs", default: .text("")].map.keys.sorted()
        let settings = (declared.isEmpty ? ["Debug", "Release"] : declared).map { configuration in
            var levels = [platformSettings(of: target, platform: platform)]
            for (owner, targets) in [
                (spec.root, spec.root["options"]?["deploymentTarget"]), (target, target["deploymentTarget"]),
            ] {
                levels.append(file(for: configuration, of: owner, missing: &missing))
                levels.append(deploymentTargets(targets, platform: platform))
                levels.append(
                    assignments(owner["settings", default: .text("")], configuration: configuration, depth: 0))
            }
            return BuildSettings(
                levels: levels, configuration: configuration,
                builtIn: [
                    "TARGET_NAME": name, "PRODUCT_NAME": product, "PROJECT_NAME": projectName, "SRCROOT": ".",
                    "PROJECT_DIR": ".",
                ])
        }
        return (settings, missing)
    }

    /// What XcodeGen sets for `platform:` and `supportedDestinations:`.
    private func platformSettings(of target: SpecValue, platform: String?) -> [BuildSetting] {
        let destinations = target["supportedDestinations", default: .text("")].texts
        if !destinations.isEmpty {
            let names = destinations.compactMap(Platform.init(rawValue:)).filter { $0 != .macCatalyst }.map(\.sdkName)
            let catalyst = destinations.contains("macCatalyst") ? "YES" : "NO"
            return [
                BuildSetting(key: "SUPPORTED_PLATFORMS", value: names.joined(separator: " ")),
                BuildSetting(key: "SUPPORTS_MACCATALYST", value: catalyst),
            ]
        }
        guard let platform, let sdk = Platform(rawValue: platform)?.sdkName else { return [] }
        return [BuildSetting(key: "SDKROOT", value: sdk)]
    }

    /// `deploymentTarget:` is a version for the target's platform or one for each.
    private func deploymentTargets(_ value: SpecValue?, platform: String?) -> [BuildSetting] {
        if let version = value?.text, let key = platform.flatMap(Platform.init(rawValue:))?.deploymentTargetKey {
            return [BuildSetting(key: key, value: version)]
        }
        return (value?.map ?? [:]).sorted { $0.key < $1.key }.compactMap { name, version in
            guard let platform = Platform(rawValue: name), let version = version.text else { return nil }
            return BuildSetting(key: platform.deploymentTargetKey, value: version)
        }
    }

    private func file(for configuration: String, of owner: SpecValue, missing: inout [String]) -> [BuildSetting] {
        guard let path = owner["configFiles"]?[configuration]?.text else { return [] }
        let read = BuildConfigurationFile(path: path, in: files)
        missing += read.missing
        return read.settings
    }

    /// `settings:` is flat, or has `base`, `groups` and `configs`.
    private func assignments(_ settings: SpecValue, configuration: String, depth: Int) -> [BuildSetting] {
        let map = settings.map
        guard depth < 8 else { return [] }
        guard map["base"] != nil || map["configs"] != nil || map["groups"] != nil else { return Self.flat(map) }
        var result = (map["groups"]?.texts ?? []).prefix(64).flatMap { name in
            assignments(groups[name] ?? .text(""), configuration: configuration, depth: depth + 1)
        }
        result += Self.flat(map["base"]?.map ?? [:])
        for (name, values) in (map["configs"]?.map ?? [:]).sorted(by: { $0.key < $1.key })
        where configuration.lowercased().contains(name.lowercased()) {
            result += Self.flat(values.map)
        }
        return result
    }

    private static func flat(_ map: [String: SpecValue]) -> [BuildSetting] {
        map.sorted { $0.key < $1.key }.map { key, value in
            BuildSetting(key: key, value: value.texts.joined(separator: " "))
        }
    }

    // MARK: Product

    private func infoPlists(of target: SpecValue, configurations: [BuildSettings]) -> [InfoPlist] {
        let named = configurations.compactMap { $0.string("INFOPLIST_FILE") }.compactMap {
            RepositoryPath.join(spec.folder, $0)
        }
        let paths = [target["info"]?["path"]?.text].compactMap { $0 } + named
        return paths.uniqued().compactMap(files.read).map(InfoPlist.init)
    }

    private func productKind(
        _ type: String, target: SpecValue, info: [InfoPlist], platforms: Set<Platform>
    ) -> ProductKind {
        guard ProductKind.isAppExtension(type) else {
            return ProductKind(xcodeType: type, platforms: platforms)
        }
        let properties = target["info"]?["properties"]
        let point =
            properties?["NSExtension"]?["NSExtensionPointIdentifier"]?.text
            ?? properties?["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.text
            ?? info.lazy.compactMap(\.extensionPoint).first
        return point.map { ProductKind(extensionPoint: $0) } ?? .otherExtension
    }

    private func isYes(_ value: SpecValue?) -> Bool {
        ["true", "yes", "1"].contains(value?.text?.lowercased() ?? "")
    }

    private func wants(of target: SpecValue) -> [String] {
        target["dependencies", default: .text("")].list.flatMap { dependency -> [String] in
            if let name = dependency["target"]?.text { return names(ofTarget: RepositoryPath.name(of: name)) }
            guard let package = dependency["package"]?.text else { return [] }
            let products = (dependency["products"]?.texts ?? []) + [dependency["product"]?.text].compactMap { $0 }
            return products.isEmpty ? [package] : products
        }.uniqued()
    }
}

/// The Swift files that the `sources:` of one XcodeGen target name.
struct XcodeGenSources {
    private(set) var files: [String: Set<Platform>?] = [:]
    private(set) var folders: [SourceFolder] = []

    init(_ sources: [SpecValue], files repository: RepositoryFiles) {
        // A new file in one of these isn't compiled for all of the target's platforms.
        var filtered: [SourceFolder] = []
        for source in sources {
            guard let written = source["path"]?.text ?? source.text else { continue }
            if source["type"]?.text == "folder" { continue }
            if let phase = source["buildPhase"], phase.text != "sources" { continue }
            let path = written == "." ? "" : written
            let filters = source["destinationFilters", default: .text("")].texts.compactMap(Platform.init(rawValue:))
            let platforms = filters.isEmpty ? nil : Set(filters)
            if repository.contains(path) {
                if path.hasSuffix(".swift") { files[path] = .some(platforms) }
                continue
            }
            for path in repository.folders(spelled: path) {
                let folder = SourceFolder(
                    path: path, excluded: Self.globs(source["excludes"], in: path),
                    included: Self.globs(source["includes"], in: path))
                if platforms == nil { folders.append(folder) } else { filtered.append(folder) }
                for file in repository.swiftFiles(in: path)
                where folder.compiles(file) && !repository.isOpaque(file, below: path) {
                    files[file] = .some(platforms)
                }
            }
        }
        if folders.isEmpty { folders = filtered }
    }

    private static func globs(_ patterns: SpecValue?, in folder: String) -> [Glob] {
        (patterns?.texts ?? []).compactMap { RepositoryPath.join(folder, $0) }.map { Glob(rooted: $0) }
    }
}
