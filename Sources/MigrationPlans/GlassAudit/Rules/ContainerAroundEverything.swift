import Rewriter

/// A container around a whole screen, or around a single piece of glass.
///
/// Source: a seed ("one container per cluster; don't wrap your whole view tree in one giant container either"), Apple's
/// advice to limit the number of containers, public apps with a container around their window's root or around all that
/// scrolls, and guides that warn of a container for each neighbour.
struct ContainerAroundEverything: AuditRule {
    let page = AuditPage(
        code: "container-around-everything", severity: .warning,
        sentence: "A GlassEffectContainer is around a whole screen, or around one piece of glass alone.",
        why: """
            A container draws all glass in it in one pass, over one copy of what is behind all of it, and lets near \
            pieces flow together. Around a whole screen that copy is as large as the screen, the content scrolls \
            through it, and pieces melt that have nothing to do with each other. Around a single piece it has nothing \
            to join, which is a note: most are left over, some are there so that glass in a cell finds its background \
            early. Neighbours in a container each can't be joined at all.
            """,
        remedy: """
            One container for each group of controls that belong together: around their stack, inside of the screen's \
            overlay, inset or bar. The fix takes a container around one piece away, for review, because more pieces may \
            be planned. Moving a screen's container is left to a person.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        guard !file.index.declaredNames.contains("GlassEffectContainer"),
            file.tree.root.holds("GlassContainer")
                || file.tree.root.holds("GlassEffectContainer")
        else { return [] }
        return file.tree.nodes(.callExpression).compactMap { node -> Fault? in
            guard !node.isCalleeOfCall, let call = Call(node), GlassContainers.isContainer(call),
                let content = call.trailingClosure ?? call["content"], content.kind == .lambdaLiteral
            else { return nil }
            let placement = file.index.views.placement(of: node, in: file.tree.source.path)
            guard placement.traits.isDisjoint(with: [.preview, .oldBranch, .widget]) else { return nil }
            return screen(call, content, placement, in: file) ?? single(call, content, placement, in: file)
        }
    }

    // MARK: a whole screen

    private static let scenes: Set = ["WindowGroup", "Window", "DocumentGroup"]
    private static let screens: Set = ["NavigationStack", "NavigationSplitView", "NavigationView", "TabView"]
    private static let scrolling: Set = ["ScrollView", "List", "Form", "Table"]
    private static let layouts: Set = ["Group", "VStack", "HStack", "ZStack", "GeometryReader"]

    private func screen(_ call: Call, _ content: SyntaxNode, _ placement: Placement, in file: GlassFile) -> Fault? {
        if let scene = Siblings.call(around: Chain.outermost(call.node)), Self.scenes.contains(scene.callee.text) {
            return Fault(
                range: call.callee.range,
                message: "This container is around all of the app: put it around the controls that belong together.")
        }
        let views = Self.views(in: content)
        let isPanel = !placement.traits.isDisjoint(with: Placement.Traits.floating.union([.inSheet, .row, .scroll]))
        let held = views.first { view in
            guard let name = Call(view.subject ?? view.node)?.callee.text else { return false }
            if Self.screens.contains(name) { return !view.links.contains(where: Self.makesPages) }
            return !isPanel && Self.scrolling.contains(name) && Self.fillsScreen(view)
                && !file.surfaces.contains { $0.link != nil && $0.carries(view.node) || $0.chain.node == view.node }
        }
        guard let held, let name = held.head else { return nil }
        return Fault(
            range: call.callee.range,
            message: "This container is around a whole \(name): put it around the controls that belong together.",
            related: [
                .init(
                    path: file.tree.source.path, line: file.tree.lines.position(of: held.node.start).line,
                    message: "the \(name) in it")
            ])
    }

    /// The views that a closure lays out, through stacks and through properties of the same type.
    private static func views(in block: SyntaxNode, depth: Int = 0) -> [Chain] {
        guard depth < 6 else { return [] }
        return block.statements.flatMap { statement -> [Chain] in
            if statement.kind == .ifStatement || statement.kind == .switchStatement {
                let parts = statement.descendants(.statements).filter {
                    $0.parent == statement || $0.parent?.parent == statement
                }
                return parts.flatMap { views(in: $0, depth: depth + 1) }
            }
            let chain = Chain(statement)
            if let call = chain.subject.flatMap({ Call($0) }), layouts.contains(call.callee.text),
                let closure = call.trailingClosure
            {
                return [chain] + views(in: closure, depth: depth + 1)
            }
            if chain.subject?.kind == .simpleIdentifier, let name = chain.head,
                let body = TypeScope(around: statement)?.property(name)?.child(.computedValue)
            {
                return views(in: body, depth: depth + 1)
            }
            return [chain]
        }
    }

    private static func makesPages(_ link: ModifierChain.Link) -> Bool {
        link.name == "tabViewStyle" && link.call?.arguments.first?.value.text.lowercased().contains("page") ?? false
    }

    /// It scrolls up and down, in all the room there is.
    private static func fillsScreen(_ view: Chain) -> Bool {
        let axes = view.subject.flatMap { Call($0) }?.arguments.first { $0.label == nil || $0.label == "axes" }
        let isVertical = axes.map { $0.value.normalizedText.hasSuffix(".vertical") } ?? true
        let isBound = view.links.contains { link in
            link.name == "fixedSize"
                || link.name == "frame"
                    && link.call?.arguments.contains { argument in
                        ["height", "maxHeight", "width"].contains(argument.label ?? "")
                            && !argument.value.normalizedText.hasSuffix(".infinity")
                    } ?? false
        }
        return (isVertical || view.head != "ScrollView") && !isBound
    }

    // MARK: one piece

    private func single(_ call: Call, _ content: SyntaxNode, _ placement: Placement, in file: GlassFile) -> Fault? {
        guard content.statements.count == 1, let statement = content.statements.first,
            Self.isReadable(statement)
        else { return nil }
        let inside = file.surfaces.filter { $0.node.isInside(content) && !$0.isOld }
        guard inside.count == 1, let surface = inside.first, surface.chain.node == statement,
            [.effect, .buttonStyle].contains(surface.origin), !surface.isInherited, surface.chain.head != "Menu",
            !surface.chain.links.contains(where: { $0.name.hasPrefix("glassEffect") && $0.name != "glassEffect" })
        else { return nil }
        let isRepeated = placement.traits.contains(.loop)
        let hasNeighbour = Self.hasNeighbour(call)
        return Fault(
            range: call.callee.range,
            message: isRepeated || hasNeighbour
                ? "Each neighbour has a container of its own, so that none can flow into another."
                : "This container holds one piece of glass, which has nothing to be drawn together with.",
            severity: isRepeated || hasNeighbour ? nil : .note, layer: surface.layer,
            fix: isRepeated || hasNeighbour ? nil : repair(call, statement, in: file))
    }

    /// Nothing in it can hold glass or more views than it shows.
    private static func isReadable(_ view: SyntaxNode) -> Bool {
        guard let head = Chain(view).head, SurfaceFacts.systemViews.contains(head),
            !["content", "configuration", "self"].contains(head)
        else { return false }
        return view.descendants.allSatisfy { node in
            guard node.parent?.kind == .statements || node.kind == .callExpression else { return true }
            if node.kind == .ifStatement || node.kind == .switchStatement { return false }
            let callee = Call(node)?.callee ?? node
            guard callee.kind == .simpleIdentifier else { return true }
            let isView = callee.text.first?.isUppercase ?? false
            // A lone name in a builder is a view of somebody's own; in an action it is a call.
            if !isView { return node.kind == .callExpression && !node.isBuilderStatement || !node.isBuilderStatement }
            return callee.text != "ForEach" && SurfaceFacts.systemViews.contains(callee.text)
        }
    }

    private static func hasNeighbour(_ call: Call) -> Bool {
        let chain = Chain.outermost(call.node)
        guard let stack = Siblings.call(around: chain), ["HStack", "VStack"].contains(stack.callee.text),
            let block = chain.parent
        else { return false }
        return block.statements.contains { other in
            other != chain && Chain(other).subject.flatMap { Call($0) }.map(GlassContainers.isContainer) ?? false
        }
    }

    private func repair(_ call: Call, _ view: SyntaxNode, in file: GlassFile) -> Fault.Repair? {
        let tree = call.node.tree
        guard SystemReach(of: call.node, floors: file.targets.floors).hasGlass, !view.text.contains("\"\"\""),
            !tree.directives.contains(where: { $0.overlaps(call.node.range) }),
            !call.node.descendants.contains(where: \.isComment)
        else { return nil }
        let text = Edit(view.range, view.text).text(indentedAt: call.node.start, from: view)
        return Fault.Repair(.review, "Take the container away", [Edit(call.node.range, text)])
    }
}

extension SyntaxNode {
    /// A statement of a closure that isn't a button's action.
    fileprivate var isBuilderStatement: Bool {
        guard let block = parent, block.kind == .statements, let closure = block.parent,
            closure.kind == .lambdaLiteral, let call = closure.enclosingCall
        else { return false }
        let name = StyleExpression.calleeName(call.callee)
        guard name.first?.isUppercase ?? false || ["background", "overlay", "mask"].contains(name) else { return false }
        let label = call.trailingClosures.first { $0.closure == closure }?.label
        let isAction =
            name == "Button" && label == nil
            && (closure.parent?.kind != .callSuffix
                || call.trailingClosures.count > 1 || call.arguments.contains { $0.label == nil })
        return !isAction
    }
}
