import Rewriter

/// What one file tells about glass.
public struct GlassFacts: Sendable {
    /// Its components that draw glass, and where traced names are used.
    var views: ViewFacts
    /// Names of the system's glass API that the file declares itself.
    var declaredNames: Set<String> = []
    /// Members that the file adds to the system's `Glass` and `GlassEffectTransition`.
    var glassMembers: Set<String> = []
    /// Platforms that the code of the file tells apart, and whether it does so with compilers, by path.
    var gates: [String: Gates] = [:]
    var drawn: [DrawnGlass] = []
    /// Components of the repository that put what they get into a container.
    var containerHolders: Set<String> = []
    /// Views that call themselves buttons and are made of gestures.
    var gestureViews: Set<String> = []
    /// What a component of the repository applies to the view it is about, by the component's name.
    var applied: [String: Applied] = [:]

    /// Glass that a component draws.
    struct DrawnGlass: Sendable {
        let owner: Placement.Owner
        /// It is drawn around all of what the component is about.
        let isOutermost: Bool
        /// It comes with a sheet, menu or preview, not with the component itself.
        let isApart: Bool
        let isInteractive: Bool
        /// `.buttonStyle(.glassProminent)`
        let isProminent: Bool
        /// A button style draws it.
        let isStyle: Bool
        /// Its own code says that it is a row or cell of content.
        let isCell: Bool
        /// What the component's arguments have to be.
        let conditions: [GlassCondition]
        /// The same for it to be drawn and not to be prominent; `nil` when it always is.
        let plainConditions: [GlassCondition]?
        /// What draws it: the modifier, or the style.
        let name: String
        let path: String
        let line: Int
    }

    struct Gates: Sendable {
        var platforms: Set<Platform> = []
        var asksForCompiler = false
        var drawsGlass = false
    }

    struct Applied: Sendable {
        let kind: Placement.Owner.Kind
        var helpers: [AppliedHelper]
        /// Its name says that it is a row or cell of content.
        let isCell: Bool
        let path: String
        let line: Int
    }

    init(usesOf traced: Set<String>, in tree: SyntaxTree, names: OwnNames) {
        views = ViewFacts(usesOf: traced, in: tree, names: names)
        let types = tree.nodes(.classDeclaration).filter(Self.isGestureView).map(Declarations.typeName)
        gestureViews = traced.intersection(types)
    }

    init(claimsIn tree: SyntaxTree) {
        views = ViewFacts(claimsIn: tree)
    }

    init(declarationsOf tree: SyntaxTree) {
        let calls = tree.nodes.filter { $0.kind == .callExpression && !$0.isCalleeOfCall }
        let glass = calls.filter(Self.drawsGlass)
        // Identities matter as much as glass does: where they are used decides whether a container is around them.
        views = ViewFacts(declarationsOf: tree, surfaces: glass + calls.filter(GlassIdentity.isOne))
        guard views.generatedHelpers.isEmpty else { return }
        for node in tree.nodes {
            switch node.kind {
            case .functionDeclaration:
                declare(Declarations.name(of: node))
                readApplied(by: node)
            // Only a static one can be meant by `.glass`.
            case .propertyDeclaration where node.child(.modifiers)?.text.contains("static") ?? false:
                declare(Declarations.name(of: node))
            case .classDeclaration:
                readName(ofType: node)
                if Self.isGestureView(node) { gestureViews.insert(Declarations.typeName(node)) }
                readApplied(byType: node)
            case .typealiasDeclaration: declare(node.child(.name)?.text ?? "")
            default: break
            }
        }
        // Whether a view that calls itself a button is one is asked where it is declared.
        views.subjects.formUnion(
            glass.compactMap { Chain(around: $0).head }.filter { $0.hasSuffix("Button") && $0 != "Button" })
        drawn = glass.compactMap(Self.drawn)
        containerHolders = Set(calls.compactMap(Self.containerHolder))
        gates[tree.source.path] = Gates(tree)
        gates[tree.source.path]?.drawsGlass = !glass.isEmpty
    }

    /// Names whose own declaration makes a use ambiguous.
    private static let systemNames = Set([
        "glassEffect", "glassEffectID", "glassEffectUnion", "glassEffectTransition", "glassBackgroundEffect", "glass",
        "glassProminent", "Glass", "GlassEffectContainer", "GlassButtonStyle", "GlassProminentButtonStyle",
        "GlassEffectTransition", "DefaultGlassEffectShape", "liquidGlass",
    ]).union(GlassAPI.names).union(HelperNames.allModifiers)

    private mutating func declare(_ name: String) {
        if Self.systemNames.contains(name) { declaredNames.insert(name) }
    }

    private mutating func readName(ofType type: SyntaxNode) {
        let name = Declarations.typeName(type)
        guard type.child(.declarationKind)?.isText("extension") ?? false else { return declare(name) }
        guard Self.extensible.contains(name), let members = type.child(.classBody)?.children else { return }
        glassMembers.formUnion(members.map(Declarations.name(of:)))
    }

    private static let extensible: Set = [
        "Glass", "SwiftUI.Glass", "GlassEffectTransition", "SwiftUI.GlassEffectTransition",
    ]

    /// A view that calls itself a button, handles its touches by a gesture and holds no control.
    private static func isGestureView(_ type: SyntaxNode) -> Bool {
        guard Declarations.typeName(type).hasSuffix("Button"),
            !(type.child(.declarationKind)?.isText("extension") ?? false)
        else { return false }
        let names = Set(
            type.descendants(.callExpression).compactMap { Call($0).map { StyleExpression.calleeName($0.callee) } })
        return !names.isDisjoint(with: gestures)
            && !names.contains { GlassSurface.isControl($0) || ["Menu", "buttonStyle"].contains($0) }
    }

    private static let gestures: Set = [
        "gesture", "simultaneousGesture", "highPriorityGesture", "onTapGesture", "onLongPressGesture",
    ]

    private static func drawsGlass(_ node: SyntaxNode) -> Bool {
        guard let call = Call(node), !call.isOnBackport else { return false }
        let name = StyleExpression.calleeName(call.callee)
        return GlassRecognizer.systemOrigin(of: call, name: name) != nil
            || HelperNames.drawsGlass(name) && !call.trailingClosures.isEmpty
    }

    /// The component around a container whose content is given from outside.
    private static func containerHolder(_ node: SyntaxNode) -> String? {
        guard let call = Call(node), GlassContainers.isContainer(call), let owner = Placement(of: node).owner else {
            return nil
        }
        let views = call.trailingClosure?.statements ?? []
        let given = views.contains { view in
            view.descendants.contains { ["content", "self", "label"].contains($0.text) || $0.kind == .selfExpression }
        }
        let isFunction = owner.kind == .viewFunction || owner.kind == .modifier
        return isFunction || given || call.trailingClosures.isEmpty ? owner.name : nil
    }

    private static func drawn(_ node: SyntaxNode) -> DrawnGlass? {
        let placement = Placement(of: node)
        guard let owner = placement.owner, owner.kind != .other else { return nil }
        let apart: Placement.Traits = [.inSheet, .menuContent, .preview, .chrome, .oldBranch]
        let value = Call(node)?.arguments.first { $0.label == nil }?.value
        let glass = value.map { GlassExpression($0) }
        let reader = GlassConditionReader(at: node)
        let ofValue = value.map(reader.conditions(ofValue:)) ?? []
        let plain =
            isProminent(node)
            ? nil : reader.conditions(at: node) { drawsGlass($0) && !isProminent($0) } + ofValue
        return DrawnGlass(
            owner: owner, isOutermost: isOutermost(node), isApart: !placement.traits.isDisjoint(with: apart),
            isInteractive: glass?.isInteractive ?? false,
            isProminent: isProminent(node),
            isStyle: Call(node).map { StyleExpression.calleeName($0.callee) == "buttonStyle" } ?? false,
            isCell: placement.traits.contains(.list),
            conditions: reader.conditions(at: node, where: drawsGlass) + ofValue, plainConditions: plain,
            name: Call(node).map(GlassRecognizer.systemName) ?? "",
            path: node.tree.source.path,
            line: node.tree.lines.position(of: node.start).line)
    }

    private static func isProminent(_ node: SyntaxNode) -> Bool {
        Call(node).map(GlassSurface.isProminentStyle) ?? false
    }

    /// Whether the chain is all that the body of a view, modifier or function shows, apart from checks, groups and
    /// containers around it.
    static func isOutermost(_ node: SyntaxNode) -> Bool {
        var child = Chain.outermost(node)
        while let parent = child.parent {
            switch parent.kind {
            case .statements, .ifStatement, .switchStatement, .switchEntry, .controlTransferStatement, .functionBody,
                .computedProperty, .callSuffix, .valueArguments, .valueArgument, .callExpression, .navigationExpression,
                .navigationSuffix:
                break
            case .lambdaLiteral:
                guard let call = parent.enclosingCall,
                    ["Group", "GlassEffectContainer", "background"].contains(StyleExpression.calleeName(call.callee))
                else { return false }
            case .functionDeclaration:
                // Any other function of a view is only a part of what that draws; one of a modifier is about its content.
                let type = parent.enclosing([.classDeclaration])
                let isPart =
                    type.map {
                        Declarations.conformances(of: $0).contains("View")
                            || Declarations.isExtension($0) && !Declarations.extendsSystemView($0)
                    } ?? false
                return !isPart || ["body", "makeBody"].contains(Declarations.name(of: parent))
            case .propertyDeclaration: return Declarations.name(of: parent) == "body"
            default: return false
            }
            child = parent
        }
        return false
    }

    // MARK: components that apply others

    private mutating func readApplied(by function: SyntaxNode) {
        guard let type = function.enclosing([.classDeclaration]), Declarations.isViewExtension(type),
            let body = function.child(.body)
        else { return }
        readApplied(by: Declarations.name(of: function), kind: .viewFunction, body, at: function)
    }

    private mutating func readApplied(byType type: SyntaxNode) {
        let conformances = Declarations.conformances(of: type)
        let kind: Placement.Owner.Kind? =
            conformances.contains("ViewModifier")
            ? .modifier
            : conformances.contains { $0.hasSuffix("ButtonStyle") }
                ? .style : conformances.contains("View") ? .view : nil
        guard let kind, let members = type.child(.classBody)?.children else { return }
        for member in members {
            guard ["body", "makeBody"].contains(Declarations.name(of: member)),
                let body = member.child(.body) ?? member.child(.computedValue)
            else { continue }
            readApplied(by: Declarations.typeName(type), kind: kind, body, at: type)
        }
    }

    private mutating func readApplied(
        by name: String, kind: Placement.Owner.Kind, _ body: SyntaxNode, at place: SyntaxNode
    ) {
        var helpers: [AppliedHelper] = []
        let reader = GlassConditionReader(at: body)
        for node in body.descendants where node.kind == .callExpression {
            guard let call = Call(node), Self.isOutermost(node), !Placement(of: node).traits.contains(.oldBranch) else {
                continue
            }
            let isApplying = ["modifier", "buttonStyle"].contains(StyleExpression.calleeName(call.callee))
            let made = isApplying ? call.arguments.first.flatMap { Call($0.value) } ?? call : call
            helpers.append(
                AppliedHelper(
                    name: StyleExpression.calleeName(made.callee), arguments: GlassArguments(made),
                    conditions: reader.conditions(at: node) { _ in false }, parameters: reader.parameters))
        }
        let line = place.tree.lines.position(of: place.start).line
        let isCell = ["Cell", "CellView", "Bubble", "BubbleView", "ListItem"].contains(where: name.hasSuffix)
        applied[
            name, default: Applied(kind: kind, helpers: [], isCell: isCell, path: place.tree.source.path, line: line)
        ]
        .helpers += helpers
    }
}

/// What the repository's files say about glass together.
public struct GlassIndex: Sendable {
    let views: ViewIndex
    /// Names of the system's glass API that the repository declares itself: they are never taken for the system's.
    let declaredNames: Set<String>
    let glassMembers: Set<String>
    /// Components of the repository that put what they get into a container.
    let containerHolders: Set<String>
    /// Views that call themselves buttons and are made of gestures.
    let gestureViews: Set<String>
    /// By name; private ones of several files may share one.
    private var helpers: [String: [Helper]] = [:]
    private var contents: [String: [GlassFacts.DrawnGlass]] = [:]
    /// By the module's source, and by path.
    private var gates: [String: GlassFacts.Gates] = [:]
    private var fileGates: [String: GlassFacts.Gates] = [:]

    /// A function, modifier, style or view of the repository that puts glass around all of what it is about.
    struct Helper: Sendable {
        let kind: Placement.Owner.Kind
        let isInteractive: Bool
        /// In some case, it is the prominent button style.
        let isProminent: Bool
        /// It is drawn by a button style, which the system sizes and morphs.
        let isStyle: Bool
        /// Its own code says that it is a row or cell of content.
        let isCell: Bool
        /// Which arguments make it draw glass.
        var ways: GlassWays
        /// Those of them that aren't the prominent button style.
        var plainWays: GlassWays
        let path: String
        let line: Int
    }

    init(_ facts: [GlassFacts], names: OwnNames, project: ProjectModel) {
        views = ViewIndex(facts.map(\.views), names: names, project: project)
        declaredNames = facts.reduce(into: []) { $0.formUnion($1.declaredNames) }
        glassMembers = facts.reduce(into: []) { $0.formUnion($1.glassMembers) }
        containerHolders = facts.reduce(into: []) { $0.formUnion($1.containerHolders) }
        gestureViews = facts.reduce(into: []) { $0.formUnion($1.gestureViews) }
        for (path, found) in facts.flatMap(\.gates) {
            fileGates[path] = found
            for module in project.modules(compiling: path) {
                gates[module.source, default: .init()].platforms.formUnion(found.platforms)
                if found.asksForCompiler { gates[module.source]?.asksForCompiler = true }
                if found.drawsGlass { gates[module.source]?.drawsGlass = true }
            }
        }
        for glass in facts.flatMap(\.drawn) where !glass.isApart && !declaredNames.contains(glass.name) {
            if glass.isOutermost {
                add(glass)
            } else {
                contents[glass.owner.name, default: []].append(glass)
            }
        }
        addIndirectHelpers(facts.reduce(into: [:]) { $0.merge($1.applied) { first, _ in first } })
    }

    /// A helper with several branches is interactive only if all of them are.
    private mutating func add(_ glass: GlassFacts.DrawnGlass) {
        let same = helpers[glass.owner.name, default: []].firstIndex { $0.path == glass.path }
        let known = same.map { helpers[glass.owner.name]![$0] }
        let helper = Helper(
            kind: glass.owner.kind, isInteractive: glass.isInteractive && known?.isInteractive ?? true,
            isProminent: glass.isProminent || known?.isProminent ?? false, isStyle: glass.isStyle,
            isCell: glass.isCell, ways: GlassWays((known?.ways.all ?? []) + [glass.conditions]),
            plainWays: GlassWays((known?.plainWays.all ?? []) + (glass.plainConditions.map { [$0] } ?? [])),
            path: glass.path, line: glass.line)
        if let same {
            helpers[glass.owner.name]![same] = helper
        } else {
            helpers[glass.owner.name, default: []].append(helper)
        }
    }

    /// Those that apply another helper.
    private mutating func addIndirectHelpers(_ applied: [String: GlassFacts.Applied]) {
        var isSettled = false
        var helpers = self.helpers
        defer { self.helpers = helpers }
        while !isSettled {
            isSettled = true
            for (name, component) in applied.sorted(by: { $0.key < $1.key }) where helpers[name] == nil {
                let found = component.helpers.compactMap { applied in
                    helpers[applied.name].map { all in (applied, all.first { $0.path == component.path } ?? all[0]) }
                }
                let ways = GlassWays(found.flatMap { applied, helper in applied.ways(helper.ways) })
                guard let other = found.first?.1, !ways.isNever else { continue }
                isSettled = false
                helpers[name] = [
                    Helper(
                        kind: component.kind, isInteractive: other.isInteractive, isProminent: other.isProminent,
                        isStyle: other.isStyle, isCell: component.isCell || other.isCell, ways: ways,
                        plainWays: GlassWays(found.flatMap { applied, helper in applied.ways(helper.plainWays) }),
                        path: component.path, line: component.line)
                ]
            }
        }
    }

    /// The helper of this name, when it is of one of these kinds; one of the same file comes first.
    func helper(_ name: String, _ kinds: Set<Placement.Owner.Kind>, from path: String = "") -> Helper? {
        let fitting = helpers[name, default: []].filter { kinds.contains($0.kind) }
        return fitting.first { $0.path == path } ?? fitting.first
    }

    /// The platforms that the code of these modules tells apart.
    func platforms(of modules: [Module]) -> Set<Platform> {
        modules.reduce(into: []) { $0.formUnion(gates[$1.source]?.platforms ?? []) }
    }

    /// The platforms that the code of one file tells apart.
    func platforms(in path: String) -> Set<Platform> { fileGates[path]?.platforms ?? [] }

    /// Whether code of these modules is hidden from older compilers.
    func asksForCompiler(_ modules: [Module]) -> Bool {
        modules.contains { gates[$0.source]?.asksForCompiler ?? false }
    }

    /// Whether a call draws glass by the helper of this name: for certain, with the arguments that it gives.
    func draws(_ name: String, _ kinds: Set<Placement.Owner.Kind>, _ call: Call, from path: String) -> Bool {
        helper(name, kinds, from: path)?.ways.draws(call) ?? false
    }

    /// Whether one of these modules draws glass itself.
    func drawsGlass(_ modules: [Module]) -> Bool { modules.contains { gates[$0.source]?.drawsGlass ?? false } }

    /// Glass somewhere inside a view of the repository that isn't glass as a whole.
    func glass(inside view: Call) -> GlassFacts.DrawnGlass? {
        contents[view.callee.text]?.first { GlassWays([$0.conditions]).draws(view) }
    }
}

extension GlassFacts.Gates {
    /// What `#if os(…)` names; lists of availability often name what is never built.
    init(_ tree: SyntaxTree) {
        let text = tree.directives.map { tree.source.text(in: $0) }.joined(separator: "\n")
        asksForCompiler = ["compiler(>=6.2", "compiler(>= 6.2", "swift(>=6.2", "swift(>= 6.2"].contains(
            where: text.contains)
        let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        platforms = Set(Platform.allCases.filter { words.contains($0.rawValue) })
        if words.contains("AppKit") || words.contains("Cocoa") { platforms.insert(.macOS) }
    }
}
