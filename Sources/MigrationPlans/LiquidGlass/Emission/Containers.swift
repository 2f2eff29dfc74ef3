import Rewriter

/// Sibling surfaces of one stack get a common container, so that the system draws them together.
struct Containers {
    let tree: SyntaxTree
    let style: ModuleStyle
    let options: LiquidGlassOptions
    let names: HelperNames

    /// Adds the container's edits to the fix of the first sibling, or a note where wrapping would change something.
    func wrap(_ judged: [JudgedSurface], in findings: inout [Finding]) {
        guard options.containers == .siblings else { return }
        var stacks: [SyntaxNode: [Int]] = [:]
        for index in judged.indices where judged[index].isRewritten && findings[index].fix != nil {
            if let stack = stack(of: judged[index]) { stacks[stack, default: []].append(index) }
        }
        for (stack, members) in stacks.sorted(by: { $0.key.start < $1.key.start }) {
            let loops = members.contains { isLoop(judged[$0], in: stack) }
            guard members.count > 1 || loops else { continue }
            if canWrap(stack, members: members.map { judged[$0] }) {
                add(stack, to: members, in: &findings)
            } else {
                for member in members {
                    findings[member].notes.append(.init(
                        "container-advised", "Several glass surfaces stand together: consider one GlassEffectContainer around them."))
                }
            }
        }
    }

    /// The stack that the surface is a direct child of, possibly through a ForEach.
    private func stack(of judged: JudgedSurface) -> SyntaxNode? {
        guard !judged.facts.isLayer else { return nil }
        var node = judged.surface.chain.node
        if let loop = enclosingCall(ofStatement: node), loop.callee.isText("ForEach") { node = Chain.outermost(loop.node) }
        guard let call = enclosingCall(ofStatement: node), ["HStack", "VStack", "ZStack"].contains(call.callee.text) else { return nil }
        return call.node
    }

    private func isLoop(_ judged: JudgedSurface, in stack: SyntaxNode) -> Bool {
        enclosingCall(ofStatement: judged.surface.chain.node)?.node != stack
    }

    /// The call whose trailing closure has `node` as a statement.
    private func enclosingCall(ofStatement node: SyntaxNode) -> Call? {
        guard let block = node.parent, block.kind == .statements, let closure = block.parent, closure.kind == .lambdaLiteral,
            let suffix = closure.parent, suffix.kind == .callSuffix, let node = suffix.parent
        else { return nil }
        return Call(node)
    }

    private func canWrap(_ stack: SyntaxNode, members: [JudgedSurface]) -> Bool {
        guard let call = Call(stack), call.callee.text != "ZStack", let closure = call.trailingClosure else { return false }
        let plain: Set = ["Spacer", "Divider", "Text", "Image", "ForEach"]
        let nodes = Set(members.map(\.surface.chain.node))
        let othersArePlain = closure.statements.allSatisfy { nodes.contains($0) || plain.contains(Chain($0).head ?? "") }
        let membersAreStill = members.allSatisfy { member in
            !member.facts.isTextInput && !member.facts.isMenu
                && !member.surface.chain.links.contains { ["transition", "offset", "animation", "opacity", "matchedGeometryEffect", "position"].contains($0.name) }
        }
        let crossesDirective = tree.directives.contains { $0.overlaps(stack.range) }
        return othersArePlain && membersAreStill && !crossesDirective && !isScrolled(stack)
    }

    /// The direct parent is a scroll view, list or table, or the stack already stands in a container.
    private func isScrolled(_ stack: SyntaxNode) -> Bool {
        guard let parent = enclosingCall(ofStatement: Chain.outermost(stack)) else { return false }
        let name = StyleExpression.calleeName(parent.callee)
        return ["ScrollView", "List", "Table", "Form"].contains(name) || name.hasSuffix("GlassEffectContainer") || name == names.name(.container)
    }

    private func add(_ stack: SyntaxNode, to members: [Int], in findings: inout [Finding]) {
        let safe = members.filter { findings[$0].verdict.applicability == .safe }
        // The container goes with the first fix that is applied together with another one.
        guard let owner = safe.count > 1 ? safe.first : members.first, var fix = findings[owner].fix else { return }
        let isNative = style.form == .native
        let name = isNative ? "GlassEffectContainer" : names.name(.container)
        let spacing = Call(stack)?["spacing"].flatMap { Double($0.text) == nil ? nil : $0.text } ?? "0"
        let edits = Emitter(tree, names: names).container(name, spacing: spacing, around: stack.range)
        guard let combined = EditList(fix.edits.edits + edits) else { return }
        fix.edits = combined
        if !isNative { fix.requires.insert(HelperPart.container.rawValue) }
        findings[owner].fix = fix
    }
}
