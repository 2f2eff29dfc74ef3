import Rewriter

/// Glass that is switched by an `if` around the whole view.
///
/// Source: both seeds and Apple's page on `Glass.identity`; SwiftUI's identity of views: the two branches of an `if` are
/// different views.
struct TogglingByIf: AuditRule {
    let page = AuditPage(
        code: "toggling-by-if", severity: .warning,
        sentence: "An `if` around the view switches its glass, which makes it another view each time.",
        why: """
            The two branches of an `if` are two views to SwiftUI, even if they look alike. When the condition changes, \
            the old one goes with its state, focus and running animations, and the new one fades in; the glass can't \
            morph. `.identity` is glass that draws nothing: with it the view stays the same one.

            Reported where the condition can change while the view is there: the view's own state, a binding, \
            `configuration.isPressed`. A parameter that sounds like it is a note. Platforms, settings and settings of \
            accessibility are not reported.
            """,
        remedy: """
            `view.glassEffect(condition ? .regular : .identity, in: shape)`. The fix writes that where the branches \
            differ in nothing else, for review, because a transition between the branches may be meant.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        var told: Set<SyntaxNode> = []
        return file.surfaces.filter { $0.origin == .effect && !$0.isOld }.compactMap { surface in
            guard !surface.traits.contains(.preview), let choice = Choice(of: surface),
                told.insert(choice.node).inserted
            else { return nil }
            let changes = choice.conditions.map { Changeability(of: $0) }.max() ?? .never
            guard changes > .never else { return nil }
            return Fault(
                range: surface.range, message: choice.message, severity: changes == .asParameter ? .note : nil,
                layer: surface.layer, fix: choice.repair(surface, in: file))
        }
    }
}

/// Code that shows a view with glass or the same view without.
private struct Choice {
    let node: SyntaxNode
    let conditions: [SyntaxNode]
    let message: String
    /// In the place of the whole; `nil` where that can't be written.
    private let glass: (condition: SyntaxNode, isNegated: Bool, other: String)?

    init?(of surface: GlassSurface) {
        guard let choice = Self.branches(surface) ?? Self.modifier(surface) else { return nil }
        self = choice
    }

    private init(
        _ node: SyntaxNode, _ conditions: [SyntaxNode], _ message: String,
        glass: (condition: SyntaxNode, isNegated: Bool, other: String)? = nil
    ) {
        self.node = node
        self.conditions = conditions
        self.message = message
        self.glass = glass
    }

    /// `if condition { view.glassEffect() } else { view }`
    private static func branches(_ surface: GlassSurface) -> Choice? {
        let chain = surface.chain.node
        guard let block = chain.parent, block.kind == .statements, block.statements.count == 1,
            let statement = block.parent, statement.kind == .ifStatement, statement.parent?.kind == .statements
        else { return nil }
        let blocks = statement.children.filter { $0.kind == .statements }
        guard blocks.count == 2, !statement.children.contains(where: { $0.kind == .ifStatement }),
            let other = blocks.first(where: { $0 != block }), other.statements.count == 1
        else { return nil }
        let its = Chain(other.statements[0])
        let glass = its.links.filter { $0.name == "glassEffect" }
        guard glass.count < 2, surface.chain.links.filter({ $0.name == "glassEffect" }).count == 1,
            skeleton(surface.chain) == skeleton(its)
        else { return nil }
        // Shapes of two types have no common one.
        let shape = glass.first?.call?["in"].map { ShapeExpression($0).normalized }
        guard glass.isEmpty || shape == surface.shape?.normalized else { return nil }
        let tests = statement.children.filter { $0.field == .condition }
        let value = glass.first.map { $0.call?.arguments.first { $0.label == nil }?.value.text ?? ".regular" }
        let isPlain =
            tests.count == 1 && statement.child(.availabilityCondition) == nil
            && !statement.children.contains { $0.isText(",") || $0.kind == .valueBindingPattern }
        return Choice(
            statement, tests,
            glass.isEmpty
                ? "The `if` around this view switches its glass: say `condition ? glass : .identity` instead."
                : "The `if` around this view chooses its glass: choose inside of glassEffect instead.",
            glass: isPlain ? (tests[0], block != blocks[0], value ?? ".identity") : nil)
    }

    private static let conditionals: Set = [
        "if", "`if`", "when", "applyIf", "modifyIf", "transformIf", "conditional", "conditionalModifier", "applying",
    ]

    /// `.if(condition) { $0.glassEffect() }`
    private static func modifier(_ surface: GlassSurface) -> Choice? {
        guard let block = surface.chain.node.parent, block.kind == .statements, block.statements.count == 1,
            let closure = block.parent, closure.kind == .lambdaLiteral, let call = closure.enclosingCall,
            call.callee.kind == .navigationExpression,
            conditionals.contains(StyleExpression.calleeName(call.callee)),
            let test = call.arguments.first?.value, test.kind != .lambdaLiteral, call.trailingClosures.count == 1
        else { return nil }
        return Choice(
            call.node, [test], "The condition makes this another view: say `condition ? glass : .identity` instead.")
    }

    /// Everything but the glass.
    private static func skeleton(_ chain: Chain) -> [String] {
        let source = chain.node.tree.source
        return [chain.subject?.normalizedText ?? ""]
            + chain.links.filter { $0.name != "glassEffect" }.map {
                source.text(in: $0.range).filter { !$0.isWhitespace }
            }
    }

    func repair(_ surface: GlassSurface, in file: GlassFile) -> Fault.Repair? {
        guard let glass, SystemReach(of: node, floors: file.targets.floors).hasGlass,
            !surface.chain.node.text.contains("\"\"\""),
            !node.tree.directives.contains(where: { $0.overlaps(node.range) }),
            !node.descendants.contains(where: \.isComment)
        else { return nil }
        let plain = surface.call.arguments.first { $0.label == nil }?.value
        let own = plain?.text ?? ".regular"
        let condition = glass.condition.isOperand ? glass.condition.text : "(\(glass.condition.text))"
        let (first, second) = glass.isNegated ? (glass.other, own) : (own, glass.other)
        let value = "\(condition) ? \(first) : \(second)"
        guard let list = surface.call.argumentList else { return nil }
        let edit =
            plain.map { Edit($0.range, value) }
            ?? .insert(surface.call.arguments.isEmpty ? value : "\(value), ", at: list.start + 1)
        let view = surface.chain.node.applying([edit]).text(indentedAt: node.start, from: surface.chain.node)
        return Fault.Repair(.review, "Choose the glass instead of the view", [Edit(node.range, view)])
    }
}

/// Whether a condition can change while the view is there.
private enum Changeability: Comparable {
    case never, asParameter, often

    init(of condition: SyntaxNode) {
        let names = condition.descendants(.simpleIdentifier).filter { name in
            name.parent?.kind != .navigationSuffix || name.parent?.parent?.child(.target)?.isText("self") ?? false
        }
        self = names.map { Self.changes($0.text, in: condition) }.max() ?? .never
        if condition.normalizedText.hasPrefix("configuration.is") { self = .often }
    }

    private static let wrappers = ["@State", "@Binding", "@FocusState", "@GestureState"]

    private static func changes(_ name: String, in condition: SyntaxNode) -> Changeability {
        let scope = TypeScope(around: condition)
        if let scope, wrappers.contains(where: { scope.properties(wrapped: $0).contains(name) }) { return .often }
        let reader = GlassConditionReader(at: condition)
        return reader.parameters[name] != nil && soundsLikeState(name) ? .asParameter : .never
    }

    private static func soundsLikeState(_ name: String) -> Bool {
        let words = [
            "selected", "active", "expanded", "focused", "pressed", "hover", "highlighted", "isopen", "scrolled",
            "editing", "playing", "recording", "collapsed", "isvisible", "isshown", "reacted", "liked", "checked",
            "toggled", "minimized", "loading",
        ]
        let name = name.lowercased()
        return words.contains(where: name.contains) && !name.contains("interactive")
    }
}
