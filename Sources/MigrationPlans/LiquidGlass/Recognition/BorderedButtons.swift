import Rewriter

/// With `--include bordered`: `.bordered` and `.borderedProminent` buttons become the system's glass buttons.
struct BorderedButtons {
    let tree: SyntaxTree
    let style: ModuleStyle
    let options: LiquidGlassOptions
    let index: ViewIndex

    private static let isProminent = [
        ".bordered": false, ".borderedProminent": true, "BorderedButtonStyle()": false,
        "BorderedProminentButtonStyle()": true,
    ]

    func findings() -> [Finding] {
        guard options.include.contains(.bordered) else { return [] }
        return tree.nodes(.callExpression).compactMap(finding)
    }

    /// The expressions of bordered styles.
    static func styles(in tree: SyntaxTree) -> [SyntaxNode] {
        tree.nodes.filter { $0.kind == .callExpression }.compactMap { style(of: $0)?.node }
    }

    private static func style(of node: SyntaxNode) -> (node: SyntaxNode, isProminent: Bool)? {
        guard let call = Call(node), StyleExpression.calleeName(call.callee) == "buttonStyle",
            call.arguments.count == 1
        else { return nil }
        let value = call.arguments[0].value
        return isProminent[value.normalizedText].map { (value, $0) }
    }

    private func finding(_ node: SyntaxNode) -> Finding? {
        guard let isProminent = Self.style(of: node)?.isProminent else { return nil }
        let chain = Chain(around: node)
        guard let link = chain.index(of: node) else { return nil }
        let traits = index.placement(of: node, in: tree.source.path).traits
        var verdict = verdict(traits, in: node)
        let names = index.names.helperNames(in: tree.source.path)
        if verdict.applicability != nil, names == nil { verdict = .manual(.nameCollision) }
        let run = Run(chain, link...link)
        let fix = verdict.applicability == nil ? nil : names.map { self.fix(run, isProminent: isProminent, $0) }
        return Finding(
            rule: "bordered-button", range: run.range, form: Surface.Form.borderedButton.rawValue,
            layer: layer(traits).rawValue,
            verdict: verdict,
            message: verdict.reason?.sentence ?? "The bordered button becomes the system's glass button.", fix: fix)
    }

    private func layer(_ traits: Placement.Traits) -> Layer {
        if host(traits) != nil { return .host }
        if !traits.isDisjoint(with: [.chrome, .menuContent]) { return .chrome }
        return !traits.isDisjoint(with: [.row, .declaredContent]) ? .content : .control
    }

    /// Why the whole file, or the place of the button, is drawn by others.
    private func host(_ traits: Placement.Traits) -> Reason? {
        switch style.host {
        case .visionOS: .hostVision
        case .tests: .hostTests
        case .widget: .hostWidget
        case .appExtension: .hostExtension
        case nil where traits.contains(.widget): .hostWidget
        case nil where traits.contains(.hostExtension): .hostExtension
        case nil where traits.contains(.renderer): .hostRenderer
        case nil: nil
        }
    }

    private func verdict(_ traits: Placement.Traits, in node: SyntaxNode) -> Verdict {
        if !traits.isDisjoint(with: [.oldBranch, .newBranch]) { return .keep(.existingFallback) }
        if let host = host(traits) { return .keep(host) }
        switch layer(traits) {
        case .chrome: return .manual(.systemChrome)
        case .content where !options.include.contains(.content): return .keep(.contentLayer)
        default: return traits.contains(.glass) ? .keep(.nestedGlass) : .rewrite(.review)
        }
    }

    private func fix(_ run: Run, isProminent: Bool, _ names: HelperNames) -> Fix {
        if style.form == .native {
            let edit = Edit(run.range, ".buttonStyle(\(systemStyle(isProminent: isProminent, names)))")
            return Fix(title: "Glass button style", edits: EditList([edit]) ?? EditList(), replacesOldCode: true)
        }
        let edits = Emitter(tree, names: names).button(border: nil, isProminent: isProminent, around: run)
        return Fix(
            title: "Glass button style through the helper", edits: EditList(edits) ?? EditList(),
            requires: [HelperPart.button.rawValue])
    }

    /// By its type where the app has a style of the short name itself.
    private func systemStyle(isProminent: Bool, _ names: HelperNames) -> String {
        let name = isProminent ? "glassProminent" : "glass"
        guard index.names.sees(name, in: tree.source.path) else { return ".\(name)" }
        return names.qualified(isProminent ? "GlassProminentButtonStyle()" : "GlassButtonStyle()")
    }
}
