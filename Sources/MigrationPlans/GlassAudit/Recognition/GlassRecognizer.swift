import Rewriter

/// Finds the glass of one file.
struct GlassRecognizer {
    let tree: SyntaxTree
    let index: GlassIndex

    func surfaces() -> [GlassSurface] {
        tree.nodes.filter { $0.kind == .callExpression }.compactMap(surface)
    }

    private func surface(_ node: SyntaxNode) -> GlassSurface? {
        guard !node.isCalleeOfCall, let call = Call(node), let origin = origin(of: call) else { return nil }
        let chain = Chain(around: node)
        let link = chain.index(of: node)
        if link == nil, case .view = origin {} else if link == nil { return nil }
        let local = index.views.local(node)
        let glass = origin == .effect ? call.arguments.first { $0.label == nil }?.value : nil
        return GlassSurface(
            origin: origin, chain: chain, link: link, node: node, call: call, glass: glass.map { GlassExpression($0) },
            shape: call["in"].map { ShapeExpression($0) }, placement: placement(local, of: node), localPlacement: local,
            isStyle: isStyle(origin))
    }

    /// A helper is judged where it is used, which is glass too; anything else as the whole repository sees it.
    private func placement(_ local: Placement, of node: SyntaxNode) -> Placement {
        let kinds: Set<Placement.Owner.Kind> = [.viewFunction, .modifier, .style, .view]
        let isHelper =
            local.owner.map { index.helper($0.name, kinds) != nil || $0.kind == .modifier || $0.kind == .viewFunction }
            ?? false
        var placement =
            isHelper && GlassFacts.isOutermost(node) ? local : index.views.resolve(local, in: tree.source.path)
        if isInContainer(throughVariable: node) { placement.traits.insert(.glassContainer) }
        return placement
    }

    private func isStyle(_ origin: GlassSurface.Origin) -> Bool {
        switch origin {
        case .buttonStyle: true
        case .helper(let name): index.helper(name, [.viewFunction, .modifier, .style])?.isStyle ?? false
        case .view(let name): index.helper(name, [.view])?.isStyle ?? false
        case .effect, .vision: false
        }
    }

    /// `let content = HStack { … }` that a container gets later.
    private func isInContainer(throughVariable node: SyntaxNode) -> Bool {
        node.ancestors.contains { variable in
            guard variable.kind == .propertyDeclaration, let block = variable.parent, block.kind == .statements else {
                return false
            }
            let name = Declarations.name(of: variable)
            return block.descendants.contains { use in
                use.kind == .simpleIdentifier && use.text == name && !use.isInside(variable)
                    && Placement(of: use).traits.contains(.glassContainer)
            }
        }
    }

    private func origin(of call: Call) -> GlassSurface.Origin? {
        let name = StyleExpression.calleeName(call.callee)
        let isDeclared = index.declaredNames.contains(Self.systemName(of: call))
        if let origin = Self.systemOrigin(of: call, name: name), !isDeclared, !call.isOnBackport { return origin }
        if HelperNames.drawsGlass(name), name != "glassEffect", !isDeclared, !call.trailingClosures.isEmpty {
            return .helper(name)
        }
        if name == "modifier" || name == "buttonStyle", let type = call.arguments.first.flatMap({ Call($0.value) }),
            index.draws(StyleExpression.calleeName(type.callee), [.modifier, .style], type, from: tree.source.path)
        {
            return .helper(StyleExpression.calleeName(type.callee))
        }
        if call.callee.kind == .simpleIdentifier, index.draws(name, [.view], call, from: tree.source.path) {
            return .view(name)
        }
        return index.draws(name, [.viewFunction], call, from: tree.source.path) ? .helper(name) : nil
    }

    /// The name that would have to be the system's: of the modifier, or of the style that `buttonStyle` gets.
    static func systemName(of call: Call) -> String {
        let name = StyleExpression.calleeName(call.callee)
        guard name == "buttonStyle", let style = call.arguments.first?.value else { return name }
        let chain = ModifierChain(style)
        return (chain.subject == nil ? chain.links.first?.name : chain.head) ?? name
    }

    /// Glass of the system; names that the repository declares itself are never taken for it.
    static func systemOrigin(of call: Call, name: String) -> GlassSurface.Origin? {
        guard call.callee.kind == .navigationExpression || call.callee.kind == .simpleIdentifier else { return nil }
        switch name {
        case "glassEffect": return .effect
        case "glassBackgroundEffect": return .vision
        case "buttonStyle":
            let styles: Set = ["glass", "glassProminent", "GlassButtonStyle", "GlassProminentButtonStyle"]
            return styles.contains(systemName(of: call)) ? .buttonStyle : nil
        default: return nil
        }
    }
}

extension Call {
    /// `.backport.glassEffect()`: somebody's own function of the name.
    var isOnBackport: Bool {
        guard let receiver = callee.child(.target), receiver.kind == .navigationExpression else { return false }
        let name = StyleExpression.calleeName(receiver).lowercased()
        return ["backport", "compat", "polyfill", "shim"].contains { name.contains($0) }
    }
}

extension SyntaxNode {
    /// `f(1)` in `f(1) { … }`, which the grammar sometimes reads as a call of its own.
    var isCalleeOfCall: Bool {
        guard let parent, parent.kind == .callExpression, let suffix = parent.child(.callSuffix) else { return false }
        return Call.isCallee(self, ofCallWith: suffix)
    }
}
