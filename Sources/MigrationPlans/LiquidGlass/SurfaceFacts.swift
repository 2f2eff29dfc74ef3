import Rewriter

/// What the code around one surface says that matters to its verdict and to how it is rewritten.
struct SurfaceFacts {
    /// The links that are replaced or wrapped.
    var run: ClosedRange<Int> = 0...0
    /// The decorations inside the run.
    var runDecorations: [Decoration] = []
    /// Where the whole file is drawn, if that is no place for glass.
    enum Host {
        case visionOS, tests, widget, appExtension
    }

    var host: Host?
    /// Targets are known, and none of them compiles the file.
    var isUncompiled = false
    /// It is drawn where Reduce Transparency is on.
    var servesReducedTransparency = false
    /// The subject uses own components that draw surfaces too.
    var mayHoldSurfaces = false
    /// The subject is an own component that sounds like text input.
    var mayBeTextInput = false
    var hasFlatBackdrop = false
    /// A modifier behind the material puts glass around it.
    var isInsideGlass = false
    /// It stands on a material that stays.
    var liesOnMaterial = false
    /// The material of a bar that bleeds into the safe area.
    var isBarBackground = false
    /// It takes all the width that there is, as a row does.
    var isWide = false
    /// Text, symbols and labels only.
    var isPlainLabel = false
    /// The material is handed to a function that chooses between glass and older code itself.
    var feedsAdaptiveHelper = false
    var isSelectableText = false
    /// Something in front of the material is glass already.
    var holdsGlass = false
    var isDeliberate = false
    var keepsOldDesign = false
    var isFullBleed = false
    /// No shape, and nothing that would give it one.
    var isUnshaped = false
    /// A component of its own that is nothing but a bar of controls.
    var isOwnBar = false
    /// The code asks for the material to reach into the safe area, where glass doesn't.
    var bleeds = false
    /// Whole lists or pages scroll on it.
    var holdsScroller = false
    /// A modifier behind it makes the view ignore the safe area.
    var ignoresSafeArea = false
    /// Padding follows, so the surface keeps away from the edges.
    var isInset = false
    /// A conditional-compilation line stands inside the chain.
    var isCutByDirective = false
    /// The view is nothing but the surface.
    var isLayer = false
    /// A layer beside other views of a stack: nothing lies on it.
    var standsAlone = false
    /// The subject is a control itself.
    var isControl = false
    var isMenu = false
    /// A tap gesture sits in the same chain.
    var isTapped = false
    var isTextInput = false
    /// Something that depends on the hit area follows or surrounds the surface.
    var needsHitArea = false
    /// The old background was larger than what would react to touch now.
    var hitAreaMoves = false
    /// The content would stick out of the glass without its clip.
    var cropsContent = false
    /// A clip in the run has another shape than the surface.
    var clipsDiffer = false
    /// An expression of another type, or a call of the helper, can't stand here.
    var isMisplaced = false
    /// A clip behind kept modifiers would cut the glass.
    var isClippedLater = false
    /// The subject itself is a text field.
    var isTextField = false
    var rotates = false
    /// A later modifier blurs all of it, glass included.
    var isBlurred = false
    var hasVisionGlass = false
    var hasDirective = false
    var hasEffects = false
    var usesShorthand = false
    /// The chain is a statement of a closure.
    var isBuilderStatement = false
    var hasSyntaxError = false
    var hasShadowLeft = false
    /// A subject with buttons of its own: never interactive.
    var holdsControls = false
}

extension SurfaceFacts {
    static let controls: Set = [
        "Button", "NavigationLink", "Link", "Toggle", "ShareLink", "PhotosPicker", "Picker", "Stepper", "Slider",
    ]
    /// Those whose plate is the control itself; a titled Toggle or Slider is a row.
    private static let plates: Set = ["Button", "NavigationLink", "Link", "ShareLink", "PhotosPicker"]
    static let textInputs: Set = [
        "TextField", "SecureField", "TextEditor", "UITextField", "UITextView", "NSTextField", "NSTextView",
    ]
    /// Views of SwiftUI that hold nothing of the app's.
    static let systemViews = plainViews.union(media).union(controls).union(ShapeExpression.standardShapes).union([
        "LinearGradient", "RadialGradient", "AngularGradient", "Form", "Section", "Grid", "GridRow", "LazyVStack",
        "LazyHStack", "LazyVGrid",
        "LazyHGrid", "ViewThatFits", "AnyView", "EmptyView", "Gauge", "ShareLink", "ControlGroup", "GroupBox",
        "DisclosureGroup", "UUID",
        "String", "Int", "Double", "CGFloat", "Binding", "URL", "Date", "LocalizedStringKey", "NavigationStack",
        "ScrollViewReader",
    ])

    /// Whether something in the code puts glass on screen.
    static func holdsGlass(_ node: SyntaxNode) -> Bool {
        ["glass", "Glass", "GLASS"].contains(where: node.holds)
            && node.descendants(.callExpression).contains { node in
                guard let call = Call(node) else { return false }
                let name = StyleExpression.calleeName(call.callee)
                return HelperNames.drawsGlass(name)
                    || name == "buttonStyle" && call.arguments.first?.value.text.lowercased().contains("glass") ?? false
            }
    }

    private static let media: Set = [
        "Image", "AsyncImage", "Map", "VideoPlayer", "ScrollView", "List", "Canvas", "WebView", "GeometryReader",
        "TabView", "LazyImage", "KFImage",
    ]
    private static let plainViews: Set = [
        "Text", "Label", "HStack", "VStack", "ZStack", "Button", "NavigationLink", "Link", "Toggle", "Spacer",
        "Divider", "Group", "Menu",
        "TextField", "SecureField", "TextEditor", "ProgressView", "Color", "ForEach", "Picker", "Slider", "Stepper",
        "content", "configuration", "self",
    ]
    private static let tapModifiers: Set = [
        "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
    ]
    private static let hitModifiers: Set = tapModifiers.union([
        "contextMenu", "onHover", "hoverEffect", "onDrag", "draggable", "onDrop", "dropDestination", "swipeActions",
        "onContinuousHover", "help",
    ])

    /// `layer` decides what happens to shadows, so it comes from a first reading without a run.
    init(
        _ surface: Surface, traits: Placement.Traits, tree: SyntaxTree, options: LiquidGlassOptions,
        layer: (SurfaceFacts) -> Layer
    ) {
        let chain = surface.chain
        readSubject(surface)
        readChain(surface)
        isDeliberate = DeliberateComment.stands(beside: surface, in: tree)
        isBuilderStatement = chain.node.parent?.kind == .statements && chain.node.parent?.parent?.kind == .lambdaLiteral
        hasFlatBackdrop = LegibilityNotes.hasFlatBackdrop(surface.chain.node)
        isLayer =
            surface.layerChain != nil && !surface.isHosted
            || surface.isHosted && surface.inner.contains { if case .geometry = $0.kind { true } else { false } }
        standsAlone = Self.standsAlone(surface)
        let isMoved = surface.inner.contains { if case .geometry = $0.kind { true } else { false } }
        if surface.isHosted, isMoved, ["ScrollView", "List"].contains(chain.head) { isFullBleed = true }
        isUnshaped =
            surface.shape == nil && surface.settled != .manual(.unsupportedForm)
            || surface.shape?.normalized == ".rect" && surface.form != .backgroundClipped
        let isCover = isLayer && isUnshaped && !(surface.layerChain?.links.contains { $0.name == "frame" } ?? false)
        isFullBleed = isFullBleed || isCover && !traits.isDisjoint(with: .floating)
        bleeds =
            isFullBleed || isBarBackground
            || chain.links.indices.contains(surface.link)
                && chain.links[surface.link].call?["ignoresSafeAreaEdges"] != nil
        isInset = chain.links.dropFirst(surface.link + 1).contains { $0.name == "padding" }
        needsHitArea = needsHitArea || !traits.isDisjoint(with: .control) || isControl || isTapped
        guard !chain.links.isEmpty else { return }
        readRun(surface, tree: tree, dropsShadow: Self.dropsShadow(options.shadows, layer: layer(self)))
        readMovedCode(surface, tree: tree)
    }

    /// A disc or box in a row or column, as placeholders and grabbers are.
    private static func standsAlone(_ surface: Surface) -> Bool {
        guard let layer = surface.layerChain, !surface.isHosted, let block = layer.node.parent,
            block.kind == .statements, block.statements.count > 1, let closure = block.parent,
            let call = closure.parent?.parent.flatMap({ Call($0) })
        else { return false }
        return ["HStack", "VStack"].contains(call.callee.text)
    }

    private static func dropsShadow(_ option: LiquidGlassOptions.Shadows, layer: Layer) -> Bool {
        switch option {
        case .keep: false
        case .remove: true
        case .auto: layer != .floating
        }
    }

    private mutating func readSubject(_ surface: Surface) {
        let chain = surface.chain
        let head = chain.head ?? ""
        isControl = Self.plates.contains(head) || head.hasSuffix("Button")
        isMenu = ["Menu", "Picker"].contains(head)
        guard let subject = chain.subject else { return }
        let names = subject.descendants(.simpleIdentifier).map(\.text)
        isTextInput = names.contains { Self.textInputs.contains($0) }
        isTextField = Self.textInputs.contains(head)
        holdsGlass = Self.holdsGlass(subject)
        holdsControls = Self.holdsControls(names)
        let before = chain.links.prefix(surface.link).map(\.name)
        let isPadded = Self.isPadded(chain.links.prefix(surface.link))
        isPlainLabel =
            ["Text", "Label"].contains(head) || head == "Image" && Call(subject)?["systemName"] != nil
            || ["HStack", "VStack"].contains(head)
                && !names.contains { ["resizable", "AsyncImage", "ForEach", "Button"].contains($0) }
        holdsScroller = names.contains { ["List", "ScrollView", "Form", "Table"].contains($0) }
        isSelectableText = names.contains("textSelection")
        isWide =
            subject.descendants.contains { $0.kind == .valueArgumentLabel && $0.isText("maxWidth") }
            || chain.links.prefix(surface.link).contains { $0.name == "frame" && $0.call?["maxWidth"] != nil }
        mayBeTextInput =
            !isTextInput && ["Input", "Field", "Composer", "Search", "Editor"].contains { head.contains($0) }
            && head.first?.isUppercase ?? false
        let isSymbol = head == "Image" && Call(subject)?["systemName"] != nil
        let isMedia =
            !isSymbol && names.contains { Self.media.contains($0) && $0 != "Image" } || head == "Image" && !isSymbol
            || names.contains("resizable")
        cropsContent =
            !isPadded && (isMedia && !isSymbol || !Self.plainViews.contains(head) && !isSymbol && head != "Image")
        let outgrows = before.contains("padding") || before.contains("frame")
        hitAreaMoves =
            (["Button", "NavigationLink", "Link", "ShareLink"].contains(head) || head.hasSuffix("Button")) && outgrows
    }

    /// Whether one of these names is that of a control, or ends like one.
    static func holdsControls(_ names: [String]) -> Bool {
        names.contains { controls.contains($0) || $0 == "Menu" || $0.hasSuffix("Button") && $0.first!.isUppercase }
    }

    private mutating func readChain(_ surface: Surface) {
        let links = surface.chain.links
        for (index, link) in links.enumerated() where index != surface.link {
            if Self.isTap(link) { isTapped = true }
            if Self.hitModifiers.contains(link.name), index > surface.link { needsHitArea = true }
            if index < surface.link, HelperNames.drawsGlass(link.name) { holdsGlass = true }
            if link.name == "textSelection" { isSelectableText = true }
            if link.name == "glassBackgroundEffect" { hasVisionGlass = true }
            if index > surface.link, ["rotationEffect", "rotation3DEffect"].contains(link.name) { rotates = true }
            if index > surface.link, ["blur", "blendMode"].contains(link.name) { isBlurred = true }
            if index > surface.link, Self.fillsScreen(link) { ignoresSafeArea = true }
            if index > surface.link, Self.fillsScreen(link),
                surface.shape == nil || surface.shape?.normalized == ".rect" || surface.form == .fill
            {
                isFullBleed = true
            }
        }
        guard let layer = surface.layerChain, layer.node != surface.chain.node,
            layer.links.contains(where: Self.fillsScreen)
        else { return }
        // Behind a bar it only reaches under the home indicator; behind a page it is the backdrop.
        let isPage = links.contains { $0.name == "frame" && $0.call?["maxHeight"] != nil } || isFullBleed
        if isPage { isFullBleed = true } else { isBarBackground = true }
    }

    /// Padded along both axes, so that the content doesn't meet the corners.
    private static func isPadded(_ links: ArraySlice<ModifierChain.Link>) -> Bool {
        var edges: Set<String> = []
        for link in links where link.name == "padding" {
            let first = link.call?.arguments.first?.value.normalizedText ?? ""
            if first.hasPrefix("[") || first.hasPrefix(".") {
                edges.formUnion(first.split { !$0.isLetter }.map(String.init))
            } else {
                return true
            }
        }
        return edges.contains("all") || edges.isSuperset(of: ["horizontal", "vertical"]) || edges.count > 2
    }

    private static func isTap(_ link: ModifierChain.Link) -> Bool {
        if ["onTapGesture", "onLongPressGesture"].contains(link.name) { return true }
        guard tapModifiers.contains(link.name), let gesture = link.call?.arguments.first?.value else { return false }
        return ["TapGesture", "LongPressGesture", "SpatialTapGesture"].contains(ModifierChain(gesture).head ?? "")
    }

    private static func fillsScreen(_ link: ModifierChain.Link) -> Bool {
        guard ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains(link.name) else { return false }
        return !(link.call?.node.child(.callSuffix)?.text.contains("keyboard") ?? false)
    }

    /// A rim or clip of the imitation stands behind the shadow: then all of it goes, or the rim would be left.
    private static func isFollowed(_ decoration: Decoration, in surface: Surface) -> Bool {
        surface.outer.contains { other in
            guard other.range.lowerBound > decoration.range.lowerBound else { return false }
            switch other.kind {
            case .clip, .rim: return true
            default: return false
            }
        }
    }

    private mutating func readRun(_ surface: Surface, tree: SyntaxTree, dropsShadow: Bool) {
        let links = surface.chain.links
        var first = surface.link
        var last = surface.link
        var taken: [Decoration] = []
        for decoration in surface.outer {
            guard let index = links.firstIndex(where: { $0.range == decoration.range }) else { continue }
            if index < surface.link {
                first = index
                taken.append(decoration)
                continue
            }
            if case .shadow = decoration.kind, !dropsShadow, !Self.isFollowed(decoration, in: surface) { break }
            if decoration.isClip, let shape = surface.shape, let clip = ShapeExpression(clip: links[index]),
                shape.normalized != clip.normalized
            {
                clipsDiffer = true
            }
            last = index
            taken.append(decoration)
        }
        let behind =
            surface.isHosted || surface.layerChain == nil
            ? links.dropFirst(last + 1) : surface.layerChain!.links.dropFirst(surface.link + 1)
        isClippedLater =
            surface.distantClip == nil
            && behind.contains { link in
                guard ["clipShape", "mask", "cornerRadius", "clipped"].contains(link.name) else { return false }
                return !surface.inner.contains { $0.range == link.range }
            }
        run = first...last
        runDecorations = taken
        // One that policy keeps right behind the glass is no surprise; one beyond a kept modifier is.
        let rest = links.dropFirst(last + 1)
        let isKeptByPolicy =
            !dropsShadow && rest.first?.name == "shadow" && rest.first?.call.map(Decoration.isPlainShadow) ?? false
        hasShadowLeft = rest.dropFirst(isKeptByPolicy ? 1 : 0).contains { $0.name == "shadow" }
        isCutByDirective = ConditionalBranch(at: links[first].range.lowerBound, in: tree)
            .begins(behind: surface.chain.node.start)
        cropsContent = cropsContent && (taken.contains(where: \.isClip) || surface.distantClip != nil)
    }

    private mutating func readMovedCode(_ surface: Surface, tree: SyntaxTree) {
        let links = surface.chain.links[run]
        let range = links.first!.range.lowerBound..<links.last!.range.upperBound
        hasDirective = tree.directives.contains { $0.overlaps(range) }
        let cover = tree.node(covering: range)
        for node in cover.descendants(within: range) {
            switch node.kind {
            case .awaitExpression, .tryExpression: hasEffects = true
            case .simpleIdentifier where node.isLeaf && isShorthand(node) && !hasClosure(around: node, within: range):
                usesShorthand = true
            default: break
            }
        }
        let statement = cover.ancestors.prefix { $0.kind != .statements }
        // `try Text(…).padding()` reads as a chain on `try Text(…)`.
        let first = tree.source.text(in: surface.chain.node.range.prefix(6))
        hasEffects =
            hasEffects || first.hasPrefix("try") || first.hasPrefix("await")
            || statement.contains { [.tryExpression, .awaitExpression].contains($0.kind) }
        let declaration = cover.enclosing([.functionDeclaration, .propertyDeclaration, .classDeclaration]) ?? tree.root
        hasSyntaxError =
            tree.errors.contains { node in
                node.isInside(declaration)
                    && (node.range.overlaps(range)
                        || node.range.lowerBound <= range.lowerBound && range.upperBound <= node.range.upperBound)
            }
            || ([cover] + cover.ancestors.prefix { $0.kind != .functionBody && $0.kind != .computedProperty }).contains
            { Self.standsBesideError($0) }
            || cover.ancestors.prefix {
                $0.kind != .functionDeclaration && $0.kind != .propertyDeclaration && $0.kind != .classDeclaration
            }.contains(where: \.isErroneous)
    }

    /// `label:` on a line of its own is an error node in front of the closure.
    private static func standsBesideError(_ node: SyntaxNode) -> Bool {
        guard let siblings = node.parent.map({ Array($0.children) }), let index = siblings.firstIndex(of: node) else {
            return false
        }
        return index > 0 && siblings[index - 1].isErroneous
    }

    private func isShorthand(_ node: SyntaxNode) -> Bool {
        guard node.tree.source.bytes[node.start] == UInt8(ascii: "$") else { return false }
        return node.text.dropFirst().allSatisfy(\.isNumber)
    }

    private func hasClosure(around node: SyntaxNode, within range: SourceRange) -> Bool {
        node.ancestors.contains {
            $0.kind == .lambdaLiteral && range.lowerBound <= $0.start && $0.end <= range.upperBound
        }
    }
}

extension Decoration {
    var isClip: Bool { if case .clip = kind { true } else { false } }

    /// A stroke or highlight, whatever it means.
    var isLine: Bool {
        switch kind {
        case .rim, .semanticRim: true
        default: false
        }
    }
}
