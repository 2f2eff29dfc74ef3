import Rewriter

/// Spellings that no released SDK has.
///
/// Source: API.md, read from the 26.0 and 26.2 interfaces; beta signatures and inventions that tutorials still show
/// (P061, P132).
struct PhantomAPI: AuditRule {
    let page = AuditPage(
        code: "phantom-api", severity: .error,
        sentence: "No released SDK has this spelling of the glass API, so it doesn't compile.",
        why: """
            Early betas had `glassEffect(_:in:isEnabled:)`, and many texts show members that never existed: \
            `Glass.thin`, `.prominent`, `glassEffectUnion(id:in:)`, `glassEffectID(_:namespace:)`, `.background(.glass)`. \
            `Glass` has `.regular`, `.clear` and `.identity`, with `.tint(_:)` and `.interactive(_:)`; nothing else. \
            Members that the repository adds to `Glass` itself aren't reported.
            """,
        remedy: """
            The fix writes what the SDK has: a condition becomes `condition ? glass : .identity`, labels are corrected, \
            a missing pair of parentheses is added. Thickness has no counterpart and becomes `.regular`, for review.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        let calls = file.tree.nodes.filter { $0.kind == .callExpression && !$0.isCalleeOfCall }.compactMap { Call($0) }
        return calls.flatMap { call -> [Fault] in
            let name = StyleExpression.calleeName(call.callee)
            guard !file.index.declaredNames.contains(name), !call.isOnBackport else { return [] }
            switch name {
            case "glassEffect":
                return condition(call) + label(call, "shape", "in") + order(call) + members(call, in: file)
            case "glassEffectTransition": return condition(call) + transition(call, in: file)
            case "scrollEdgeEffectStyle": return edges(call)
            case "glassEffectUnion": return label(call, "in", "namespace")
            case "glassEffectID": return label(call, "namespace", "in")
            case "GlassEffectContainer": return alignment(call)
            case "background", "fill": return style(call, in: file)
            case "buttonStyle": return prominentFunction(call, in: file)
            default: return []
            }
        }
    }

    /// `isEnabled: condition`
    private func condition(_ call: Call) -> [Fault] {
        guard let argument = call.node(labelled: "isEnabled"), let value = argument.child(.value),
            let list = call.argumentList
        else { return [] }
        let plain = call.arguments.first { $0.label == nil }?.value
        let text = plain?.text ?? ".regular"
        var edits = [Edit(call.argumentWithComma(argument), "")]
        if !value.isText("true") {
            let condition = value.isOperand ? value.text : "(\(value.text))"
            let new = "\(condition) ? \(text) : .identity"
            let isOnly = call.arguments.count == 1
            if let plain {
                edits.append(Edit(plain.range, new))
            } else if isOnly {
                edits = [Edit(argument.range, new)]
            } else {
                edits.append(.insert("\(new), ", at: list.start + 1))
            }
        }
        return [
            Fault(
                range: argument.range, message: "There is no isEnabled: say `condition ? glass : .identity`.",
                fix: Fault.Repair(.safe, "Choose .identity instead of isEnabled:", [list.applying(edits)]))
        ]
    }

    private func label(_ call: Call, _ wrong: String, _ right: String) -> [Fault] {
        guard let label = call.node(labelled: wrong)?.child(.valueArgumentLabel) else { return [] }
        let name = StyleExpression.calleeName(call.callee)
        return [
            Fault(
                range: label.range, message: "\(name) has no argument `\(wrong):`; it is called `\(right):`.",
                fix: Fault.Repair(.safe, "Correct the label", [Edit(label.range, right)]))
        ]
    }

    /// `glassEffect(style: glass)`, `glassEffect(in: shape, glass)`
    private func order(_ call: Call) -> [Fault] {
        guard let list = call.argumentList else { return [] }
        if let argument = call.node(labelled: "style"), let value = argument.child(.value) {
            return [
                Fault(
                    range: argument.range, message: "glassEffect has no argument `style:`; the glass has no label.",
                    fix: Fault.Repair(
                        .safe, "Drop the label", [list.applying([Edit(argument.start..<value.start, "")])]))
            ]
        }
        let arguments = list.children.filter { $0.kind == .valueArgument }
        guard arguments.count == 2, call.arguments.first?.label == "in", call.arguments.last?.label == nil,
            let glass = arguments.last, let shape = arguments.first
        else { return [] }
        return [
            Fault(
                range: glass.range, message: "The glass comes before `in:`.",
                fix: Fault.Repair(
                    .safe, "Swap the arguments",
                    [list.applying([Edit(shape.range, glass.text), Edit(glass.range, shape.text)])]))
        ]
    }

    /// Transitions of views that people take for those of glass.
    private static let viewTransitions: Set = [
        ".opacity", ".scale", ".slide", ".move", ".push", ".blurReplace", ".fade", ".automatic",
    ]

    private func transition(_ call: Call, in file: GlassFile) -> [Fault] {
        guard let value = call.arguments.first(where: { $0.label == nil })?.value else { return [] }
        let name = (Call(value)?.callee ?? value).normalizedText
        guard Self.viewTransitions.contains(name), !file.index.glassMembers.contains(String(name.dropFirst())) else {
            return []
        }
        return [
            Fault(
                range: value.range,
                message: "Glass has no transition `\(name)`: only matchedGeometry, materialize and identity.",
                fix: Fault.Repair(.review, "Let the glass materialize", [Edit(value.range, ".materialize")]))
        ]
    }

    /// `scrollEdgeEffectStyle(.soft)`
    private func edges(_ call: Call) -> [Fault] {
        guard let style = call.arguments.first, call.arguments.count == 1, style.label == nil,
            let list = call.argumentList
        else { return [] }
        return [
            Fault(
                range: style.value.range, message: "scrollEdgeEffectStyle needs to know for which edges.",
                fix: Fault.Repair(
                    .review, "Say all edges", [list.applying([.insert(", for: .all", at: style.value.end)])]))
        ]
    }

    /// Members of `Glass` that people wish for.
    private static let wishes: Set = [
        "thin", "ultraThin", "thick", "ultraThick", "prominent", "frosted", "dimmed", "ultraThinMaterial",
        "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "automatic",
    ]

    private func members(_ call: Call, in file: GlassFile) -> [Fault] {
        guard let glass = call.arguments.first(where: { $0.label == nil })?.value else { return [] }
        return GlassExpression.alternatives(of: glass).flatMap { node -> [Fault] in
            let chain = ModifierChain(node)
            guard chain.subject == nil || chain.head == "Glass" else { return [] }
            return chain.links.compactMap { link in
                if link.name == "interactive", link.call == nil {
                    return Fault(
                        range: link.range, message: "interactive is a function of Glass.",
                        fix: Fault.Repair(
                            .safe, "Add the parentheses", [node.applying([.insert("()", at: link.range.upperBound)])]))
                }
                guard Self.wishes.contains(link.name), !file.index.glassMembers.contains(link.name) else { return nil }
                let isFirst = link.range == chain.links.first?.range
                return Fault(
                    range: link.range, message: "Glass has no member `\(link.name)`: only regular, clear and identity.",
                    fix: Fault.Repair(
                        .review, "Use the regular glass",
                        [node.applying([Edit(link.range, isFirst ? ".regular" : "")])]))
            }
        }
    }

    private func alignment(_ call: Call) -> [Fault] {
        guard let argument = call.node(labelled: "alignment"), let list = call.argumentList else { return [] }
        return [
            Fault(
                range: argument.range,
                message: "GlassEffectContainer has no alignment: that of the stack inside it counts.",
                fix: Fault.Repair(
                    .review, "Drop the alignment", [list.applying([Edit(call.argumentWithComma(argument), "")])]))
        ]
    }

    /// `.background(.glass)`: Glass is no shape style.
    private func style(_ call: Call, in file: GlassFile) -> [Fault] {
        guard call.callee.kind == .navigationExpression, !file.index.declaredNames.contains("glass"),
            let style = call.arguments.first, style.label == nil,
            [".glass", ".liquidGlass", "Glass.regular", "Glass.clear"].contains(style.value.normalizedText),
            style.value.normalizedText != ".liquidGlass" || !file.index.declaredNames.contains("liquidGlass")
        else { return [] }
        return [
            Fault(
                range: style.value.range,
                message: "Glass is no shape style: use glassEffect(_:in:) in place of this modifier.")
        ]
    }

    private func prominentFunction(_ call: Call, in file: GlassFile) -> [Fault] {
        guard let style = call.arguments.first?.value, !file.index.declaredNames.contains("glassProminent"),
            let function = Call(style), function.callee.normalizedText == ".glassProminent"
        else { return [] }
        return [
            Fault(
                range: style.range, message: "glassProminent takes no arguments; `.glass(_:)` does.",
                fix: Fault.Repair(.review, "Drop the arguments", [Edit(style.range, ".glassProminent")]))
        ]
    }
}

extension Call {
    /// The whole argument, label included.
    func node(labelled label: String) -> SyntaxNode? {
        argumentList?.children.first {
            $0.kind == .valueArgument && $0.child(.valueArgumentLabel)?.text == label
        }
    }

    /// From the end of what stands in front of the argument to its own end: what has to go with it.
    func argumentWithComma(_ argument: SyntaxNode) -> SourceRange {
        let all = argument.parent.map { $0.children.filter { $0.kind == .valueArgument } } ?? []
        guard let index = all.firstIndex(of: argument) else { return argument.range }
        if index > 0 { return all[index - 1].end..<argument.end }
        return all.count > 1 ? argument.start..<all[1].start : argument.range
    }
}
