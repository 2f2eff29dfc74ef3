import Rewriter

/// One file as the rules see it.
struct GlassFile {
    let tree: SyntaxTree
    let index: GlassIndex
    /// All glass that the file draws, in source order: the system's and that of the repository's own helpers.
    let surfaces: [GlassSurface]
    /// What the file is built for.
    let targets: DeploymentTargets
    /// Those of its floors that the code itself shows signs of: project templates name platforms that nobody builds for.
    let floors: [Platform: Version?]
    let options: LiquidGlassOptions
    /// Major version of the oldest Xcode that builds it; `nil` when unknown.
    let xcode: Int?
    /// Its module has an `#if` for older compilers somewhere, or the user asks for one.
    let asksForCompiler: Bool
    /// Its module draws glass somewhere and doesn't keep the old design: it is built for 26.
    let drawsGlassInModule: Bool
    private let suppressions: Suppressions

    init(_ tree: SyntaxTree, index: GlassIndex, project: ProjectModel, options: LiquidGlassOptions) {
        self.tree = tree
        self.index = index
        self.options = options
        targets = DeploymentTargets(project.modules(compiling: tree.source.path), overrides: options.floors)
        xcode = options.xcode ?? project.xcode?.major
        let modules = project.modules(compiling: tree.source.path)
        // A package's list of platforms is a promise, a target's is what is built.
        let built = modules.filter { $0.kind != .swiftPM }
        let builtFor = built.reduce(into: Set<Platform>()) { $0.formUnion($1.platforms.union($1.floors.keys)) }
        let platforms = index.platforms(of: built).intersection(builtFor)
            .union(index.platforms(in: tree.source.path))
        let isOnly = targets.floors.count == 1
        floors = targets.floors.filter {
            isOnly || $0.key == .iOS || platforms.contains($0.key) || options.floors[$0.key] != nil
        }
        asksForCompiler = options.xcode != nil || index.asksForCompiler(modules)
        drawsGlassInModule = index.drawsGlass(modules.filter { !$0.requiresDesignCompatibility })
        suppressions = Suppressions(tree)
        surfaces = GlassRecognizer(tree: tree, index: index).surfaces()
    }

    /// Whether a comment asks to leave faults of this code alone where `range` begins.
    func ignores(_ code: String, at range: SourceRange) -> Bool {
        let line = tree.lines.lineIndex(of: range.lowerBound)
        return !suppressions.covering(line...line, codes: [code]).isEmpty
    }

    /// What the generated declarations are called here; `nil` where the app has taken all their names.
    var helperNames: HelperNames? { index.views.names.helperNames(in: tree.source.path) }

    /// Every target that compiles it is for the Mac.
    var isForMacOnly: Bool { targets.isComplete && Set(targets.floors.keys) == [.macOS] }

    /// The surfaces that some system draws while it draws the other: not in the other half of the same check.
    func coexist(_ one: GlassSurface, _ other: GlassSurface) -> Bool {
        one.isOld == other.isOld && !Self.areAlternatives(one.node, other.node)
            && !BuildConditions(at: one.range.lowerBound, in: tree)
                .excludes(BuildConditions(at: other.range.lowerBound, in: tree))
    }

    /// Whether the nodes stand in different branches of one statement.
    static func areAlternatives(_ one: SyntaxNode, _ other: SyntaxNode) -> Bool {
        one.ancestors.contains { node in
            guard [.ifStatement, .switchStatement, .ternaryExpression].contains(node.kind) else { return false }
            let parts = node.children.filter { part in [one, other].contains { $0.isInside(part) } }
            return parts.count > 1
        }
    }
}
