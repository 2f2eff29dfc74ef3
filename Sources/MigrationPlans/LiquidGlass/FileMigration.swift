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
            judged += Fills(tree: tree, recognizer: recognizer).surfaces(besides: surfaces).map(judge).filter {
                $0.isRewritten && [.control, .floating, .card].contains($0.layer)
            }
        }
        Families.resolve(&judged, options: options)
        Nesting.resolve(&judged)
        let emitter = SurfaceEmitter(tree: tree, style: style, options: options, index: index)
        var findings = judged.map { emitter.finding(for: $0) }
        Containers(tree: tree, style: style, options: options, names: HelperNames(taken: index.declaredNames)).wrap(
            judged, in: &findings)
        if options.helperName == nil { OwnHelperAdvice.add(to: &findings, of: tree, index: index) }
        let buttons = BorderedButtons(tree: tree, style: style, options: options, index: index).findings()
        return (findings + EffectViews(tree: tree, index: index, host: style.host).findings() + buttons)
            .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
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
        let local = Placement(of: place)
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
        facts.feedsAdaptiveHelper = isInsideAdaptiveHelper(place)
        if surface.form == .argument, links.indices.contains(surface.link) {
            facts.feedsAdaptiveHelper = index.adaptiveHelpers.contains(links[surface.link].name)
        }
        let first = tree.lines.lineIndex(of: surface.runStart(facts))
        let last = tree.lines.lineIndex(of: surface.style.anchor.start)
        facts.isIgnored = suppressions.covers(lines: min(first, last)...max(first, last), codes: ["material-surface"])
        let surfaceCase = Case(surface: surface, facts: facts, traits: placement.traits, options: options)
        return JudgedSurface(
            surface: surface, facts: facts, traits: placement.traits, layer: surfaceCase.layer, owner: local.owner,
            verdict: Policy.verdict(for: surfaceCase))
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

    var isRewritten: Bool { verdict.applicability != nil }

    /// A material behind something, whatever becomes of it.
    var isPlate: Bool {
        switch surface.form {
        case .backgroundInShape, .backgroundClipped, .backgroundUnshaped, .backgroundFill, .layer, .shapeStyle:
            ![.keep(.existingFallback), .keep(.opaqueFill)].contains(verdict)
        default: false
        }
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

/// Cards that look the same are treated the same: where one of them is content, or several stand in one scroll view,
/// all of them are content.
enum Families {
    static func resolve(_ judged: inout [JudgedSurface], options: LiquidGlassOptions) {
        guard !options.include.contains(.content) else { return }
        let families = Dictionary(grouping: judged.indices.filter { judged[$0].isPlate }) { judged[$0].look }
        for members in families.values where members.count > 1 {
            let cards = members.filter { judged[$0].isRewritten && judged[$0].layer == .card }
            let isContent = members.contains {
                judged[$0].layer == .content && judged[$0].verdict == .keep(.contentLayer)
            }
            let isScrolled = cards.count > 1 && cards.allSatisfy { judged[$0].traits.contains(.scroll) }
            guard isContent || isScrolled else { continue }
            for card in cards {
                judged[card].verdict = .keep(.contentLayer)
                judged[card].layer = .content
            }
        }
    }
}

/// Glass on glass: of surfaces around and inside each other only one is rewritten.
enum Nesting {
    static func resolve(_ judged: inout [JudgedSurface]) {
        // Outermost first.
        let order = judged.indices.filter { judged[$0].isRewritten }
            .sorted { judged[$0].domain.count > judged[$1].domain.count }
        // A card yields to the controls in it first, so that what it would have kept out is not kept out for nothing.
        for outer in order where judged[outer].layer != .control && judged[outer].layer != .floating {
            let yields = order.contains { inner in
                inner != outer && judged[inner].layer == .control && judged[outer].encloses(judged[inner])
            }
            if yields { judged[outer].verdict = .keep(.nestedGlass) }
        }
        for outer in order {
            for inner in order where inner != outer && judged[outer].isRewritten && judged[inner].isRewritten {
                if judged[outer].encloses(judged[inner]) { judged[inner].verdict = .keep(.nestedGlass) }
            }
        }
        for inner in order where judged[inner].verdict == .rewrite(.safe) {
            // A control on a bar or backdrop whose material stays: a person should see how both look together.
            let liesOnMaterial = judged.contains {
                !$0.isRewritten && $0.verdict != .keep(.nestedGlass) && $0.isPlate && $0.encloses(judged[inner])
            }
            if liesOnMaterial {
                judged[inner].verdict = .rewrite(.review)
                judged[inner].facts.liesOnMaterial = true
            }
        }
    }
}

extension JudgedSurface {
    /// All that lies on the surface: its subject, or the stack that a layer fills.
    var domain: SourceRange {
        if facts.isLayer, !surface.isHosted, let layer = surface.layerChain,
            let block = layer.node.enclosing([.lambdaLiteral])
        {
            return block.range
        }
        return surface.chain.node.start..<run.range.upperBound
    }

    func encloses(_ other: JudgedSurface) -> Bool {
        let range = other.range
        return domain.lowerBound <= range.lowerBound && range.upperBound <= domain.upperBound
            && !self.range.contains(range.lowerBound)
            && !(other.domain.lowerBound == domain.lowerBound && other.surface.chain.node == surface.chain.node)
            || surface.chain.node == other.surface.chain.node && range.upperBound <= self.range.lowerBound
    }
}
