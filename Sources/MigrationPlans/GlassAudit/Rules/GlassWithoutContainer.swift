import Rewriter

/// Glass beside glass in one stack, without a container around them.
///
/// Source: Apple's page on `GlassEffectContainer`; both seeds; P035 for what is only worth a note; a public composer that
/// stays without a container because that drew the field's glass over the typed text.
struct GlassWithoutContainer: AuditRule {
    let page = AuditPage(
        code: "glass-without-container", severity: .warning,
        sentence: "Pieces of glass stand beside each other without a GlassEffectContainer.",
        why: """
            Glass can't sample other glass. Each piece by itself is drawn in a pass of its own, near ones look different \
            at their edges, and none of them can flow into another. A `GlassEffectContainer` draws all glass in it \
            together. Glass buttons of the system, pieces that a `Spacer` keeps apart, and stacks with a text field in \
            them are a note: what they gain is mostly speed. The field's own glass isn't counted: a container may draw \
            it over the text that is typed.
            """,
        remedy: """
            Put the stack into `GlassEffectContainer(spacing:)`. The fix does that, for review, where the other children \
            of the stack are plain and nothing in it moves, fades or is typed into. Its spacing is the stack's own, so that \
            the pieces don't flow together while they rest; 0 where that isn't a literal.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        let loose = file.surfaces.filter { surface in
            !surface.isOld && !surface.isInContainer && !surface.isInherited && surface.origin != .vision
                && surface.traits.isDisjoint(with: [.toolbar, .widget, .preview, .menuContent])
                && surface.glass?.variants != ["identity"] && !file.holdsTextInput(surface.chain.node)
        }
        var stacks: [SyntaxNode: [GlassSurface]] = [:]
        for surface in loose {
            guard let stack = Siblings.stack(of: Siblings.statement(of: surface.chain.node)),
                stack.callee.text != "ZStack"
            else { continue }
            stacks[stack.node, default: []].append(surface)
        }
        return stacks.sorted { $0.key.start < $1.key.start }.compactMap { fault(Call($0.key), $0.value, in: file) }
    }

    private func fault(_ stack: Call?, _ members: [GlassSurface], in file: GlassFile) -> Fault? {
        guard let stack, let first = members.first else { return nil }
        let statements = members.map { Siblings.statement(of: $0.chain.node) }
        // Two pieces in one chain, or in the halves of a condition, are no neighbours.
        let apart = members.filter { file.coexist(first, $0) }.map { Siblings.statement(of: $0.chain.node) }
        let isRepeated = statements.contains(where: Siblings.isRepeated)
        guard Set(apart).count > 1 || isRepeated else { return nil }
        let holdsInput = file.holdsTextInput(stack.node)
        let isLight =
            holdsInput || members.allSatisfy(\.isStyle)
            || !isRepeated && statements.hasSpacerBetween(in: stack)
        let tree = file.tree
        return Fault(
            range: first.range,
            message: isRepeated
                ? "A ForEach draws glass again and again without a GlassEffectContainer around its stack."
                : "\(Set(apart).count) pieces of glass stand in this \(stack.callee.text) without a GlassEffectContainer.",
            severity: isLight ? .note : nil, layer: first.layer,
            related: members.dropFirst().map {
                .init(
                    path: tree.source.path, line: tree.lines.position(of: $0.range.lowerBound).line,
                    message: "the glass beside it")
            }, fix: holdsInput ? nil : repair(stack, members, in: file))
    }

    private func repair(_ stack: Call, _ members: [GlassSurface], in file: GlassFile) -> Fault.Repair? {
        guard let names = file.helperNames else { return nil }
        let statements = Set(members.map { Siblings.statement(of: $0.chain.node) })
        let areStill = members.allSatisfy { !Siblings.moves($0.chain) && $0.chain.head != "Menu" }
        guard areStill,
            Siblings.canWrap(stack, members: statements, containers: [names.name(.container)]),
            // What the other half of a check draws may not be wrapped with it.
            stack.node.descendants.allSatisfy({ $0.kind != .availabilityCondition })
        else { return nil }
        let isNative = SystemReach(of: stack.node, floors: file.targets.floors).hasGlass
        let name = isNative ? "GlassEffectContainer" : names.name(.container)
        let spacing = stack["spacing"].flatMap { Double($0.text) == nil ? nil : $0.text } ?? "0"
        return Fault.Repair(
            .review, "One container around the stack",
            Emitter(file.tree, names: names).container(name, spacing: spacing, around: stack.node.range),
            requires: isNative ? [] : [.container])
    }
}

extension GlassFile {
    /// Text is typed in there, or in a view of the repository that is used there.
    fileprivate func holdsTextInput(_ node: SyntaxNode) -> Bool {
        let names = Set(node.descendants(.simpleIdentifier).map(\.text))
        return !names.isDisjoint(with: SurfaceFacts.textInputs) || index.views.holdsTextInput(names)
    }
}

extension [SyntaxNode] {
    /// Whether a Spacer stands between each two of these statements of a stack.
    fileprivate func hasSpacerBetween(in stack: Call) -> Bool {
        guard let all = stack.trailingClosure?.statements else { return false }
        let places = compactMap { statement in all.firstIndex { statement.isInside($0) } }.sorted()
        return zip(places, places.dropFirst()).allSatisfy { one, other in
            one == other || all[one..<other].contains { Chain($0).head == "Spacer" }
        }
    }
}
