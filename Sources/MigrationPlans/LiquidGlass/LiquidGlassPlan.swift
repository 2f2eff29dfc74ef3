public import Rewriter

/// Migrates hand-rolled material surfaces to Liquid Glass.
public struct LiquidGlassPlan: MigrationPlan {
    public let options: LiquidGlassOptions

    public init(options: LiquidGlassOptions = LiquidGlassOptions()) {
        self.options = options
    }

    public var needles: [String] {
        var needles = ["Material", ".bar", "UIBlurEffect", "VisualEffectView", "glassEffect"]
        if options.include.contains(.fills) { needles += [".background", ".overlay"] }
        if options.include.contains(.bordered) { needles.append(".bordered") }
        if let helper = options.helperName { needles.append(helper) }
        return needles
    }

    public var fallbackForms: FallbackForms {
        FallbackForms(
            modifiers: HelperNames.allModifiers.union([options.helperName].compactMap { $0 }),
            wrappers: HelperNames.allWrappers, blank: "Color.clear", availableFrom: 26)
    }

    public func facts(of file: SyntaxTree) -> ViewFacts { ViewFacts(declarationsOf: file) }

    public func namesToTrace(in facts: [ViewFacts]) -> Set<String> { ViewFacts.namesToTrace(in: facts) }

    public func uses(of names: Set<String>, in file: SyntaxTree) -> ViewFacts { ViewFacts(usesOf: names, in: file) }

    public func index(_ facts: [ViewFacts], project: ProjectModel) -> ViewIndex { ViewIndex(facts, project: project) }

    public func unknownName(in index: ViewIndex) -> UnknownName? {
        let known = Set(index.ownHelpers.map(\.name)).sorted()
        guard let name = options.helperName, !known.contains(name) else { return nil }
        return UnknownName(name, known: known)
    }

    public func findings(in file: SyntaxTree, index: ViewIndex, project: ProjectModel) -> [Finding] {
        FileMigration(file, options: options, index: index, project: project).findings().filter(options.wants)
    }

    public func supportFiles(for fixes: [ChosenFix], index: ViewIndex, project: ProjectModel) -> [SupportFile] {
        HelperFile.files(for: fixes, options: options, index: index, project: project)
    }
}
