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
            shape: call["in"].map { ShapeExpression($0) }, placement: index.views.resolve(local, in: tree.source.path),
            localPlacement: local)
    }

    private func origin(of call: Call) -> GlassSurface.Origin? {
        let name = StyleExpression.calleeName(call.callee)
        if let origin = Self.systemOrigin(of: call, name: name), !index.declaredNames.contains(name),
            !call.isOnBackport
        {
            return origin
        }
        if HelperNames.drawsGlass(name), name != "glassEffect", !call.trailingClosures.isEmpty { return .helper(name) }
        if name == "modifier" || name == "buttonStyle", let type = call.arguments.first.flatMap({ Call($0.value) }),
            index.helper(StyleExpression.calleeName(type.callee), [.modifier, .style]) != nil
        {
            return .helper(StyleExpression.calleeName(type.callee))
        }
        if call.callee.kind == .simpleIdentifier, index.helper(name, [.view]) != nil { return .view(name) }
        return index.helper(name, [.viewFunction]) != nil ? .helper(name) : nil
    }

    /// Glass of the system; names that the repository declares itself are never taken for it.
    static func systemOrigin(of call: Call, name: String) -> GlassSurface.Origin? {
        guard call.callee.kind == .navigationExpression || call.callee.kind == .simpleIdentifier else { return nil }
        switch name {
        case "glassEffect": return .effect
        case "glassBackgroundEffect": return .vision
        case "buttonStyle":
            guard let style = call.arguments.first?.value else { return nil }
            let text = ModifierChain(style)
            let head = text.subject == nil ? text.links.first?.name : text.head
            let styles: Set = ["glass", "glassProminent", "GlassButtonStyle", "GlassProminentButtonStyle"]
            return head.map(styles.contains) ?? false ? .buttonStyle : nil
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
