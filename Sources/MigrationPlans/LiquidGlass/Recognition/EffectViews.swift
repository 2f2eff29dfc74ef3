import Rewriter

/// UIKit and AppKit effect views and the SwiftUI wrappers around them: found and explained, not rewritten.
struct EffectViews {
    let tree: SyntaxTree
    let index: ViewIndex
    let host: SurfaceFacts.Host?

    func findings() -> [Finding] {
        tree.nodes(.classDeclaration, .simpleIdentifier).compactMap { node in
            switch node.kind {
            case .classDeclaration: wrapperDeclaration(node)
            case .simpleIdentifier: call(node)
            default: nil
            }
        }
    }

    /// A `Representable` type around an effect view is one candidate, whatever it does inside.
    private func wrapperDeclaration(_ node: SyntaxNode) -> Finding? {
        guard let wrapper = wrapper(declaredBy: node), let body = node.child(.classBody) else { return nil }
        return make(
            node.start..<body.start, form: .blurWrapper, layer: .none, verdict: judged(node, verdict(of: wrapper)))
    }

    private func wrapper(declaredBy type: SyntaxNode) -> ViewFacts.BlurWrapper? {
        guard !(type.child(.declarationKind)?.isText("extension") ?? false),
            Declarations.conformances(of: type).contains(where: { $0.hasSuffix("ViewRepresentable") })
        else { return nil }
        return index.blurWrappers[Declarations.typeName(type)]
    }

    /// `x.frosted()`: a modifier from elsewhere.
    private func modifierCall(_ node: SyntaxNode) -> Finding? {
        guard index.isForeignWrapper(node.text), let access = node.parent?.parent, let call = access.parent,
            call.kind == .callExpression, Call(call)?.callee == access
        else { return nil }
        return wrapperCall(call, .foreign, range: node.start..<call.end)
    }

    private func call(_ node: SyntaxNode) -> Finding? {
        if node.parent?.kind == .navigationSuffix { return modifierCall(node) }
        guard let call = node.parent, call.kind == .callExpression, Call(call)?.callee == node else { return nil }
        switch node.text {
        case "UIBlurEffect", "UIVisualEffectView":
            guard !isNested(call), !isInsideWrapper(call), !isEmptyEffect(call) else { return nil }
            let isBarAppearance = isAssigned(call, to: "backgroundEffect")
            return make(
                call.range, form: .effectView, layer: isBarAppearance ? .chrome : .none,
                verdict: judged(call, .manual(isBarAppearance ? .systemChrome : .uiKit)))
        case "NSVisualEffectView":
            guard !isInsideWrapper(call) else { return nil }
            let isBehindWindow =
                call.enclosing([.classDeclaration, .functionDeclaration])?.text.contains(".behindWindow") ?? false
            return make(
                call.range, form: .effectView, layer: .none,
                verdict: judged(call, isBehindWindow ? .keep(.behindWindow) : .manual(.appKit)))
        default:
            let known = index.blurWrappers[node.text] ?? (index.isForeignWrapper(node.text) ? .foreign : nil)
            guard let wrapper = known, !isInsideWrapper(call) else { return nil }
            return wrapperCall(call, wrapper, range: call.range)
        }
    }

    /// A wrapper's call is judged like a material where that needs no knowledge of its shape.
    private func wrapperCall(_ call: SyntaxNode, _ wrapper: ViewFacts.BlurWrapper, range: SourceRange) -> Finding {
        let chain = Chain(around: call)
        let fillsScreen = chain.links.contains { ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains($0.name) }
        let layer = fillsScreen ? .backdrop : layer(of: call)
        let isBehindWindow = Call(call)?.arguments.contains { $0.value.isText(".behindWindow") } ?? false
        let verdict: Verdict = isBehindWindow ? .keep(.behindWindow) : verdict(of: wrapper)
        switch layer {
        case .backdrop:
            return make(range, form: .blurWrapper, layer: layer, verdict: judged(call, .keep(.backdrop)))
        case .content where verdict.name == "manual":
            return make(range, form: .blurWrapper, layer: layer, verdict: judged(call, .keep(.contentLayer)))
        default: return make(range, form: .blurWrapper, layer: layer, verdict: judged(call, verdict))
        }
    }

    /// Code behind a check for the new system, and tests, are right as they are.
    private func judged(_ node: SyntaxNode, _ verdict: Verdict) -> Verdict {
        let traits = index.placement(of: node, in: tree.source.path).traits
        if traits.contains(.oldBranch) || usesGlassEffect(node) { return .keep(.existingFallback) }
        if host == .tests { return .keep(.hostTests) }
        if traits.contains(.preview) { return .keep(.preview) }
        return verdict
    }

    /// `UIVisualEffectView(effect: UIGlassEffect())` is glass already.
    private func usesGlassEffect(_ node: SyntaxNode) -> Bool {
        node.kind == .callExpression
            && ["UIGlassEffect", "UIGlassContainerEffect", "NSGlassEffectView"].contains { node.text.contains($0) }
    }

    /// `UIVisualEffectView(effect: nil)` shows nothing by itself.
    private func isEmptyEffect(_ call: SyntaxNode) -> Bool {
        Call(call)?["effect"]?.isText("nil") ?? false
    }

    private func verdict(of wrapper: ViewFacts.BlurWrapper) -> Verdict {
        switch wrapper {
        case .uiKit: .manual(.uiKit)
        case .appKit: .manual(.appKit)
        case .behindWindow: .keep(.behindWindow)
        case .foreign: .manual(.ownWrapper)
        }
    }

    /// Where a wrapper's call stands, read as for a material layer.
    private func layer(of call: SyntaxNode) -> Layer {
        let traits = index.placement(of: Chain.outermost(call), in: tree.source.path).traits
        if !traits.isDisjoint(with: [.widget, .hostExtension, .menuBar, .renderer]) { return .host }
        if traits.contains(.chrome) { return .chrome }
        if let declared = traits.declaredLayer { return declared }
        if !traits.isDisjoint(with: [.row, .loop]) { return .content }
        if !traits.isDisjoint(with: .control) { return .control }
        return traits.isDisjoint(with: .floating) ? .card : .floating
    }

    /// `UIVisualEffectView(effect: UIBlurEffect(…))` is one candidate: the outer one.
    private func isNested(_ call: SyntaxNode) -> Bool {
        call.ancestors.prefix(6).contains {
            guard $0.kind == .callExpression, let callee = Call($0)?.callee.text else { return false }
            return ["UIVisualEffectView", "UIVibrancyEffect"].contains(callee) || index.blurWrappers[callee] != nil
        }
    }

    private func isInsideWrapper(_ call: SyntaxNode) -> Bool {
        call.ancestors.contains { $0.kind == .classDeclaration && wrapper(declaredBy: $0) != nil }
    }

    private func isAssigned(_ call: SyntaxNode, to property: String) -> Bool {
        guard let assignment = call.parent, assignment.kind == .assignment, let target = assignment.child(.target)
        else { return false }
        return target.normalizedText.hasSuffix(".\(property)")
    }

    private func make(_ range: SourceRange, form: Surface.Form, layer: Layer, verdict: Verdict) -> Finding {
        Finding(
            rule: "effect-view", range: range, form: form.rawValue, layer: layer.rawValue, verdict: verdict,
            message: verdict.reason!.sentence)
    }
}
