import Rewriter

/// In which form a file's glass is written, from what its modules support.
struct ModuleStyle {
    enum Form {
        case native, helper, inline
    }

    let form: Form
    /// Whether `if #available …` may stand in the file: nothing that builds it needs `#if` around glass.
    let allowsInline: Bool
    /// Where the file is drawn, if no target that compiles it is a place for glass.
    let host: SurfaceFacts.Host?
    /// Targets are known, and none of them compiles the file.
    let isUncompiled: Bool
    /// Every target is on the old design.
    let keepsOldDesign: Bool
    /// The lowest iOS of all targets; `nil` when none is built for iOS.
    let floor: Version?
    /// Older code is kept for a system that nobody named.
    let isFloorAssumed: Bool
    /// Platforms with versions for `#available`, without the `*`.
    let platforms: [String]

    init(path: String, options: LiquidGlassOptions, project: ProjectModel) {
        let modules = project.modules(compiling: path)
        let targets = DeploymentTargets(modules, overrides: options.floors)
        floor = targets.iOS
        platforms = targets.platformsToCheck.map { "\($0.rawValue) 26.0" }
        host = Self.host(modules)
        isUncompiled = modules.isEmpty && !project.modules.isEmpty
        keepsOldDesign = !modules.isEmpty && modules.allSatisfy(\.requiresDesignCompatibility)
        let gates = Gates(targets, xcode: options.xcode ?? project.xcode?.major)
        allowsInline =
            gates.allowInline(isWanted: options.style == .inline) && options.accessibility == .system
            && !platforms.isEmpty
        form = Self.form(options, targets, gates, allowsInline: allowsInline)
        isFloorAssumed = targets.isGuessed && form != .native
    }

    private static func form(
        _ options: LiquidGlassOptions, _ targets: DeploymentTargets, _ gates: Gates, allowsInline: Bool
    ) -> Form {
        // Only the helper heeds the accessibility settings by itself.
        guard options.style != .helper, options.accessibility == .system else { return .helper }
        if targets.allHaveGlass { return .native }
        // Who says so knows of floors that the project files don't name.
        if options.style == .native, targets.isGuessed, gates.vision != true { return .native }
        return options.style == .inline && allowsInline ? .inline : .helper
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
}

/// Which `#if` the code needs around glass, which only the helper carries; `nil` where that is unknown.
private struct Gates {
    /// `#if !os(visionOS)`
    let vision: Bool?
    /// `#if compiler(>=6.2)`, for an Xcode before 26.
    let compiler: Bool?

    init(_ targets: DeploymentTargets, xcode: Int?) {
        vision = targets.buildsForVision ? true : targets.isComplete ? false : nil
        compiler = xcode.map { $0 < 26 }
    }

    /// What isn't known stands in the way unless the user asked for the inline form.
    func allowInline(isWanted: Bool) -> Bool {
        isWanted ? vision != true && compiler != true : vision == false && compiler == false
    }
}
