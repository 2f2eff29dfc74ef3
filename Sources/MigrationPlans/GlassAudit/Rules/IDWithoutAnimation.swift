import Rewriter

/// Glass that comes and goes with an identity, without an animation.
///
/// Source: a seed ("without `withAnimation` the effect simply won't trigger"); P033. Seldom found, because it asks for a
/// whole file without any animation; kept because nothing else tells why a morph doesn't happen.
struct IDWithoutAnimation: AuditRule {
    let page = AuditPage(
        code: "id-without-animation", severity: .warning,
        sentence: "Glass with an identity comes and goes without an animation, so that nothing morphs.",
        why: """
            `glassEffectID(_:in:)` says which shapes turn into each other while a change is animated. Where the state \
            changes without `withAnimation` and without an `animation` modifier, the new view is simply there.

            Reported only where the file shows all of it: the state is the view's own `@State`, every change of it is \
            in the same file, and the file animates nothing at all.
            """,
        remedy: """
            Change the state in `withAnimation { … }`, or animate the container: `.animation(.default, value: state)`. \
            The fix wraps the change where there is only one, for review, because which animation fits is a matter of \
            taste.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        let identities = file.identities.filter { $0.kind == .morph && $0.placement.traits.contains(.glassContainer) }
        guard !identities.isEmpty, !animates(file.tree) else { return [] }
        var told: Set<String> = []
        return identities.compactMap { identity in
            guard let scope = TypeScope(around: identity.node),
                scope.properties(wrapped: "@Namespace").contains(identity.namespace.text),
                let state = state(deciding: identity, in: scope), let changes = changes(of: state, in: scope),
                told.insert("\(scope.name).\(state)").inserted
            else { return nil }
            let places = changes.map { file.tree.lines.position(of: $0.start).line }
            return Fault(
                range: identity.range,
                message: "This glass comes and goes with \(state), which changes without an animation.",
                layer: "control",
                related: places.map {
                    .init(path: file.tree.source.path, line: $0, message: "\(state) changes here")
                }, fix: changes.count == 1 ? repair(changes[0]) : nil)
        }
    }

    private func animates(_ tree: SyntaxTree) -> Bool {
        tree.root.descendants(.simpleIdentifier, .typeIdentifier).contains { node in
            let name = node.text.lowercased()
            return name.contains("animat") || name.contains("transaction") || name.contains("spring")
        }
    }

    /// The only `@State` that a condition or loop around the view depends on.
    private func state(deciding identity: GlassIdentity, in scope: TypeScope) -> String? {
        let states = scope.properties(wrapped: "@State")
        var child = identity.node
        for parent in identity.node.ancestors {
            if parent.kind == .ifStatement, parent.child(.availabilityCondition) == nil {
                let tests = parent.children.prefix { !$0.isText("{") }.filter { $0.field == .condition }
                return single(tests, of: states)
            }
            if let call = Call(parent), call.callee.isText("ForEach"), child.kind == .callSuffix,
                let data = call.arguments.first
            {
                return single([data.value], of: states)
            }
            if [.functionDeclaration, .propertyDeclaration, .classDeclaration].contains(parent.kind) { return nil }
            child = parent
        }
        return nil
    }

    private func single(_ nodes: [SyntaxNode], of states: Set<String>) -> String? {
        let names = nodes.flatMap { $0.descendants(.simpleIdentifier) }.filter { name in
            name.parent?.kind != .navigationSuffix
                || name.parent?.parent?.child(.target)?.isText("self") ?? false
        }.map(\.text)
        guard Set(names).count == 1, let name = names.first, states.contains(name) else { return nil }
        return name
    }

    /// The statements that change a state; `nil` when others may do so, or none does.
    private func changes(of state: String, in scope: TypeScope) -> [SyntaxNode]? {
        let mentions = scope.mentions(of: state)
        guard !mentions.contains(where: { $0.text != state || $0.parent?.kind == .prefixExpression && $0.isBinding })
        else { return nil }
        let statements = mentions.compactMap { $0.changing }
        let all = Set(statements).sorted { $0.start < $1.start }
        return all.isEmpty || !all.allSatisfy(\.isInPlainAction) ? nil : all
    }

    private func repair(_ statement: SyntaxNode) -> Fault.Repair? {
        guard !statement.text.contains("\n") else { return nil }
        return Fault.Repair(
            .review, "Animate the change", [Edit(statement.range, "withAnimation { \(statement.text) }")])
    }
}

extension SyntaxNode {
    /// `$state`, where the grammar reads the dollar as an operator.
    fileprivate var isBinding: Bool { parent?.text.hasPrefix("$") ?? false }

    /// `state = …`, `state += …`, `state.toggle()`, `state.append(…)`: the statement, where the node is the state.
    fileprivate var changing: SyntaxNode? {
        guard let statement = ancestors.first(where: { $0.parent?.kind == .statements }) else { return nil }
        if statement.kind == .assignment {
            return isInside(statement.children.first { _ in true } ?? statement) ? statement : nil
        }
        let chain = ModifierChain(statement)
        guard let call = chain.links.last, call.call != nil, let subject = chain.subject else { return nil }
        let root = subject.isText("self") ? chain.links.first?.node ?? subject : subject
        let changes: Set = ["toggle", "append", "insert", "remove", "removeAll", "removeLast", "removeFirst"]
        return isInside(root) && changes.contains(call.name) ? statement : nil
    }

    /// In an action of the system's, or a function of the view's own.
    fileprivate var isInPlainAction: Bool {
        for ancestor in ancestors {
            if ancestor.kind == .functionDeclaration { return true }
            if ancestor.kind == .lambdaLiteral, let call = ancestor.enclosingCall {
                let actions: Set = ["Button", "onTapGesture", "onLongPressGesture"]
                return actions.contains(StyleExpression.calleeName(call.callee))
            }
            if ancestor.kind == .propertyDeclaration { return false }
        }
        return false
    }
}
