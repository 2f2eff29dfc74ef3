import Rewriter

/// Glass that is moved, resized or tinted anew without end.
///
/// Source: a seed ("limit continuous animations … let them rest in steady states"); reports of heat and frame drops.
/// What moves on the glass, a spinning symbol for one, leaves the glass alone.
struct EndlessAnimationOnGlass: AuditRule {
    let page = AuditPage(
        code: "endless-animation-on-glass", severity: .warning,
        sentence: "An animation without end moves, resizes or tints the glass.",
        why: """
            Glass is drawn again in every frame in which it moves or changes: its backdrop is captured, blurred and bent \
            anew. An animation that repeats forever never lets it rest, so that the device doesn't idle while the view is \
            on screen.
            """,
        remedy: """
            Animate what lies on the glass (`symbolEffect`, a shape, an opacity of the content), or let the glass move a \
            few times and rest. There is no fix.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        let surfaces = file.surfaces.filter {
            !$0.isOld && $0.origin != .vision && $0.glass?.variants != ["identity"]
                && $0.traits.isDisjoint(with: [.preview, .toolbar])
        }
        guard !surfaces.isEmpty else { return [] }
        var seen: Set<Int> = []
        return surfaces.compactMap { surface in
            let states = EndlessStates(around: surface.node)
            guard let mover = surface.movers.first(where: { states.drive($0) }), seen.insert(mover.node.end).inserted
            else { return nil }
            return Fault(
                range: mover.range,
                message: "This \(mover.name) changes the glass (\(surface.place)) again and again without end.",
                layer: surface.layer)
        }
    }
}

extension GlassSurface {
    /// Modifiers behind the glass that move or change it, on its own chain and on those of the views that hold it.
    fileprivate var movers: [ModifierChain.Link] {
        var movers = Array(following)
        if let link { movers.append(chain.links[link]) }
        var child = chain.node
        while let parent = child.parent, ![.functionDeclaration, .propertyDeclaration].contains(parent.kind) {
            if let call = Call(parent), !child.isInside(call.callee) {
                let outer = Chain(around: parent)
                // In an argument of a modifier it is no part of what the modifier moves.
                guard let subject = outer.subject, child.isInside(subject) else { break }
                if Self.apart(call) { break }
                movers += outer.links
                child = outer.node
            } else {
                child = parent
            }
        }
        return movers
    }

    private static func apart(_ call: Call) -> Bool {
        ["Button", "Menu", "NavigationStack", "NavigationSplitView", "TabView"].contains(call.callee.text)
    }
}

/// The state of one type that repeats forever.
private struct EndlessStates {
    private let names: Set<String>

    /// All that `withAnimation(….repeatForever())` sets, and the instants of animated timelines around the view.
    init(around view: SyntaxNode) {
        var names: Set<String> = []
        let type = view.ancestors.first { $0.kind == .classDeclaration }
        for node in type?.descendants(.callExpression) ?? [] {
            guard let call = Call(node), call.callee.isText("withAnimation"),
                call.arguments.contains(where: Self.isEndless), let body = call.trailingClosure
            else { continue }
            names.formUnion(Self.assigned(in: body))
        }
        for closure in view.ancestors where closure.kind == .lambdaLiteral {
            guard let call = closure.enclosingCall, call.callee.isText("TimelineView"),
                let schedule = call.arguments.first?.value.normalizedText, schedule.hasPrefix(".animation"),
                !schedule.contains("paused:")
            else { continue }
            names.formUnion(Self.instants(of: closure))
        }
        self.names = names
    }

    /// Whether the modifier follows one of them, or animates itself without end.
    func drive(_ link: ModifierChain.Link) -> Bool {
        guard let call = link.call else { return false }
        switch link.name {
        case "phaseAnimator": return call["trigger"] == nil && Self.moves(in: call)
        case "keyframeAnimator":
            return call["trigger"] == nil && call["repeating"].map { $0.isText("true") } ?? true && Self.moves(in: call)
        case _ where Self.movers.contains(link.name):
            return isMentioned(in: call) || isAnimatedBehind(link, call)
        default: return false
        }
    }

    private static let movers: Set = [
        "scaleEffect", "rotationEffect", "rotation3DEffect", "offset", "position", "frame", "padding", "hueRotation",
        "opacity", "blur", "glassEffect",
    ]

    /// What its closure does with the content moves it.
    private static func moves(in call: Call) -> Bool {
        call.trailingClosures.contains { closure in
            closure.closure.descendants.contains { $0.kind == .simpleIdentifier && movers.contains($0.text) }
        }
    }

    private func isMentioned(in call: Call) -> Bool {
        call.arguments.contains { argument in
            argument.value.descendants.contains { $0.kind == .simpleIdentifier && names.contains($0.text) }
        }
    }

    /// `.scaleEffect(isOn ? 1.1 : 1).animation(.easeInOut.repeatForever(), value: isOn)`
    private func isAnimatedBehind(_ link: ModifierChain.Link, _ call: Call) -> Bool {
        let chain = Chain(around: link.node)
        guard let index = chain.links.firstIndex(where: { $0.range == link.range }) else { return false }
        return chain.links[(index + 1)...].contains { later in
            guard later.name == "animation", let animation = later.call, let first = animation.arguments.first,
                Self.isEndless(first), let value = animation["value"]
            else { return false }
            return call.arguments.contains { $0.value.normalizedText.contains(value.normalizedText) }
        }
    }

    /// An animation that only may be endless, because a condition chooses it, is somebody's own decision.
    private static func isEndless(_ argument: Call.Argument) -> Bool {
        argument.value.kind != .ternaryExpression && argument.value.text.contains(".repeatForever")
    }

    /// `name = …`, `self.name = …` and `name.toggle()`
    private static func assigned(in closure: SyntaxNode) -> Set<String> {
        Set(
            closure.statements.compactMap { statement in
                switch statement.kind {
                case .assignment:
                    let target = statement.child(.target) ?? statement.children.first { !$0.isComment }
                    return target.flatMap { $0.text.split(separator: ".").last.map(String.init) }
                case .callExpression:
                    let chain = ModifierChain(statement)
                    return chain.links.last?.name == "toggle" && chain.links.count == 1 ? chain.head : nil
                default: return nil
                }
            })
    }

    /// The context of a timeline's closure, and what is worked out from it there.
    private static func instants(of closure: SyntaxNode) -> Set<String> {
        let parameters = closure.child(.lambdaFunctionType)?.descendants(.simpleIdentifier).map(\.text) ?? []
        var names = Set(parameters)
        for statement in closure.statements where statement.kind == .propertyDeclaration {
            let uses = statement.descendants.contains { $0.kind == .simpleIdentifier && names.contains($0.text) }
            if uses { names.insert(Declarations.name(of: statement)) }
        }
        return names
    }
}
