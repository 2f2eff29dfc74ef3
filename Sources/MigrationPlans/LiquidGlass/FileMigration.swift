import Rewriter

/// One file on its way through the plan: surfaces → placement → verdict → fix.
struct FileMigration {
    let tree: SyntaxTree
    let options: LiquidGlassOptions
    let index: ViewIndex
    let project: ProjectModel
    private let style: ModuleStyle
    private let suppressions: Suppressions

    init(_ tree: SyntaxTree, options: LiquidGlassOptions, index: ViewIndex, project: ProjectModel) {
        self.tree = tree
        self.options = options
        self.index = index
        self.project = project
        self.style = ModuleStyle(path: tree.source.path, options: options, project: project)
        self.suppressions = Suppressions(tree)
    }

    func findings() -> [Finding] {
        let recognizer = Recognizer(tree: tree, stored: StoredMaterials(in: tree, qualified: index.storedMaterials))
        let surfaces = recognizer.surfaces().filter { !isLookAlike($0) }
        var judged = surfaces.map(judge)
        if options.include.contains(.fills) {
            judged += Fills(tree: tree, recognizer: recognizer).surfaces(besides: surfaces).map(judge).filter(isPlate)
        }
        Families.resolve(&judged, options: options)
        Nesting.resolve(&judged)
        let emitter = SurfaceEmitter(tree: tree, style: style, options: options, index: index)
        var findings = judged.map { emitter.finding(for: $0) }
        if let names = index.names.helperNames(in: tree.source.path) {
            Containers(tree: tree, style: style, options: options, names: names).wrap(judged, in: &findings)
        }
        if options.helperName == nil { OwnHelperAdvice.add(to: &findings, of: tree, index: index) }
        let buttons = BorderedButtons(tree: tree, style: style, options: options, index: index).findings()
        findings += EffectViews(tree: tree, index: index, host: style.host).findings() + buttons
        Overlaps.resolve(&findings)
        let used = judged.reduce(into: suppressions.keep(&findings, in: tree, for: .ignored)) {
            $0.formUnion($1.ignoredBy)
        }
        findings += suppressions.faults(besides: used, scope: LiquidGlassPlan.suppressible, mayServeOthers: holdsGlass)
        return findings.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
    }

    /// Whether there is glass on these lines, or anywhere: then a comment may be there for the audit.
    private func holdsGlass(_ lines: ClosedRange<Int>?) -> Bool {
        tree.nodes.contains { node in
            node.isLeaf && !node.isComment && lines?.contains(tree.lines.lineIndex(of: node.start)) ?? true
                && node.text.lowercased().contains("glass")
        }
    }

    /// A painted shape is a plate behind a control or floating subject; among content only controls have one.
    private func isPlate(_ fill: JudgedSurface) -> Bool {
        switch fill.layer {
        case .control: fill.isRewritten
        // Paint around a picture is its frame, unless it is pressed.
        case .floating, .card: fill.isRewritten && !Pictures.isPicture(fill.surface.chain)
        case .content:
            fill.isRewritten
                && (fill.facts.isControl || fill.facts.isTapped || !fill.traits.isDisjoint(with: .control))
        default: false
        }
    }

    /// The app's own enum case of the same name, handed to the app's own code.
    private func isLookAlike(_ surface: Surface) -> Bool {
        guard surface.form == .argument || surface.form == .storedMaterial else { return false }
        return !surface.style.tokens.isEmpty && surface.style.tokens.allSatisfy { index.lookAlikes.contains($0.text) }
    }

    /// In the branch for people who asked the system for less transparency.
    private static func servesReducedTransparency(_ node: SyntaxNode) -> Bool {
        var child = node
        while let parent = child.parent {
            if parent.kind == .ifStatement, let condition = parent.child(.condition), child != condition {
                let text = condition.normalizedText
                let children = Array(parent.children)
                let otherwise = children.firstIndex { $0.isText("else") } ?? children.count
                let isThen = (children.firstIndex(of: child) ?? 0) < otherwise
                if text.lowercased().contains("reducetransparency"), !text.contains("&&"), !text.contains("||") {
                    return text.hasPrefix("!") != isThen
                }
            }
            child = parent
        }
        return false
    }

    /// What the subject holds beyond what is written in it: through the members and components that it names.
    private func readSubject(_ surface: Surface, owner: Placement.Owner?, into facts: inout SurfaceFacts) {
        let names = Set(
            (surface.chain.subject ?? surface.chain.node).descendants(.simpleIdentifier).map(\.text))
        let members = members(names, near: surface.chain.node)
        let holdsField = members.contains { member in
            member.descendants(.simpleIdentifier).contains { SurfaceFacts.textInputs.contains($0.text) }
        }
        if !facts.isTextInput, index.holdsTextInput(names) || holdsField {
            facts.isTextInput = true
            facts.mayBeTextInput = true
        }
        if let owner, index.closuresHoldTextInput(owner.name) { facts.mayBeTextInput = true }
        facts.holdsControls =
            facts.holdsControls
            || members.contains { SurfaceFacts.holdsControls($0.descendants(.simpleIdentifier).map(\.text)) }
        facts.isOwnBar = facts.holdsControls && !facts.bleeds && !facts.isLayer && OwnBar.isBar(surface.chain)
        facts.mayHoldSurfaces = names.contains { $0 != owner?.name && index.componentNames.contains($0) }
        facts.holdsGlass =
            facts.holdsGlass || !names.isDisjoint(with: index.adaptiveHelpers)
            || !names.isDisjoint(with: index.glassViews)
            || members.contains(where: SurfaceFacts.holdsGlass)
            || surface.chain.links.prefix(surface.link).contains { index.adaptiveHelpers.contains($0.name) }
        facts.isInsideGlass = surface.chain.links.dropFirst(surface.link + 1).contains {
            index.adaptiveHelpers.contains($0.name)
        }
    }

    /// A property or function of the same type, one hop away.
    private func members(_ names: Set<String>, near node: SyntaxNode) -> [SyntaxNode] {
        guard let type = node.enclosing([.classDeclaration]), let body = type.child(.classBody) else { return [] }
        return body.children.filter { member in
            [.propertyDeclaration, .functionDeclaration].contains(member.kind) && !node.isInside(member)
                && names.contains(Declarations.name(of: member))
        }
    }

    /// In the closure of a function that chooses between glass and older code itself.
    private func isInsideAdaptiveHelper(_ node: SyntaxNode) -> Bool {
        node.ancestors.contains { closure in
            guard closure.kind == .lambdaLiteral, let call = closure.parent?.parent.flatMap({ Call($0) }) else {
                return false
            }
            return index.adaptiveHelpers.contains(StyleExpression.calleeName(call.callee))
        }
    }

    private func judge(_ surface: Surface) -> JudgedSurface {
        let links = surface.chain.links
        let place =
            surface.isHosted
            ? links[surface.link].node
            : surface.layerChain?.node
                ?? (links.indices.contains(surface.link) ? links[surface.link].node : surface.style.node)
        let local = index.local(place)
        let placement = index.resolve(local, in: tree.source.path)
        var facts = SurfaceFacts(surface, traits: placement.traits, tree: tree, options: options) { facts in
            Case(surface: surface, facts: facts, traits: placement.traits, options: options).layer
        }
        facts.keepsOldDesign = style.keepsOldDesign
        facts.host = style.host
        facts.isMisplaced = Position.isFixed(
            surface.isHosted ? surface.chain.node : surface.layerChain?.node ?? surface.chain.node)
        facts.isUncompiled = style.isUncompiled
        facts.servesReducedTransparency = Self.servesReducedTransparency(place)
        readSubject(surface, owner: local.owner, into: &facts)
        // Native glass needs a closure of its own only behind text input.
        if style.form == .native, !facts.isTextInput || facts.isLayer { facts.usesShorthand = false }
        facts.feedsAdaptiveHelper = isInsideAdaptiveHelper(place)
        if surface.form == .argument, links.indices.contains(surface.link) {
            facts.feedsAdaptiveHelper = index.adaptiveHelpers.contains(links[surface.link].name)
        }
        let surfaceCase = Case(surface: surface, facts: facts, traits: placement.traits, options: options)
        var judged = JudgedSurface(
            surface: surface, facts: facts, traits: placement.traits, layer: surfaceCase.layer, owner: local.owner,
            verdict: Policy.verdict(for: surfaceCase))
        judged.heed(suppressions, in: tree)
        return judged
    }
}

/// A surface with its verdict.
struct JudgedSurface {
    let surface: Surface
    var facts: SurfaceFacts
    let traits: Placement.Traits
    var layer: Layer
    /// The component that draws it.
    let owner: Placement.Owner?
    var verdict: Verdict
    /// The comments that ask to leave it alone.
    private(set) var ignoredBy: Set<Int> = []

    /// Keeps the surface if a comment on any of its lines says so: before others are judged by it.
    mutating func heed(_ suppressions: Suppressions, in tree: SyntaxTree) {
        let own = tree.lines.lineIndices(of: range)
        let anchor = tree.lines.lineIndex(of: surface.style.anchor.start)
        ignoredBy = suppressions.covering(
            min(own.lowerBound, anchor)...max(own.upperBound, anchor),
            codes: Set(["material-surface"] + [verdict.reason?.code].compactMap { $0 }))
        if !ignoredBy.isEmpty { verdict = .keep(.ignored) }
    }

    var isRewritten: Bool { verdict.applicability != nil }

    /// A material behind something, whatever becomes of it.
    var isPlate: Bool {
        switch surface.form {
        case .backgroundInShape, .backgroundClipped, .backgroundUnshaped, .backgroundFill, .layer, .shapeStyle:
            ![.keep(.existingFallback), .keep(.opaqueFill)].contains(verdict)
        default: false
        }
    }

    /// A later `.opacity(0.8)` covers the surface too.
    var isDimmed: Bool {
        surface.chain.links.dropFirst(facts.run.upperBound + 1).contains { link in
            guard link.name == "opacity", let value = link.call?.arguments.first?.value.text else { return false }
            return Double(value).map { 0 < $0 && $0 < 1 } ?? false
        }
    }

    /// A painted plate whose colour can't become the glass's tint.
    var dropsColor: Bool {
        guard surface.form == .fill, surface.tint == nil else { return false }
        let paint = Paint(surface.style.node)
        return !paint.isImitation && !paint.isShade
    }

    /// Material and shape, for comparing surfaces.
    var look: String { "\(surface.style.node.normalizedText) \(surface.shape?.normalized ?? "")" }

    /// What is replaced or wrapped.
    var run: Run { Run(surface.chain, facts.run) }

    /// The layer's own piece, up to the first link that stays.
    var layerRange: SourceRange {
        guard let layer = surface.layerChain,
            let draw = layer.links.firstIndex(where: { link in
                link.call?.node.range.contains(surface.style.node.start) ?? false
                    && link.range.contains(surface.style.node.start)
            })
        else { return run.range }
        var last = draw
        for index in layer.links.indices.dropFirst(draw + 1) {
            guard surface.inner.contains(where: { $0.range == layer.links[index].range && $0.belongsToLayer }) else {
                break
            }
            last = index
        }
        return layer.node.start..<layer.links[last].range.upperBound
    }

    /// Where the candidate is shown in reports.
    var range: SourceRange {
        switch surface.form {
        case .storedMaterial, .argument, .ink, .chrome: surface.style.node.range
        default: facts.isLayer && !surface.isHosted ? layerRange : run.range
        }
    }
}

extension Decoration {
    /// Goes with the layer when that is wrapped; everything else stays behind it.
    var belongsToLayer: Bool {
        switch kind {
        case .clip, .rim, .shadow, .tint, .opacity: true
        default: false
        }
    }
}

extension Surface {
    func runStart(_ facts: SurfaceFacts) -> Int {
        chain.links.indices.contains(facts.run.lowerBound)
            ? chain.links[facts.run.lowerBound].range.lowerBound : style.node.start
    }
}
