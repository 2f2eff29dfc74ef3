import Rewriter

/// With `--include bordered`: `.bordered` and `.borderedProminent` buttons become the system's glass buttons.
struct BorderedButtons {
    let tree: SyntaxTree
    let style: ModuleStyle
    let options: LiquidGlassOptions
    let index: ViewIndex

    private static let styles = [
        ".bordered": false, ".borderedProminent": true, "BorderedButtonStyle()": false,
        "BorderedProminentButtonStyle()": true,
    ]

    func findings() -> [Finding] {
        guard options.include.contains(.bordered) else { return [] }
        return tree.nodes(.callExpression).compactMap(finding)
    }

    private func finding(_ node: SyntaxNode) -> Finding? {
        guard let call = Call(node), StyleExpression.calleeName(call.callee) == "buttonStyle",
            call.arguments.count == 1,
            let isProminent = Self.styles[call.arguments[0].value.normalizedText]
        else { return nil }
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
        if !traits.isDisjoint(with: [.widget, .hostExtension, .renderer]) { return .host }
        if !traits.isDisjoint(with: [.chrome, .menuContent]) { return .chrome }
        return !traits.isDisjoint(with: [.row, .declaredContent]) ? .content : .control
    }

    private func verdict(_ traits: Placement.Traits, in node: SyntaxNode) -> Verdict {
        if !traits.isDisjoint(with: [.oldBranch, .newBranch]) { return .keep(.existingFallback) }
        switch layer(traits) {
        case .host: return .keep(traits.contains(.widget) ? .hostWidget : .hostExtension)
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
