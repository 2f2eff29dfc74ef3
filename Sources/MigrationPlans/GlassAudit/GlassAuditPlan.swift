public import Rewriter

/// Finds faults in glass that is there already. It shares with the migration what is known about chains, places,
/// components and deployment targets, and has rules of its own.
public struct GlassAuditPlan: MigrationPlan {
    public let options: LiquidGlassOptions

    /// Every rule, in the order of the manual: a new one is a file in `Rules/` and a line here.
    static let rules: [any AuditRule] = [
        // What doesn't compile.
        UngatedAPI(),
        PhantomAPI(),
        // Where glass doesn't belong.
        GlassOnGlass(),
        GlassOnContent(),
        GlassInToolbar(),
        GlassInMenuLabel(),
        MaterialWithGlass(),
        OpaqueUnderGlass(),
        ClearWithoutDimming(),
        LeftoverChrome(),
        // How it is put together.
        GlassWithoutContainer(),
        ContainerAroundEverything(),
        GlassBeforeLayout(),
        ClipAfterGlass(),
        BareCapsuleDefault(),
        // How it changes.
        IDWithoutContainer(),
        IDWithoutNamespace(),
        IDWithoutAnimation(),
        UnionMismatch(),
        TogglingByIf(),
        // What happens on touch.
        InteractiveOnButton(),
        InteractiveOnBar(),
        // What older systems get.
        FallbackShapeMismatch(),
        MissingFallback(),
        // What it costs, and who adapts it.
        EndlessAnimationOnGlass(),
        HiddenGlass(),
        Budget(),
        ReduceTransparencyOverride(),
    ]

    /// A page for each rule, in the order of the rules.
    public static let manual: [Explanation] = rules.map(\.page.explanation)

    /// The codes of all rules, in the order of the manual.
    public static let ruleCodes = manual.map(\.code)

    public init(options: LiquidGlassOptions = LiquidGlassOptions()) {
        self.options = options
    }

    public var needles: [String] {
        ["glass", "Glass", "toolbarBackground", "BarAppearance()"]
            + GlassAPI.names.filter { !$0.contains("lass") }.sorted()
    }

    public var examinesUses: Bool { true }

    public var fallbackForms: FallbackForms { LiquidGlassPlan(options: options).fallbackForms }

    public var contestedNames: Set<String> { NameClaim.contested }

    public func declarations(in file: SyntaxTree) -> GlassFacts? { GlassFacts(claimsIn: file) }

    public func facts(of file: SyntaxTree) -> GlassFacts { GlassFacts(declarationsOf: file) }

    public func namesToTrace(in facts: [GlassFacts]) -> Set<String> {
        ViewFacts.namesToTrace(in: facts.map(\.views))
    }

    public func uses(of names: Set<String>, in file: SyntaxTree) -> GlassFacts {
        GlassFacts(usesOf: names, in: file, names: options.names)
    }

    public func index(_ facts: [GlassFacts], project: ProjectModel) -> GlassIndex {
        GlassIndex(facts, names: options.names, project: project)
    }

    public func findings(in file: SyntaxTree, index: GlassIndex, project: ProjectModel) -> [Finding] {
        if GeneratedHelper(file) != nil { return [] }
        let file = GlassFile(file, index: index, project: project, options: options)
        let findings = Self.rules.flatMap { $0.findings(in: file) }.filter(options.wants)
        return findings.sorted {
            ($0.range.lowerBound, $0.range.upperBound, $0.rule) < ($1.range.lowerBound, $1.range.upperBound, $1.rule)
        }
    }

    /// The pieces of glass by the layer that they sit in.
    public func census(of file: SyntaxTree, index: GlassIndex, project: ProjectModel) -> [String: Int] {
        if GeneratedHelper(file) != nil { return [:] }
        let surfaces = GlassFile(file, index: index, project: project, options: options).surfaces.filter { !$0.isOld }
        return Dictionary(grouping: surfaces) { $0.layer.isEmpty ? "other" : $0.layer }.mapValues(\.count)
    }

    public func supportFiles(
        for fixes: [ChosenFix], index: GlassIndex, project: ProjectModel, besides paths: Set<String>
    ) -> [SupportFile] {
        HelperFile.files(for: fixes, options: options, index: index.views, project: project, besides: paths)
    }
}
