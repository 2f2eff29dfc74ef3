import Rewriter

/// Sibling surfaces of one stack get a common container, so that the system draws them together.
struct Containers {
    let tree: SyntaxTree
    let style: ModuleStyle
    let options: LiquidGlassOptions
    let names: HelperNames

    /// Lets the siblings' fixes share the container's edits, which the first of them shows, or a note where wrapping would change something.
    func wrap(_ judged: [JudgedSurface], in findings: inout [Finding]) {
        guard options.containers == .siblings else { return }
        var stacks: [SyntaxNode: [Int]] = [:]
        for index in judged.indices where judged[index].isRewritten && findings[index].fix != nil {
            if let stack = stack(of: judged[index]) { stacks[stack, default: []].append(index) }
        }
        for (stack, members) in stacks.sorted(by: { $0.key.start < $1.key.start }) {
            let loops = members.contains { isRepeated(judged[$0], in: stack) && judged[$0].layer == .control }
            guard members.count > 1 || loops else { continue }
            // An own helper goes without the generated container.
            let isGenerated = options.helperName == nil || style.form == .native
            if isGenerated, canWrap(stack, members: members.map { judged[$0] }) {
                add(stack, to: members, minimum: loops ? 1 : 2, in: &findings)
            } else {
                for member in members { advise(judged[member], in: &findings[member]) }
            }
        }
    }

    private func advise(_ judged: JudgedSurface, in finding: inout Finding) {
        guard judged.layer != .content else { return }
        finding.notes.append(
            .init(
                "container-advised",
                "Several glass surfaces stand together: consider one GlassEffectContainer around them."))
        guard let sibling = sibling(of: judged), sibling.parent?.parent?.kind == .ifStatement,
            Chain(sibling).links.contains(where: { $0.name == "transition" })
        else { return }
        finding.notes.append(
            .init(
                "morph-likely", "It comes and goes with a transition: glassEffectID in a container could morph it."))
    }

    /// Whether a ForEach directly in the stack repeats the surface.
    private func isRepeated(_ judged: JudgedSurface, in stack: SyntaxNode) -> Bool {
        sibling(of: judged).flatMap { enclosingCall(ofStatement: $0) }?.callee.isText("ForEach") ?? false
    }

    /// The stack that the surface is a direct child of, possibly through a ForEach.
    private func stack(of judged: JudgedSurface) -> SyntaxNode? {
        guard !judged.facts.isLayer, var node = sibling(of: judged) else { return nil }
        if let check = node.parent?.parent, check.kind == .ifStatement { node = check }
        if let loop = enclosingCall(ofStatement: node), loop.callee.isText("ForEach") {
            node = Chain.outermost(loop.node)
        }
        guard let call = enclosingCall(ofStatement: node), ["HStack", "VStack", "ZStack"].contains(call.callee.text)
        else { return nil }
        return call.node
    }

    /// The statement of the stack that the surface belongs to: its own chain, or the control whose whole label it is.
    private func sibling(of judged: JudgedSurface) -> SyntaxNode? {
        let node = judged.surface.chain.node
        guard let block = node.parent, block.kind == .statements, block.statements.count == 1,
            let closure = block.parent,
            closure.kind == .lambdaLiteral, let suffix = closure.parent, let call = suffix.parent.flatMap({ Call($0) }),
            ["Button", "NavigationLink", "Link", "ShareLink"].contains(call.callee.text),
            judged.traits.contains(.controlLabel)
        else { return node }
        return Chain.outermost(call.node)
    }

    /// The call whose trailing closure has `node` as a statement.
    private func enclosingCall(ofStatement node: SyntaxNode) -> Call? {
        guard let block = node.parent, block.kind == .statements, let closure = block.parent,
            closure.kind == .lambdaLiteral,
            let suffix = closure.parent, suffix.kind == .callSuffix, let node = suffix.parent
        else { return nil }
        return Call(node)
    }

    private func canWrap(_ stack: SyntaxNode, members: [JudgedSurface]) -> Bool {
        guard let call = Call(stack), call.callee.text != "ZStack", let closure = call.trailingClosure else {
            return false
        }
        let plain: Set = ["Spacer", "Divider", "Text", "Image", "ForEach"]
        let nodes = Set(members.compactMap { sibling(of: $0) })
        let othersArePlain =
            closure.statements.allSatisfy { nodes.contains($0) || plain.contains(Chain($0).head ?? "") }
            && nodes.allSatisfy { $0.parent?.parent?.kind == .lambdaLiteral }
        let membersAreStill = members.allSatisfy { member in
            !member.facts.isTextInput && !member.facts.isMenu
                && !(member.surface.chain.links + Chain(sibling(of: member) ?? member.surface.chain.node).links)
                    .contains {
                        ["transition", "offset", "animation", "opacity", "matchedGeometryEffect", "position"].contains(
                            $0.name)
                    }
        }
        let crossesDirective = tree.directives.contains { $0.overlaps(stack.range) }
        return othersArePlain && membersAreStill && !crossesDirective && !isScrolled(stack)
    }

    /// The direct parent is a scroll view, list or table, or the stack already stands in a container.
    private func isScrolled(_ stack: SyntaxNode) -> Bool {
        guard let parent = enclosingCall(ofStatement: Chain.outermost(stack)) else { return false }
        let name = StyleExpression.calleeName(parent.callee)
        return ["ScrollView", "List", "Table", "Form"].contains(name) || name.hasSuffix("GlassEffectContainer")
            || name == names.name(.container)
    }

    private func add(_ stack: SyntaxNode, to members: [Int], minimum: Int, in findings: inout [Finding]) {
        let safe = members.filter { findings[$0].verdict.applicability == .safe }
        // The container goes with the first fix that is applied together with another one.
        guard let owner = safe.count > 1 ? safe.first : members.first, var fix = findings[owner].fix else { return }
        let isNative = style.form == .native
        let name = isNative ? names.qualified("GlassEffectContainer") : names.name(.container)
        let spacing = Call(stack)?["spacing"].flatMap { Double($0.text) == nil ? nil : $0.text } ?? "0"
        let edits = Emitter(tree, names: names).container(name, spacing: spacing, around: stack.range)
        guard let combined = EditList(fix.edits.edits + edits) else { return }
        let requires: Set<String> = isNative ? [] : [HelperPart.container.rawValue]
        fix.edits = combined
        fix.requires.formUnion(requires)
        findings[owner].fix = fix
        for member in members {
            findings[member].fix?.joint = Fix.Joint(edits: edits, requires: requires, minimum: minimum)
        }
        for member in members { findings[member].layers = findings[member].layers?.contained }
    }
}
