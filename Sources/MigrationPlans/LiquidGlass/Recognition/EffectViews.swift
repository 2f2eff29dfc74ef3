import Rewriter

/// UIKit and AppKit effect views and the SwiftUI wrappers around them: found and explained, not rewritten.
struct EffectViews {
    let tree: SyntaxTree
    let index: ViewIndex

    func findings() -> [Finding] {
        tree.nodes.filter { $0.kind == .simpleIdentifier }.compactMap(finding)
    }

    private func finding(_ node: SyntaxNode) -> Finding? {
        guard let call = node.parent, call.kind == .callExpression, Call(call)?.callee == node else { return nil }
        let name = node.text
        switch name {
        case "UIBlurEffect", "UIVisualEffectView": return isNested(call) ? nil : make(call, form: .effectView, reason: .uiKit)
        case "NSVisualEffectView": return make(call, form: .effectView, reason: isBehindWindow(call) ? nil : .appKit)
        default:
            guard let wrapper = index.blurWrappers[name] else { return nil }
            return make(call, form: .blurWrapper, reason: wrapper == .uiKit ? .uiKit : .appKit)
        }
    }

    /// `UIVisualEffectView(effect: UIBlurEffect(…))` is one candidate: the outer one.
    private func isNested(_ call: SyntaxNode) -> Bool {
        call.ancestors.prefix(6).contains { $0.kind == .callExpression && ["UIVisualEffectView", "UIVibrancyEffect"].contains(Call($0)?.callee.text ?? "") }
    }

    private func isBehindWindow(_ call: SyntaxNode) -> Bool {
        call.enclosing([.classDeclaration])?.text.contains(".behindWindow") ?? false
    }

    private func make(_ node: SyntaxNode, form: Surface.Form, reason: Reason?) -> Finding {
        let verdict = reason.map { Verdict.manual($0) } ?? .keep(.behindWindow)
        return Finding(
            rule: "effect-view", range: node.range, form: form.rawValue, layer: Layer.none.rawValue, verdict: verdict,
            message: verdict.reason!.sentence)
    }
}
