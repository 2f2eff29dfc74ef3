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
            let loops = members.contains {
                Siblings.isRepeated(sibling(of: judged[$0])) && judged[$0].layer == .control
            }
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
        let sibling = sibling(of: judged)
        guard sibling.parent?.parent?.kind == .ifStatement,
            Chain(sibling).links.contains(where: { $0.name == "transition" })
        else { return }
        finding.notes.append(
            .init(
                "morph-likely", "It comes and goes with a transition: glassEffectID in a container could morph it."))
    }

    /// The stack that the surface is a direct child of, possibly through a ForEach.
    private func stack(of judged: JudgedSurface) -> SyntaxNode? {
        judged.facts.isLayer ? nil : Siblings.stack(of: sibling(of: judged))?.node
    }

    /// The statement of the stack that the surface belongs to: its own chain, or the control whose whole label it is.
    private func sibling(of judged: JudgedSurface) -> SyntaxNode {
        let node = judged.surface.chain.node
        return judged.traits.contains(.controlLabel) ? Siblings.statement(of: node) : node
    }

    private func canWrap(_ stack: SyntaxNode, members: [JudgedSurface]) -> Bool {
        guard let call = Call(stack) else { return false }
        let areStill = members.allSatisfy { member in
            !member.facts.isTextInput && !member.facts.isMenu && !Siblings.moves(member.surface.chain)
        }
        return areStill
            && Siblings.canWrap(call, members: Set(members.map(sibling)), containers: [names.name(.container)])
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
