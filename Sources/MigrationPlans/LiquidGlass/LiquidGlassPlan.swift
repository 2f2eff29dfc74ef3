public import Rewriter

/// Migrates hand-rolled material surfaces to Liquid Glass.
public struct LiquidGlassPlan: MigrationPlan {
    public let options: LiquidGlassOptions

    public init(options: LiquidGlassOptions = LiquidGlassOptions()) {
        self.options = options
    }

    public var needles: [String] {
        // Glass matters where a material is drawn around it: `.buttonStyle(.glass)` in somebody's helper too.
        var needles = [
            "Material", ".bar", "UIBlurEffect", "VisualEffectView", "glassEffect", "buttonStyle(.glass",
            Suppressions.marker,
        ]
        let included = options.includedSomewhere
        if included.contains(.fills) { needles += [".background", ".overlay", ".fill("] }
        if included.contains(.bordered) { needles.append(".bordered") }
        return needles + options.helperNames + options.names.wrappers.sorted()
    }

    public var fallbackForms: FallbackForms {
        FallbackForms(
            modifiers: HelperNames.allModifiers.union(options.helperNames),
            wrappers: HelperNames.allWrappers, blanks: ["Color.clear", "SwiftUI.Color.clear"], availableFrom: 26)
    }

    public var contestedNames: Set<String> { NameClaim.contested }

    public func facts(of file: SyntaxTree) -> ViewFacts {
        ViewFacts(declarationsOf: file, include: options.options(for: file.source.path).include)
    }

    public func declarations(in file: SyntaxTree) -> ViewFacts? { ViewFacts(claimsIn: file) }

    public func namesToTrace(in facts: [ViewFacts]) -> Set<String> { ViewFacts.namesToTrace(in: facts) }

    public func uses(of names: Set<String>, in file: SyntaxTree) -> ViewFacts {
        ViewFacts(usesOf: names, in: file, names: options.names)
    }

    public func index(_ facts: [ViewFacts], project: ProjectModel) -> ViewIndex {
        ViewIndex(facts, names: options.names, project: project)
    }

    public func unknownName(in index: ViewIndex) -> UnknownName? {
        let known = Set(index.ownHelpers.map(\.name)).sorted()
        return options.helperNames.first { !known.contains($0) }.map { UnknownName($0, known: known) }
    }

    public func findings(in file: SyntaxTree, index: ViewIndex, project: ProjectModel) -> [Finding] {
        let options = options.options(for: file.source.path)
        return FileMigration(file, options: options, index: index, project: project).findings().filter(options.wants)
    }

    public func supportFiles(
        for fixes: [ChosenFix], index: ViewIndex, project: ProjectModel, besides paths: Set<String>
    ) -> [SupportFile] {
        HelperFile.files(for: fixes, options: options, index: index, project: project, besides: paths)
    }
}
