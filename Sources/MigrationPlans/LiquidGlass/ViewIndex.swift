import Rewriter

/// What one file tells about the repository's own views.
public struct ViewFacts: Sendable {
    /// Components that draw a surface: types and functions of View extensions.
    var components: [Component] = []
    var uses: [Use] = []
    /// Declarations that a rewrite could collide with.
    var claims: [NameClaim] = []
    /// Enum cases and static members that only look like materials.
    var lookAlikes: Set<String> = []
    /// Types around a UIKit or AppKit effect view.
    var blurWrappers: [String: BlurWrapper] = [:]
    /// `Type.name` of static properties that are a Material.
    var storedMaterials: Set<String> = []
    /// How the file is written, by path.
    var styles: [String: FileStyle] = [:]
    /// Files that an earlier run generated.
    var generatedHelpers: [GeneratedHelper] = []
    /// Functions, modifiers and styles that already choose between glass and something older.
    var adaptiveHelpers: Set<String> = []
    /// Functions of all views that do so, and such as may do so through a modifier.
    var ownHelpers: [OwnHelper] = []
    /// Modifiers that do so, by name.
    var adaptiveModifiers: [String: AdaptiveBody] = [:]
    /// Views with a text field in them.
    var textInputs: Set<String> = []
    /// Views that draw glass already.
    var glassViews: Set<String> = []
    /// The app's own views that stand in front of a material: what they hold matters.
    var subjects: Set<String> = []

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
        /// The use's closures hold a text field.
        let holdsTextInput: Bool
    }

    enum BlurWrapper: Sendable {
        case uiKit, appKit
        /// Blurs what is behind the window.
        case behindWindow
        /// Declared elsewhere; the user says that it paints a material.
        case foreign
    }
}

/// The repository's own views, modifiers and styles that draw a surface, and where they are used.
public struct ViewIndex: Sendable {
    private var uses: [String: [ViewFacts.Use]] = [:]
    private var components: [String: [ViewFacts.Component]] = [:]
    private let project: ProjectModel
    private let ownNames: OwnNames
    private var textInputs: Set<String> = []
    private(set) var glassViews: Set<String> = []
    /// Names of all components that draw a surface.
    private(set) var componentNames: Set<String> = []
    let names: NameIndex
    private(set) var lookAlikes: Set<String> = []
    private(set) var blurWrappers: [String: ViewFacts.BlurWrapper] = [:]
    private(set) var adaptiveHelpers: Set<String> = []
    /// In the order of path and line.
    private(set) var ownHelpers: [OwnHelper] = []
    private(set) var storedMaterials: Set<String> = []
    private(set) var styles: [String: ViewFacts.FileStyle] = [:]

    init(_ facts: [ViewFacts], names: OwnNames, project: ProjectModel) {
        self.project = project
        ownNames = names
        componentNames = names.wrappers
        for fact in facts {
            for component in fact.components {
                components[component.name, default: []].append(component)
                if component.mentions.isEmpty { componentNames.insert(component.name) }
            }
            textInputs.formUnion(fact.textInputs)
            glassViews.formUnion(fact.glassViews)
            for use in fact.uses { uses[use.name, default: []].append(use) }
            lookAlikes.formUnion(fact.lookAlikes)
            blurWrappers.merge(fact.blurWrappers) { first, _ in first }
            adaptiveHelpers.formUnion(fact.adaptiveHelpers)
            storedMaterials.formUnion(fact.storedMaterials)
            styles.merge(fact.styles) { first, _ in first }
        }
        self.names = NameIndex(
            facts.flatMap(\.claims), helpers: facts.flatMap(\.generatedHelpers), files: styles, project: project)
        let modifiers = facts.reduce(into: [:]) { $0.merge($1.adaptiveModifiers) { first, _ in first } }
        ownHelpers = facts.flatMap(\.ownHelpers).compactMap { $0.resolved(modifiers) }
            .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    }

    /// Where the component of this name that is declared at `path` is used: previews and tests left out, and other
    /// modules' components of the same name.
    func uses(of name: String, declaredIn path: String) -> [ViewFacts.Use] {
        let all = (uses[name] ?? []).filter { !$0.placement.traits.contains(.preview) && !isTest($0.path) }
        guard Set((components[name] ?? []).map(\.path)).count > 1 else { return all }
        let own = modules(of: path)
        return all.filter { use in
            own.isEmpty ? Self.folder(use.path) == Self.folder(path) : !own.isDisjoint(with: modules(of: use.path))
        }
    }

    /// The places that people would count: through functions that only pass the component on.
    func finalUses(of name: String, declaredIn path: String) -> [ViewFacts.Use] {
        uses(of: name, declaredIn: path).flatMap { use -> [ViewFacts.Use] in
            guard let owner = use.placement.owner, owner.kind == .viewFunction, owner.name != name else { return [use] }
            return uses(of: owner.name, declaredIn: use.path)
        }
    }

    /// Those of the repository's own helpers that the file can call.
    func ownHelpers(callableFrom tree: SyntaxTree) -> [OwnHelper] {
        let imports = Set(
            tree.root.children.filter { $0.kind == .importDeclaration }.compactMap(Declarations.moduleName))
        let own = project.modules(compiling: tree.source.path)
        return ownHelpers.filter { helper in
            if helper.path == tree.source.path { return true }
            let theirs = project.modules(compiling: helper.path)
            if helper.access == .file { return false }
            if own.isEmpty || theirs.isEmpty { return own.isEmpty && theirs.isEmpty }
            let isImported = helper.access == .everywhere && theirs.contains { imports.contains($0.importName) }
            return isImported || own.allSatisfy { module in theirs.contains { $0.source == module.source } }
        }
    }

    private func modules(of path: String) -> Set<String> { Set(project.modules(compiling: path).map(\.source)) }

    private func isTest(_ path: String) -> Bool {
        let modules = project.modules(compiling: path)
        return !modules.isEmpty && modules.allSatisfy { $0.product == .tests }
    }

    private static func folder(_ path: String) -> Substring { path.split(separator: "/").first ?? "" }

    /// Whether one of the named views has a text field in it.
    func holdsTextInput(_ names: Set<String>) -> Bool { !textInputs.isDisjoint(with: names) }

    /// Whether somebody puts a text field into the component.
    func closuresHoldTextInput(_ name: String) -> Bool { (uses[name] ?? []).contains(where: \.holdsTextInput) }

    /// Where a chain or a link of one at `path` stands, as seen from the whole repository.
    func placement(of node: SyntaxNode, in path: String) -> Placement { resolve(local(node), in: path) }

    /// Where it stands as far as its own file tells.
    func local(_ node: SyntaxNode) -> Placement { Placement(of: node, names: ownNames) }

    /// Wrappers from elsewhere: those that the repository declares are read where it does.
    func isForeignWrapper(_ name: String) -> Bool {
        ownNames.wrappers.contains(name) && components[name] == nil && blurWrappers[name] == nil
    }

    /// The names of the repository's own helpers, each once, sorted.
    public var ownHelperNames: [String] { Set(ownHelpers.map(\.name)).sorted() }

    /// The placement as seen from the whole repository: through the uses of the component that holds the view.
    func resolve(_ placement: Placement, in path: String) -> Placement {
        resolve(placement, in: path, seen: [])
    }

    private func resolve(_ placement: Placement, in path: String, seen: Set<String>) -> Placement {
        guard let owner = placement.owner, owner.kind != .other, !seen.contains(owner.name), seen.count < 5 else {
            return placement
        }
        let uses = uses(of: owner.name, declaredIn: path).filter { $0.placement.owner?.name != owner.name }
        guard !uses.isEmpty else { return placement }
        let outer = Placement.merged(uses.map { resolve($0.placement, in: $0.path, seen: seen.union([owner.name])) })
        return placement.inside(outer)
    }
}

extension ViewFacts {
    /// First pass: what the file declares, where the surfaces are hand-rolled ones. Painted plates
    /// and bordered buttons count as surfaces only where they are candidates.
    init(declarationsOf tree: SyntaxTree, include: Set<LiquidGlassOptions.Include>) {
        let storedMaterials = StoredMaterials.qualifiedNames(in: tree)
        let stored = StoredMaterials(in: tree, qualified: storedMaterials)
        var surfaces = StyleExpression.tokens(in: tree) + stored.styles(in: tree).map(\.node)
        if include.contains(.bordered) { surfaces += BorderedButtons.styles(in: tree) }
        if include.contains(.fills) {
            let fills = Fills(tree: tree, recognizer: Recognizer(tree: tree, stored: stored))
            surfaces += fills.surfaces(besides: fills.recognizer.surfaces()).map(\.style.node)
        }
        self.init(declarationsOf: tree, surfaces: surfaces)
        if generatedHelpers.isEmpty { self.storedMaterials = storedMaterials }
    }

    /// What the file declares around these surfaces.
    init(declarationsOf tree: SyntaxTree, surfaces: [SyntaxNode]) {
        self.init(claimsIn: tree)
        if !generatedHelpers.isEmpty { return }
        for chain in Set(surfaces.compactMap(Self.chain(of:))) { subjects.formUnion(Self.ownViews(inFrontOf: chain)) }
        for node in tree.nodes(.classDeclaration, .functionDeclaration, .enumEntry, .propertyDeclaration) {
            switch node.kind {
            case .classDeclaration: readType(node, surfaces: surfaces)
            case .functionDeclaration: readFunction(node, surfaces: surfaces)
            case .enumEntry: readEnumEntry(node)
            case .propertyDeclaration: readProperty(node)
            default: break
            }
        }
    }

    /// What stands in the way of the plan's own declarations, or is one of them.
    init(claimsIn tree: SyntaxTree) {
        styles[tree.source.path] = FileStyle(tree)
        if let helper = GeneratedHelper(tree) {
            // Its names are ours: nothing collides with them.
            generatedHelpers = [helper]
        } else {
            claims = NameClaim.all(in: tree)
        }
    }

    /// The components that draw a surface, those that only pass one of them on, and those that use one.
    static func namesToTrace(in facts: [ViewFacts]) -> Set<String> {
        let components = facts.flatMap(\.components)
        var names = Set(components.filter(\.mentions.isEmpty).map(\.name))
        for component in components where !component.mentions.isDisjoint(with: names) { names.insert(component.name) }
        names.formUnion(facts.flatMap(\.blurWrappers.keys))
        names.formUnion(facts.flatMap(\.subjects))
        for use in facts.flatMap(\.uses) {
            if let owner = use.placement.owner, owner.kind != .other { names.insert(owner.name) }
        }
        return names
    }

    /// Second pass: where the file uses the traced names.
    init(usesOf names: Set<String>, in tree: SyntaxTree, names own: OwnNames) {
        for node in tree.nodes(.classDeclaration) where names.contains(Declarations.typeName(node)) {
            readContents(node)
        }
        for node in tree.nodes(.simpleIdentifier) where names.contains(node.text) {
            guard let place = Self.usePlace(of: node) else { continue }
            uses.append(
                Use(
                    name: node.text, path: tree.source.path, line: tree.lines.position(of: node.start).line,
                    placement: Placement(of: place, names: own), holdsTextInput: Self.holdsTextInput(place)))
        }
    }

    private static func holdsTextInput(_ node: SyntaxNode) -> Bool {
        SurfaceFacts.textInputs.contains(where: node.holds)
            && node.descendants(.simpleIdentifier, .typeIdentifier).contains {
                SurfaceFacts.textInputs.contains($0.text)
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
                let call = Call(node), ["modifier", "buttonStyle"].contains(StyleExpression.calleeName(call.callee))
            {
                return node
            }
            return chain
        default:
            return nil
        }
    }

    private mutating func readType(_ node: SyntaxNode, surfaces: [SyntaxNode]) {
        let name = Declarations.typeName(node)
        if Declarations.isExtension(node) {
            let isOwnView = !Declarations.extendsSystemView(node) && name.first?.isUppercase ?? false
            if isOwnView, surfaces.contains(where: { $0.isInside(node) }) {
                components.append(component(name, node, mentions: []))
            }
            return
        }
        readContents(node)
        if node.holds("available("), ["glassEffect(", ".glass", "glassProminent"].contains(where: node.holds) {
            adaptiveHelpers.insert(name)
        }
        if let body = AdaptiveBody(modifier: node) { adaptiveModifiers[name] = body }
        let conformances = Set(Declarations.conformances(of: node))
        if conformances.contains(where: { $0.hasSuffix("UIViewRepresentable") }),
            node.holds("UIVisualEffectView")
        {
            blurWrappers[name] = .uiKit
        } else if conformances.contains(where: { $0.hasSuffix("NSViewRepresentable") }),
            node.holds("NSVisualEffectView")
        {
            blurWrappers[name] = node.holds(".behindWindow") ? .behindWindow : .appKit
        }
        let draws = conformances.contains { ["View", "ViewModifier"].contains($0) || $0.hasSuffix("Style") }
        guard draws, surfaces.contains(where: { $0.isInside(node) }) else { return }
        components.append(component(name, node, mentions: []))
    }

    /// What a view holds that matters to a surface around it.
    private mutating func readContents(_ type: SyntaxNode) {
        let name = Declarations.typeName(type)
        if Self.holdsTextInput(type) { textInputs.insert(name) }
        if SurfaceFacts.holdsGlass(type) { glassViews.insert(name) }
    }

    /// The chain whose background or overlay a surface is.
    private static func chain(of surface: SyntaxNode) -> SyntaxNode? {
        surface.ancestors.first { node in
            Call(node).map { ["background", "overlay"].contains(StyleExpression.calleeName($0.callee)) } ?? false
        }.map(Chain.outermost)
    }

    /// Names of types that are called in a chain that a material stands in.
    private static func ownViews(inFrontOf chain: SyntaxNode) -> Set<String> {
        guard let subject = Chain(chain).subject else { return [] }
        return Set(
            subject.descendants(.callExpression).compactMap { node in
                guard let callee = Call(node)?.callee, callee.kind == .simpleIdentifier
                else { return nil }
                let name = callee.text
                return name.first?.isUppercase ?? false && !SurfaceFacts.systemViews.contains(name) ? name : nil
            })
    }

    private mutating func readFunction(_ node: SyntaxNode, surfaces: [SyntaxNode]) {
        let name = Declarations.name(of: node)
        if let helper = OwnHelper(node) { ownHelpers.append(helper) }
        guard let type = node.enclosing([.classDeclaration]) else { return }
        if node.holds("available("),
            ["glassEffect(", ".glass)", ".glass(", "glassProminent"].contains(where: node.holds),
            name != "body", name != "makeBody"
        {
            adaptiveHelpers.insert(name)
        }
        guard Declarations.extendsSystemView(type), let body = node.child(.body) else { return }
        let mentioned = body.descendants(.callExpression).compactMap { node -> String? in
            guard let callee = Call(node)?.callee, callee.kind == .simpleIdentifier else { return nil }
            let text = callee.text
            return text.first?.isUppercase ?? false ? text : nil
        }
        if surfaces.contains(where: { $0.isInside(node) }) || !mentioned.isEmpty {
            components.append(
                component(name, node, mentions: surfaces.contains { $0.isInside(node) } ? [] : Set(mentioned)))
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
        if let helper = OwnHelper(node) {
            ownHelpers.append(helper)
            if helper.body != nil { adaptiveHelpers.insert(name) }
        }
    }

    private func component(_ name: String, _ node: SyntaxNode, mentions: Set<String>) -> Component {
        Component(
            name: name, mentions: mentions, path: node.tree.source.path,
            line: node.tree.lines.position(of: node.start).line)
    }
}
