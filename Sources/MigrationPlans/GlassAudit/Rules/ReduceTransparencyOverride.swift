import Rewriter

/// Code of one's own for Reduce Transparency around glass, which the system looks after.
///
/// Source: Apple's guidelines and both guides among the seeds (the system makes glass frostier by itself; "don't
/// disable glassEffect manually"); the SDK for the environment value, which can't be set. One of the seeds recommends
/// `.identity`, which leaves text on nothing.
struct ReduceTransparencyOverride: AuditRule {
    let page = AuditPage(
        code: "reduce-transparency-override", severity: .note,
        sentence: "Code of one's own replaces glass for Reduce Transparency, to which the system adapts it.",
        why: """
            With Reduce Transparency, the system draws glass nearly opaque and keeps its shape, its morphs and its \
            response to touch. A branch for it is one more version of the view to keep in step, which nobody sees in \
            daily use, and later settings (tinted glass from 26.1 on) pass it by. `.identity` as the other variant even \
            takes away what the content stood on. An environment value that a shipping view sets overrides what a person \
            chose; `accessibilityReduceTransparency` itself can only be read, so that setting it doesn't compile.
            """,
        remedy: """
            Draw the glass unconditionally. The fix does so where `.identity` is the other choice, for review. Less \
            motion or another tint for Reduce Transparency isn't reported, and neither is what older systems draw.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        let setting = Setting(in: file.tree)
        let surfaces = file.surfaces.filter {
            !$0.isOld && $0.origin != .vision && !$0.traits.contains(.preview)
        }
        return surfaces.compactMap { choice($0, setting) }
            + file.tree.nodes(.ifStatement).compactMap { branch($0, setting, surfaces, in: file) }
            + file.tree.nodes(.callExpression).compactMap(override)
    }

    // MARK: `glassEffect(reduceTransparency ? .identity : .regular)`

    private func choice(_ surface: GlassSurface, _ setting: Setting) -> Fault? {
        guard surface.origin == .effect, let glass = surface.glass?.node.unparenthesized,
            glass.kind == .ternaryExpression, let condition = glass.child(.condition), setting.isAll(of: condition),
            let one = glass.child(.ifTrue), let other = glass.child(.ifFalse)
        else { return nil }
        let isOff = { (node: SyntaxNode) in [".identity", "Glass.identity"].contains(node.normalizedText) }
        guard isOff(one) != isOff(other) else { return nil }
        let hasBacking = surface.chain.links.contains { $0.name == "background" }
        return Fault(
            range: glass.range,
            message: hasBacking
                ? "The system adapts glass to Reduce Transparency by itself: this takes it away."
                : "With Reduce Transparency this takes the glass away and leaves nothing behind the content.",
            severity: hasBacking ? nil : .warning, layer: surface.layer,
            fix: Fault.Repair(
                .review, "Leave Reduce Transparency to the system",
                [Edit(surface.glass?.node.range ?? glass.range, (isOff(one) ? other : one).text)]))
    }

    // MARK: `if reduceTransparency { … } else { glass }`

    /// One half draws glass, and the other something else.
    private func branch(
        _ statement: SyntaxNode, _ setting: Setting, _ surfaces: [GlassSurface], in file: GlassFile
    ) -> Fault? {
        guard setting.isAll(ofCondition: statement) else { return nil }
        let halves = statement.children.filter { $0.kind == .statements || $0.kind == .ifStatement }
        guard halves.count == 2 else { return nil }
        let glass = halves.map { half in
            let places = [half] + Self.members(shownBy: half)
            return surfaces.filter { surface in places.contains { surface.node.isInside($0) } }
        }
        guard let first = glass.joined().first, glass.contains(where: \.isEmpty) else { return nil }
        return Fault(
            range: first.range,
            message: "A branch for Reduce Transparency (line \(file.tree.lines.position(of: statement.start).line))"
                + " replaces this glass, which the system adapts by itself.", layer: first.layer)
    }

    /// Properties of the type that are all that the half shows: `if … { newBar } else { oldBar }`.
    private static func members(shownBy half: SyntaxNode) -> [SyntaxNode] {
        let names = half.statements.filter { $0.kind == .simpleIdentifier }.map(\.text)
        guard !names.isEmpty, let body = half.enclosing([.classBody]) else { return [] }
        return body.children.filter { $0.kind == .propertyDeclaration && names.contains(Declarations.name(of: $0)) }
    }

    // MARK: `.environment(\.accessibilityReduceTransparency, true)`

    private func override(_ node: SyntaxNode) -> Fault? {
        guard let call = Call(node), StyleExpression.calleeName(call.callee) == "environment",
            let key = call.arguments.first?.value.normalizedText
        else { return nil }
        switch key {
        case "\\.accessibilityReduceTransparency", "\\EnvironmentValues.accessibilityReduceTransparency":
            return Fault(
                range: call.arguments[0].value.range,
                message: "accessibilityReduceTransparency can only be read: this doesn't compile.", severity: .error)
        case "\\._accessibilityReduceTransparency":
            guard Placement(of: node).traits.isDisjoint(with: [.preview]), !Self.isForTests(node) else { return nil }
            return Fault(
                range: call.arguments[0].value.range,
                message: "This overrides what a person chose for Reduce Transparency.", severity: .warning)
        default: return nil
        }
    }

    private static func isForTests(_ node: SyntaxNode) -> Bool {
        node.tree.source.path.contains("Test") || node.tree.source.path.contains("Preview")
            || node.tree.nodes(.importDeclaration).contains { ["Testing", "XCTest"].contains(where: $0.text.contains) }
    }
}

/// How the file asks for Reduce Transparency.
private struct Setting {
    /// Of its environment properties.
    private let names: Set<String>

    init(in tree: SyntaxTree) {
        names = Set(
            tree.nodes(.propertyDeclaration).filter {
                $0.child(.modifiers)?.normalizedText.contains("\\.accessibilityReduceTransparency") ?? false
            }.map(Declarations.name(of:)))
    }

    private static let questions: Set = [
        "UIAccessibility.isReduceTransparencyEnabled",
        "NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency",
    ]

    /// Nothing else is asked for.
    func isAll(of condition: SyntaxNode) -> Bool {
        let text = condition.unparenthesized.normalizedText
        let positive = text.hasPrefix("!") ? String(text.dropFirst()) : text
        let name = positive.hasPrefix("self.") ? String(positive.dropFirst(5)) : positive
        return names.contains(name) || Self.questions.contains(name)
    }

    /// Nothing else is asked for, apart from the system's version.
    func isAll(ofCondition statement: SyntaxNode) -> Bool {
        let parts = statement.children.prefix { !$0.isText("{") && $0.kind != .statements }
        let conditions = parts.filter { $0.kind != .token && !$0.isComment && $0.kind != .availabilityCondition }
        return conditions.count == 1 && isAll(of: conditions[0])
    }
}
