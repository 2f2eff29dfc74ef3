import Rewriter

/// One piece of glass as it stands in the code.
struct GlassSurface {
    /// What draws it.
    enum Origin: Hashable {
        /// `glassEffect`
        case effect
        /// `.buttonStyle(.glass)`, `.glassProminent`
        case buttonStyle
        /// The generated `liquidGlass`, or a function, modifier or style of the repository that draws glass.
        case helper(String)
        /// A view of the repository that is glass as a whole.
        case view(String)
        /// `glassBackgroundEffect`
        case vision
    }

    let origin: Origin
    /// The whole chain that it is part of.
    let chain: Chain
    /// Index of the link that draws it; `nil` when the chain's subject does.
    let link: Int?
    /// The chain up to and including what draws it.
    let node: SyntaxNode
    let call: Call
    /// The first argument of `glassEffect`; `nil` when there is none, or something else draws the glass.
    let glass: GlassExpression?
    /// Behind `in:`; `nil` when it isn't said.
    let shape: ShapeExpression?
    /// As seen from the whole repository; of what draws all of a helper, in its own code only, because the helper's uses
    /// are glass by themselves.
    let placement: Placement
    /// The same, without the uses of the component elsewhere.
    let localPlacement: Placement
    /// A button style draws it: the system sizes it, lets it respond to touch and morphs it.
    let isStyle: Bool

    var traits: Placement.Traits { placement.traits }

    /// Where reports show it: the link that draws it, or the whole view.
    var range: SourceRange { link.map { chain.links[$0].range } ?? node.range }

    /// Only systems before 26 come here.
    var isOld: Bool { localPlacement.traits.contains(.oldBranch) }

    /// It responds to touch, in every case.
    var isInteractive: Bool { glass?.isInteractive ?? false }

    var isInContainer: Bool { traits.contains(.glassContainer) }

    /// The links behind it that are compiled together with it.
    var following: [ModifierChain.Link] {
        chain.links.dropFirst(link.map { $0 + 1 } ?? 0).filter { isCompiled(with: $0) }
    }

    /// The links in front of it that are compiled together with it.
    var preceding: [ModifierChain.Link] { chain.links.prefix(link ?? 0).filter { isCompiled(with: $0) } }

    /// Not in another branch of an `#if` that cuts the chain.
    func isCompiled(with other: ModifierChain.Link) -> Bool {
        let tree = node.tree
        guard !tree.directives.isEmpty else { return true }
        return !BuildConditions(at: range.lowerBound, in: tree)
            .excludes(BuildConditions(at: other.range.lowerBound, in: tree))
    }

    /// Whether `node` lies on the glass: in what it modifies or holds, and not behind that or in a presentation of its
    /// own.
    func carries(_ other: SyntaxNode) -> Bool {
        guard other.isInside(node), other != node else { return false }
        if let link, !(chain.node.start..<chain.links[link].range.lowerBound).contains(other.start) { return false }
        return !other.ancestors.prefix { $0 != node && $0.isInside(node) }.contains { ancestor in
            guard ancestor.kind == .lambdaLiteral || ancestor.kind == .valueArgument, let call = ancestor.enclosingCall
            else { return false }
            return Self.apart.contains(StyleExpression.calleeName(call.callee))
        }
    }

    /// Calls whose closures show something elsewhere, or behind the view.
    private static let apart: Set = [
        "background", "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog", "contextMenu", "inspector",
        "navigationDestination", "toolbar", "Menu", "safeAreaInset", "safeAreaBar", "swipeActions", "task", "onAppear",
    ]
}

/// The value of type `Glass` that a surface is drawn with, as far as it can be read.
struct GlassExpression {
    let node: SyntaxNode
    /// `regular`, `clear`, `identity`: each that it may be; empty when it is a name or call of something else.
    let variants: Set<String>
    /// It always responds to touch.
    let isInteractive: Bool
    /// The links `.interactive(…)`, wherever they stand in it.
    let interactiveLinks: [ModifierChain.Link]
    /// Arguments of `.tint(…)`.
    let tints: [SyntaxNode]

    static let variantNames: Set = ["regular", "clear", "identity"]

    init(_ node: SyntaxNode) {
        self.node = node
        let chains = Self.alternatives(of: node).map { ModifierChain($0) }
        variants = Set(
            chains.compactMap { chain in
                let first = chain.subject == nil || chain.head == "Glass" ? chain.links.first?.name : nil
                return first.flatMap { Self.variantNames.contains($0) ? $0 : nil }
            })
        let drawn = chains.filter { $0.links.first?.name != "identity" }
        interactiveLinks = chains.flatMap { $0.links.filter { $0.name == "interactive" } }
        tints = chains.flatMap { $0.links.filter { $0.name == "tint" }.compactMap { $0.call?.arguments.first?.value } }
        isInteractive =
            !drawn.isEmpty
            && drawn.allSatisfy { chain in
                chain.links.contains { link in
                    let argument = link.call?.arguments.first?.value
                    return link.name == "interactive" && (argument.map { $0.isText("true") } ?? true)
                }
            }
    }

    /// The edit that takes these links away: of the whole expression, whose structure changes with it.
    func removing(_ links: [ModifierChain.Link]) -> Edit { node.applying(links.map { Edit($0.range, "") }) }

    /// The arms of a conditional expression, or the expression itself.
    static func alternatives(of node: SyntaxNode) -> [SyntaxNode] {
        let node = node.unparenthesized
        guard node.kind == .ternaryExpression else { return [node] }
        return node.children.filter { $0.field == .ifTrue || $0.field == .ifFalse }.flatMap(alternatives)
    }
}

extension SyntaxNode {
    /// The call that the node is an argument or closure of; `nil` when it is neither.
    var enclosingCall: Call? {
        switch kind {
        case .lambdaLiteral:
            if parent?.kind == .valueArgument { return parent?.enclosingCall }
            return parent?.parent.flatMap { Call($0) }
        case .valueArgument: return parent?.parent?.parent.flatMap { Call($0) }
        default: return nil
        }
    }
}

extension GlassSurface {
    /// The edit that gives a `glassEffect` without a shape one.
    func settingShape(_ shape: String) -> [Edit] {
        guard let list = call.argumentList else { return [] }
        let separator = call.arguments.isEmpty ? "" : ", "
        return [list.applying([.insert("\(separator)in: \(shape)", at: list.end - 1)])]
    }

    /// The view that is modified is a control.
    var isOnControl: Bool { chain.head.map(Self.isControl) ?? false }

    /// `Button`, `Toggle`, and views of the repository that call themselves buttons.
    static func isControl(_ head: String) -> Bool { controls.contains(head) || head.hasSuffix("Button") }

    private static let controls: Set = ["Button", "NavigationLink", "Link", "ShareLink", "Toggle", "PhotosPicker"]

    /// `.buttonStyle(…)` on something that holds buttons: it is they that are drawn on glass.
    var isInherited: Bool {
        link.map { chain.links[$0].name == "buttonStyle" } ?? false && !isOnControl && chain.head != "Menu"
    }

    /// `.buttonStyle(.glassProminent)`
    static func isProminentStyle(_ call: Call) -> Bool {
        StyleExpression.calleeName(call.callee) == "buttonStyle"
            && call.arguments.first?.value.text.contains("rominent") ?? false
    }

    /// Its layer in words that reports know.
    var layer: String {
        if traits.contains(.toolbar) { return "chrome" }
        if traits.contains(.row) { return "content" }
        if isOnControl || !traits.isDisjoint(with: .control) { return "control" }
        return traits.isDisjoint(with: .floating) ? "" : "floating"
    }
}

extension GlassSurface {
    /// What draws it, as the code calls it.
    var name: String {
        switch origin {
        case .effect: "glassEffect"
        case .buttonStyle: "the glass button style"
        case .helper(let name), .view(let name): name
        case .vision: "glassBackgroundEffect"
        }
    }
}
