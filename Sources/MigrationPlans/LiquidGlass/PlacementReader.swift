import Rewriter

/// Climbs from a node to the declaration that holds it, then on from that declaration's uses in the same type.
struct PlacementReader {
    let names: OwnNames
    private var visited: Set<String> = []
    /// What may still be learnt further out: behind the border of a screen, rows and stacks mean nothing any more.
    private var visible: Placement.Traits = [.adverse, .favourable]
    private static let beyondScreens: Placement.Traits = [
        .widget, .hostExtension, .menuBar, .renderer, .watchFace, .preview, .inSheet, .oldBranch, .newBranch,
    ]

    init(names: OwnNames) {
        self.names = names
    }

    mutating func read(_ node: SyntaxNode) -> Placement {
        var placement = Placement()
        placement.traits.formUnion(CompilerConditions.traits(at: node))
        placement.isRoot = Self.isRoot(Chain.outermost(node))
        visible = [.adverse, .favourable]
        var child = node
        while let parent = child.parent {
            switch parent.kind {
            case .callExpression:
                if child.kind == .callSuffix { break }
                if parent.children.first(where: { !$0.isComment }) == child, let call = Call(parent) {
                    placement.traits.formUnion(Self.traits(ofModifier: call).intersection(visible))
                    declare(StyleExpression.calleeName(call.callee), &placement)
                }
            case .callSuffix:
                guard let callNode = parent.parent, let call = Call(callNode) else { break }
                if child.kind == .lambdaLiteral {
                    let label = call.trailingClosures.first { $0.closure == child }?.label
                    if enter(call, label: label, isClosure: true, content: child, from: node, &placement) {
                        return placement.with(Self.hostTraits(around: parent))
                    }
                }
            case .valueArguments:
                guard child.kind == .valueArgument, let callNode = parent.parent?.parent, let call = Call(callNode)
                else { break }
                let label = child.child(.valueArgumentLabel)?.text
                let value = child.child(.value)
                if enter(
                    call, label: label, isClosure: value?.kind == .lambdaLiteral, content: value ?? child, from: node,
                    &placement)
                {
                    return placement.with(Self.hostTraits(around: parent))
                }
            case .ifStatement, .guardStatement:
                placement.traits.formUnion(AvailabilityBranch.traits(ofCheck: parent, child: child))
            case .statements:
                placement.traits.formUnion(AvailabilityBranch.traits(afterGuard: parent, child: child))
            case .macroInvocation:
                placement.traits.insert(.preview)
            case .functionDeclaration, .propertyDeclaration:
                guard Self.isMember(parent) else { break }
                return finish(placement, at: parent)
            case .classDeclaration:
                return finish(placement, type: parent)
            default:
                break
            }
            child = parent
        }
        return placement
    }

    /// What also holds for the content of a presentation: a preview or widget presents nothing to people.
    private static func hostTraits(around node: SyntaxNode) -> Placement.Traits {
        node.ancestors.reduce(into: []) { traits, ancestor in
            switch ancestor.kind {
            case .macroInvocation: traits.insert(.preview)
            case .classDeclaration: traits.formUnion(TypeTraits.traits(of: ancestor).intersection(Self.beyondScreens))
            default: break
            }
        }
    }

    // MARK: calls around

    /// Goes into a call's closure or argument. Returns whether reading ends here (a presentation of its own).
    private mutating func enter(
        _ call: Call, label: String?, isClosure: Bool, content: SyntaxNode, from node: SyntaxNode,
        _ placement: inout Placement
    ) -> Bool {
        let before = placement.traits
        if Self.groupsGlass(StyleExpression.calleeName(call.callee)) { placement.traits.insert(.glassContainer) }
        let ends = learn(from: call, label: label, isClosure: isClosure, content: content, node: node, &placement)
        placement.traits = before.union(placement.traits.intersection(visible))
        return ends
    }

    /// `GlassEffectContainer`, `LiquidGlassContainer`, `glassContainerIfAvailable` …
    private static func groupsGlass(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.contains("glass") && (name.contains("container") || name.contains("group"))
    }

    /// `ToolbarItem(placement: .principal)`: titles and the keyboard's bar have no glass of the system's.
    private static func isBareItem(_ call: Call) -> Bool {
        let bare: Set = [".principal", ".title", ".largeTitle", ".subtitle", ".largeSubtitle", ".keyboard"]
        return call["placement"].map { bare.contains($0.normalizedText) } ?? false
    }

    /// A ForEach directly in a TabView makes its pages.
    private static func makesPages(_ call: Call) -> Bool {
        let chain = Chain.outermost(call.node)
        guard let block = chain.parent, block.kind == .statements, let outer = block.parent?.parent?.parent else {
            return false
        }
        return Call(outer)?.callee.isText("TabView") ?? false
    }

    private mutating func learn(
        from call: Call, label: String?, isClosure: Bool, content: SyntaxNode, node: SyntaxNode,
        _ placement: inout Placement
    ) -> Bool {
        let name = StyleExpression.calleeName(call.callee)
        declare(name, &placement)
        switch name {
        case "List", "Form", "Table", "Section", "OutlineGroup", "Grid", "GridRow", "LazyVGrid", "LazyHGrid",
            "TableColumn":
            placement.traits.formUnion([.row, .list])
        case "LazyVStack", "LazyHStack": placement.traits.insert(.row)
        case "ForEach":
            guard !Self.makesPages(call) else { break }
            placement.traits.formUnion(isClosure && RowShape.isRow(content) ? [.loop, .row] : .loop)
        case "ScrollView": placement.traits.insert(.scroll)
        case "toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "tabItem", "tabViewBottomAccessory":
            placement.traits.formUnion(Self.isBareItem(call) ? [.chrome, .toolbar, .bareItem] : [.chrome, .toolbar])
        case "swipeActions", "safeAreaBar", "toolbarTitleMenu":
            placement.traits.insert(.chrome)
        case "Menu":
            placement.traits.insert(label == "label" ? .menuLabel : .menuContent)
        case "contextMenu":
            placement.traits.insert(.menuContent)
            return true
        case "MenuBarExtra": placement.traits.insert(label == "label" ? .chrome : .menuBar)
        case _ where Surroundings.rendersImage(name): placement.traits.insert(.renderer)
        // What Siri and Spotlight show of an app intent.
        case "result" where label == "view": placement.traits.insert(.widget)
        case "NSHostingController", "NSHostingView":
            if Surroundings.isInPopover(call) { placement.traits.insert(.menuBar) }
        case "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration",
            "DynamicIsland",
            "DynamicIslandExpandedRegion", "ControlWidgetButton", "ControlWidgetToggle":
            placement.traits.insert(.widget)
        case _
        where isClosure
            && (["sheet", "popover", "inspector"].contains(name)
                || name.hasSuffix("Sheet") && call["isPresented"] != nil
                || name.hasSuffix("BottomSheet") || name.hasSuffix("Drawer")):
            placement.traits.insert(.inSheet)
            if Self.isOutermost(Chain.outermost(node), in: content) { placement.traits.insert(.sheetRoot) }
            return true
        case "fullScreenCover", "alert", "confirmationDialog", "navigationDestination":
            return isClosure
        // The app's own popups and toasts are presentations of their own too.
        case _ where isClosure && call["isPresented"] != nil:
            return true
        case "NavigationLink"
        where label == "destination"
            || isClosure && label == nil && call.arguments.first.map { $0.label == nil } ?? false:
            return true
        case "NavigationLink" where isClosure && label == nil && call.trailingClosures.contains { $0.label == "label" }:
            return true
        case "TabView", "Tab", "NavigationStack", "NavigationSplitView", "NavigationView", "WindowGroup", "Window",
            "Settings":
            visible = Self.beyondScreens
        case _ where name.hasPrefix("CLKComplicationTemplate"): placement.traits.insert(.watchFace)
        // What the helper's closure holds is the code of older systems.
        case _ where isClosure && name != "Menu" && name.hasSuffix("Menu"): placement.traits.insert(.menuLabel)
        case _ where HelperNames.allModifiers.contains(name) && isClosure: placement.traits.insert(.oldBranch)
        case "GlassEffectContainer", "glassEffect": placement.traits.insert(.glass)
        case "safeAreaInset", "ornament": placement.traits.insert(.safeAreaInset)
        case "overlay":
            if Pictures.isElement(Chain(around: call.node)) { placement.traits.insert(.onPicture) }
            if placement.traits.isDisjoint(with: [.scroll, .row]) { placement.traits.insert(.overlayAligned) }
        case "ZStack":
            if Pictures.isElement(call, under: node) { placement.traits.insert(.onPicture) }
            let isScreen = !placement.traits.isDisjoint(with: [.scroll, .row, .loop])
            if !isScreen, isFloating(inStack: call, content: content, node: node) {
                placement.traits.insert(.stackOverlay)
            }
        default:
            if isControlLabel(call, name: name, label: label, isClosure: isClosure) {
                placement.traits.insert(.controlLabel)
            }
            if isClosure, isOwnCollection(call, name: name, closure: content) { placement.traits.insert(.loop) }
        }
        return false
    }

    /// `Carousel(cards) { card in … }`: a component of somebody's own that draws its closure for each element.
    private func isOwnCollection(_ call: Call, name: String, closure: SyntaxNode) -> Bool {
        let known: Set = [
            "GeometryReader", "ScrollViewReader", "TimelineView", "AsyncImage", "ViewThatFits", "Canvas", "Button",
        ]
        guard name.first?.isUppercase ?? false, !known.contains(name), let first = call.arguments.first,
            first.value.kind != .lineStringLiteral
        else { return false }
        return closure.child(.lambdaFunctionType) != nil
    }

    private func isControlLabel(_ call: Call, name: String, label: String?, isClosure: Bool) -> Bool {
        let controls: Set = [
            "NavigationLink", "Link", "ShareLink", "PhotosPicker", "Toggle", "EditButton", "RenameButton", "Picker",
        ]
        guard isClosure, name.hasSuffix("Button") || controls.contains(name) else { return false }
        if label == "label" { return true }
        guard label == nil else { return false }
        // `Button { action } label: { … }`: the unlabelled closure is no view then.
        let hasLabel = call.trailingClosures.contains { $0.label == "label" } || call["label"] != nil
        let hasAction =
            call["action"] != nil
            || call.arguments.contains {
                ["destination", "value", "item", "isOn", "selection", "intent"].contains($0.label ?? "")
            }
        let isAction = name.hasSuffix("Button") && !hasAction && call.arguments.contains { $0.label == nil }
        return !hasLabel && !isAction && (hasAction || name != "Button" && name.hasSuffix("Button"))
    }

    private func isFloating(inStack call: Call, content: SyntaxNode, node: SyntaxNode) -> Bool {
        let statements = content.statements
        guard let index = statements.firstIndex(where: { node.isInside($0) }),
            statements[..<index].contains(where: { !Self.isBackdrop($0) })
        else { return false }
        if let alignment = call["alignment"], !alignment.normalizedText.hasSuffix(".center") { return true }
        return index == statements.count - 1 || pushesToEdge(statements[index], node: node)
    }

    /// A colour, gradient or filled shape, or a picture that ignores the safe area: nothing that a view could float over.
    private static func isBackdrop(_ view: SyntaxNode) -> Bool {
        if view.kind == .ifStatement {
            let branches = view.children.filter { $0.kind == .statements }
            return branches.allSatisfy { $0.statements.allSatisfy(isBackdrop) }
        }
        let chain = Chain(view)
        let head = chain.head ?? ""
        if head == "Color" || head.contains("Gradient") || ShapeExpression.standardShapes.contains(head) { return true }
        let name = head.lowercased()
        if ["background", "backdrop", "wallpaper", "gradient"].contains(where: name.contains) { return true }
        // A map or a player may ignore the safe area too.
        let isMedia = ["Map", "VideoPlayer", "CameraPreview", "List", "ScrollView"].contains(head)
        return !isMedia
            && chain.links.contains { link in
                ["ignoresSafeArea", "edgesIgnoringSafeArea", "scaledToFill"].contains(link.name)
            }
    }

    /// A Spacer beside the view, or a frame that aligns it in all the room.
    private func pushesToEdge(_ content: SyntaxNode, node: SyntaxNode) -> Bool {
        if let block = Chain.outermost(node).parent, block.kind == .statements, block.isInside(content),
            block.statements.contains(where: { Chain($0).head == "Spacer" && Chain($0).links.isEmpty })
        {
            return true
        }
        return Chain(around: node).links.contains { link in
            link.name == "frame" && link.call?["alignment"] != nil
                && (link.call?["maxHeight"] != nil || link.call?["maxWidth"] != nil)
        }
    }

    /// Notes what the user says about the component of this name, unless something further in is known already.
    private func declare(_ name: String, _ placement: inout Placement) {
        guard placement.traits.isDisjoint(with: .declared) else { return }
        placement.traits.formUnion(names.traits(of: name).intersection(visible))
    }

    // MARK: modifiers behind

    private static func traits(ofModifier call: Call) -> Placement.Traits {
        guard call.callee.kind == .navigationExpression else { return [] }
        let name = StyleExpression.calleeName(call.callee)
        if HelperNames.drawsGlass(name) { return .glass }
        if groupsGlass(name) { return .glassContainer }
        switch name {
        case "listRowBackground", "listRowInsets", "listRowSeparator", "swipeActions", "listRowSpacing":
            return [.row, .list]
        case "glassBackgroundEffect": return .glass
        // It is flattened into a picture, which holds neither blur nor glass.
        case "drawingGroup": return .renderer
        case _ where Surroundings.rendersImage(name): return .renderer
        case "frame": return Surroundings.isCanvas(call) ? .renderer : []
        case "sharedBackgroundVisibility": return .bareItem
        case "rotationEffect", "rotation3DEffect": return .rotated
        case "background": return Surroundings.paintsOpaque(call) ? .onOpaque : []
        default: return []
        }
    }

    // MARK: declarations

    /// Whether the chain is all that its member's body shows, apart from conditions around it.
    private static func isRoot(_ node: SyntaxNode) -> Bool {
        var child = node
        while let parent = child.parent {
            switch parent.kind {
            case .statements:
                guard
                    parent.statements.count == 1
                        || parent.parent?.kind != .lambdaLiteral && parent.statements.last == child
                else { return false }
            case .ifStatement, .switchStatement, .switchEntry, .controlTransferStatement, .functionBody,
                .computedProperty:
                break
            case .functionDeclaration, .propertyDeclaration: return true
            default: return false
            }
            child = parent
        }
        return false
    }

    /// Whether the chain is all that a closure shows, apart from conditions around it.
    private static func isOutermost(_ node: SyntaxNode, in closure: SyntaxNode) -> Bool {
        var child = node
        while let parent = child.parent, child != closure {
            switch parent.kind {
            case .statements: guard parent.statements.count == 1 else { return false }
            case .ifStatement, .switchStatement, .switchEntry, .lambdaLiteral: break
            default: return false
            }
            child = parent
        }
        return true
    }

    private static func isMember(_ node: SyntaxNode) -> Bool {
        switch node.parent?.kind {
        case .classBody, .enumClassBody, .sourceFile: true
        default: false
        }
    }

    /// The member that holds the view; a helper property or function is read on from where it is used.
    private mutating func finish(_ placement: Placement, at member: SyntaxNode) -> Placement {
        var placement = placement
        placement.traits.formUnion(AvailabilityBranch.traits(ofAttributes: member))
        let name = Declarations.name(of: member)
        declare(name, &placement)
        guard let type = member.enclosing([.classDeclaration]) else {
            placement.owner = Placement.Owner(name: name, kind: .other)
            return placement
        }
        placement = finish(placement, type: type)
        if placement.owner?.kind == .viewFunction || Declarations.extendsSystemView(type) {
            placement.owner = Placement.Owner(name: name, kind: .viewFunction)
            return placement
        }
        guard name != "body", name != "makeBody", visited.insert(name).inserted, visited.count < 8 else {
            return placement
        }
        let uses = Self.uses(of: name, outside: member, in: type)
        guard !uses.isEmpty else {
            // Whoever calls it calls the member, not the type.
            if Declarations.isStatic(member) { placement.owner = Placement.Owner(name: name, kind: .other) }
            return placement
        }
        let outer = Placement.merged(uses.map { read($0) })
        return placement.inside(outer)
    }

    private func finish(_ placement: Placement, type: SyntaxNode) -> Placement {
        var placement = placement
        var current: SyntaxNode? = type
        while let declaration = current {
            placement.traits.formUnion(AvailabilityBranch.traits(ofAttributes: declaration))
            placement.traits.formUnion(TypeTraits.traits(of: declaration))
            declare(Declarations.typeName(declaration), &placement)
            current = declaration.enclosing([.classDeclaration])
        }
        placement.owner = Placement.Owner(name: Declarations.typeName(type), kind: TypeTraits.kind(of: type))
        return placement
    }

    /// Where a member is used in the type that declares it and in that type's extensions in the same file.
    private static func uses(of name: String, outside member: SyntaxNode, in type: SyntaxNode) -> [SyntaxNode] {
        let tree = type.tree
        let typeName = Declarations.typeName(type)
        let bodies = tree.nodes(.classDeclaration).filter { Declarations.typeName($0) == typeName }
        var uses: [SyntaxNode] = []
        for body in bodies {
            for node in body.descendants(.simpleIdentifier) where !node.isInside(member) && node.text == name {
                guard let parent = node.parent, parent.kind != .pattern, node.field != .name,
                    parent.kind != .valueArgumentLabel
                else { continue }
                // `self.name`, `Type.name` or `name`, not `other.name`.
                if parent.kind == .navigationSuffix {
                    guard let access = parent.parent, let target = access.child(.target)?.text,
                        ["self", "Self", typeName].contains(target)
                    else { continue }
                    uses.append(Chain.outermost(access))
                } else {
                    uses.append(Chain.outermost(node))
                }
            }
        }
        return Array(Set(uses)).sorted { $0.start < $1.start }
    }
}
