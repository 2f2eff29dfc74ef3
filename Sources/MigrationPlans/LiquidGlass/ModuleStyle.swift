import Rewriter

/// In which form a file's glass is written, from what its modules support.
struct ModuleStyle {
    enum Form {
        case native, helper, inline
    }

    let form: Form
    /// Where the file is drawn, if no target that compiles it is a place for glass.
    let host: SurfaceFacts.Host?
    /// Targets are known, and none of them compiles the file.
    let isUncompiled: Bool
    /// Every target is on the old design.
    let keepsOldDesign: Bool
    /// The lowest iOS of all targets; `nil` when unknown.
    let floor: Version?
    /// Platforms with versions for `#available`, without the `*`.
    let platforms: [String]

    init(path: String, options: LiquidGlassOptions, project: ProjectModel) {
        let modules = project.modules(compiling: path)
        let floors = Self.floors(modules, overrides: options.floors)
        floor = floors[.iOS] ?? nil
        platforms = ["iOS 26.0", "macOS 26.0", "tvOS 26.0", "watchOS 26.0"]
        host = Self.host(modules)
        isUncompiled = modules.isEmpty && !project.modules.isEmpty
        keepsOldDesign = !modules.isEmpty && modules.allSatisfy(\.requiresDesignCompatibility)
        switch options.style {
        case .helper: form = .helper
        case .inline: form = .inline
        case .native: form = .native
        case .auto:
            let isNew = !floors.isEmpty && floors.allSatisfy { platform, floor in
                platform != .visionOS && (floor.map { $0 >= Version(26) } ?? false)
            }
            form = isNew && options.accessibility == .system ? .native : .helper
        }
    }

    private static func host(_ modules: [Module]) -> SurfaceFacts.Host? {
        guard !modules.isEmpty else { return nil }
        let products = Set(modules.map(\.product))
        if products == [.tests] { return .tests }
        if products.isSubset(of: [.widget]) { return .widget }
        if products.isSubset(of: [.keyboardExtension, .shareExtension, .otherExtension]) { return .appExtension }
        let platforms = modules.reduce(into: Set<Platform>()) { $0.formUnion($1.platforms) }
        return platforms == [.visionOS] ? .visionOS : nil
    }

    /// The lowest version per platform over all modules; `nil` where it is unknown.
    private static func floors(_ modules: [Module], overrides: [Platform: Version]) -> [Platform: Version?] {
        var floors: [Platform: Version?] = [:]
        for module in modules {
            for platform in module.platforms.union(module.floors.keys) {
                let floor = module.floors[platform]
                if let known = floors[platform] {
                    floors[platform] = .some(known.flatMap { old in floor.map { min(old, $0) } })
                } else {
                    floors[platform] = .some(floor)
                }
            }
        }
        for (platform, version) in overrides where floors[platform] != nil || modules.isEmpty || platform == .iOS {
            floors[platform] = .some(version)
        }
        return floors
    }
}
