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
        let traits = index.resolve(Placement(of: node), in: tree.source.path).traits
        let verdict = verdict(traits, in: node)
        let run = Run(chain, link...link)
        return Finding(
            rule: "bordered-button", range: run.range, form: Surface.Form.borderedButton.rawValue,
            layer: layer(traits).rawValue,
            verdict: verdict,
            message: verdict.reason?.sentence ?? "The bordered button becomes the system's glass button.",
            fix: verdict.applicability == nil ? nil : fix(run, isProminent: isProminent))
    }

    private func layer(_ traits: Placement.Traits) -> Layer {
        if !traits.isDisjoint(with: [.widget, .hostExtension, .renderer]) { return .host }
        if !traits.isDisjoint(with: [.chrome, .menuContent]) { return .chrome }
        return traits.contains(.row) ? .content : .control
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

    private func fix(_ run: Run, isProminent: Bool) -> Fix {
        let name = isProminent ? "glassProminent" : "glass"
        if style.form == .native {
            let edit = Edit(run.range, ".buttonStyle(.\(name))")
            return Fix(title: "Glass button style", edits: EditList([edit]) ?? EditList(), replacesOldCode: true)
        }
        let emitter = Emitter(tree, names: HelperNames(taken: index.declaredNames))
        let edits = emitter.button(border: nil, isProminent: isProminent, around: run)
        return Fix(
            title: "Glass button style through the helper", edits: EditList(edits) ?? EditList(),
            requires: [HelperPart.button.rawValue])
    }
}
