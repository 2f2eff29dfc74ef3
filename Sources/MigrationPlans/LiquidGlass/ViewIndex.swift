import Rewriter

/// What one file tells about the repository's own views.
public struct ViewFacts: Sendable {
    /// Components that draw a surface: types and functions of View extensions.
    var components: [Component] = []
    var uses: [Use] = []
    /// Names declared here that a rewrite could collide with.
    var declaredNames: Set<String> = []
    /// Enum cases and static members that only look like materials.
    var lookAlikes: Set<String> = []
    /// Types around a UIKit or AppKit effect view.
    var blurWrappers: [String: BlurWrapper] = [:]
    /// `Type.name` of static properties that are a Material.
    var storedMaterials: Set<String> = []
    /// How the file is laid out, by path.
    var layouts: [String: FileLayout] = [:]
    /// Files that an earlier run generated.
    var generatedHelpers: [GeneratedHelper] = []
    /// Functions that already choose between glass and something older.
    var adaptiveHelpers: Set<String> = []

    struct Component: Hashable, Sendable {
        let name: String
        /// Names of other components that it only passes on to (`func card() { modifier(Card()) }`).
        let mentions: Set<String>
        let path: String
        let line: Int
    }

    struct Use: Sendable {
        let name: String
        let path: String
        let line: Int
        let placement: Placement
    }

    struct FileLayout: Sendable {
        let step: String
        let newline: String
    }

    struct GeneratedHelper: Sendable {
        let path: String
        let parts: Set<HelperPart>
    }

    enum BlurWrapper: Sendable {
        case uiKit, appKit
        /// Blurs what is behind the window.
        case behindWindow
    }
}

/// The repository's own views, modifiers and styles that draw a surface, and where they are used.
public struct ViewIndex: Sendable {
    private var uses: [String: [ViewFacts.Use]] = [:]
    private(set) var declaredNames: Set<String> = []
    private(set) var lookAlikes: Set<String> = []
    private(set) var blurWrappers: [String: ViewFacts.BlurWrapper] = [:]
    private(set) var adaptiveHelpers: Set<String> = []
    private(set) var storedMaterials: Set<String> = []
    private(set) var layouts: [String: ViewFacts.FileLayout] = [:]
    private(set) var generatedHelpers: [ViewFacts.GeneratedHelper] = []

    init(_ facts: [ViewFacts]) {
        for fact in facts {
            for use in fact.uses { uses[use.name, default: []].append(use) }
            declaredNames.formUnion(fact.declaredNames)
            lookAlikes.formUnion(fact.lookAlikes)
            blurWrappers.merge(fact.blurWrappers) { first, _ in first }
            adaptiveHelpers.formUnion(fact.adaptiveHelpers)
            storedMaterials.formUnion(fact.storedMaterials)
            layouts.merge(fact.layouts) { first, _ in first }
            generatedHelpers += fact.generatedHelpers
        }
    }

    /// Where a component is used, in the order of path and line, previews left out.
    func uses(of name: String) -> [ViewFacts.Use] {
        (uses[name] ?? []).filter { !$0.placement.traits.contains(.preview) }
    }

    /// The placement as seen from the whole repository: through the uses of the component that holds the view.
    func resolve(_ placement: Placement) -> Placement {
        resolve(placement, seen: [])
    }

    private func resolve(_ placement: Placement, seen: Set<String>) -> Placement {
        guard let owner = placement.owner, owner.kind != .other, !seen.contains(owner.name), seen.count < 4 else { return placement }
        let uses = uses(of: owner.name).filter { $0.placement.owner?.name != owner.name }
        guard !uses.isEmpty else { return placement }
        let outer = Placement.merged(uses.map { resolve($0.placement, seen: seen.union([owner.name])) })
        return placement.inside(outer)
    }
}

extension ViewFacts {
    /// Names that generated code would declare or that rewritten code relies on.
    static let sensitiveNames: Set = [
        "glassEffect", "Glass", "GlassEffectContainer", "liquidGlass", "liquidGlassBackground", "beforeLiquidGlass",
        "liquidGlassButton", "LiquidGlassContainer", "LiquidGlassSurface",
    ]

    /// First pass: what the file declares.
    init(declarationsOf tree: SyntaxTree) {
        storedMaterials = StoredMaterials.qualifiedNames(in: tree)
        let stored = StoredMaterials(in: tree, qualified: storedMaterials).styles(in: tree)
        let surfaces = StyleExpression.tokens(in: tree) + stored.map(\.node)
        let layout = Layout(tree)
        layouts[tree.source.path] = FileLayout(step: layout.step, newline: layout.newline)
        if tree.nodes.first(where: \.isComment)?.text.contains(HelperFile.marker) ?? false {
            // Its names are ours: nothing collides with them.
            readGeneratedHelper(tree)
            return
        }
        for node in tree.nodes {
            switch node.kind {
            case .classDeclaration: readType(node, surfaces: surfaces)
            case .functionDeclaration: readFunction(node, surfaces: surfaces)
            case .enumEntry: readEnumEntry(node)
            case .propertyDeclaration: readProperty(node)
            default: break
            }
        }
    }

    /// Second pass: where the file uses the traced names.
    init(usesOf names: Set<String>, in tree: SyntaxTree) {
        for node in tree.nodes where node.kind == .simpleIdentifier && names.contains(node.text) {
            guard let place = Self.usePlace(of: node) else { continue }
            uses.append(Use(
                name: node.text, path: tree.source.path, line: tree.lines.position(of: node.start).line,
                placement: Placement(of: place)))
        }
    }

    /// The view that a name stands for where it is used; `nil` for declarations, labels and types.
    private static func usePlace(of node: SyntaxNode) -> SyntaxNode? {
        guard let parent = node.parent else { return nil }
        switch parent.kind {
        case .navigationSuffix:
            guard let access = parent.parent, let call = access.parent, call.kind == .callExpression else { return nil }
            return call
        case .callExpression:
            let chain = Chain.outermost(parent)
            // `x.modifier(Card())`: the view is x.
            if let argument = chain.parent, argument.kind == .valueArgument, let node = argument.parent?.parent?.parent,
                let call = Call(node), ["modifier", "buttonStyle"].contains(StyleExpression.calleeName(call.callee)) {
                return node
            }
            return chain
        default:
            return nil
        }
    }

    private mutating func readGeneratedHelper(_ tree: SyntaxTree) {
        let names = Set(tree.nodes.filter { $0.kind == .simpleIdentifier || $0.kind == .typeIdentifier }.map(\.text))
        let parts = HelperPart.allCases.filter { part in
            !names.isDisjoint(with: [part.rawValue, HelperNames(taken: [part.rawValue]).name(part)])
        }
        generatedHelpers.append(GeneratedHelper(path: tree.source.path, parts: Set(parts)))
    }

    private mutating func readType(_ node: SyntaxNode, surfaces: [SyntaxNode]) {
        let name = Declarations.typeName(node)
        guard !(node.child(.declarationKind)?.isText("extension") ?? false) else { return }
        if Self.sensitiveNames.contains(name) { declaredNames.insert(name) }
        let conformances = Set(Declarations.conformances(of: node))
        if conformances.contains(where: { $0.hasSuffix("UIViewRepresentable") }), node.text.contains("UIVisualEffectView") {
            blurWrappers[name] = .uiKit
        } else if conformances.contains(where: { $0.hasSuffix("NSViewRepresentable") }), node.text.contains("NSVisualEffectView") {
            blurWrappers[name] = node.text.contains(".behindWindow") ? .behindWindow : .appKit
        }
        let draws = conformances.contains { ["View", "ViewModifier"].contains($0) || $0.hasSuffix("Style") }
        guard draws, surfaces.contains(where: { $0.isInside(node) }) else { return }
        components.append(component(name, node, mentions: []))
    }

    private mutating func readFunction(_ node: SyntaxNode, surfaces: [SyntaxNode]) {
        let name = Declarations.name(of: node)
        if Self.sensitiveNames.contains(name) { declaredNames.insert(name) }
        guard let type = node.enclosing([.classDeclaration]) else { return }
        if node.text.contains("glassEffect("), node.text.contains("available") { adaptiveHelpers.insert(name) }
        guard Declarations.isViewExtension(type), let body = node.child(.body) else { return }
        let mentioned = body.descendants.compactMap { node -> String? in
            guard node.kind == .callExpression, let callee = Call(node)?.callee, callee.kind == .simpleIdentifier else { return nil }
            let text = callee.text
            return text.first?.isUppercase ?? false ? text : nil
        }
        if surfaces.contains(where: { $0.isInside(node) }) || !mentioned.isEmpty {
            components.append(component(name, node, mentions: surfaces.contains { $0.isInside(node) } ? [] : Set(mentioned)))
        }
    }

    private mutating func readEnumEntry(_ node: SyntaxNode) {
        for name in node.children where name.field == .name && StyleExpression.names.contains(name.text) {
            lookAlikes.insert(name.text)
        }
    }

    /// `static let ultraThinMaterial = …` of an own type.
    private mutating func readProperty(_ node: SyntaxNode) {
        let name = Declarations.name(of: node)
        if StyleExpression.names.contains(name) { lookAlikes.insert(name) }
        if Self.sensitiveNames.contains(name) { declaredNames.insert(name) }
    }

    private func component(_ name: String, _ node: SyntaxNode, mentions: Set<String>) -> Component {
        Component(
            name: name, mentions: mentions, path: node.tree.source.path, line: node.tree.lines.position(of: node.start).line)
    }
}
