import Rewriter

/// Backgrounds of bars that were made before 26 and still cover what the system draws there since.
///
/// Source: Apple's "Adopting Liquid Glass" ("Any custom backgrounds and appearances you use in these elements might
/// overlay or interfere with Liquid Glass or other effects that the system provides, such as the scroll edge effect");
/// P070; apps that took theirs away for 26 (brave/brave-browser 56315, iBurnApp/iBurn-iOS 246). A hidden background and
/// a transparent appearance are opt-outs and never reported (P069), nor is what stands in code for 26 only.
struct LeftoverChrome: AuditRule {
    let page = AuditPage(
        code: "leftover-chrome", severity: .warning,
        sentence: "A bar has a background of its own, which covers the glass and the scroll edge effect of 26.",
        why: """
            Since 26, bars have no plate: their items lie on glass, and what scrolls under them fades out. A \
            `toolbarBackground`, or a `UINavigationBarAppearance`, `UITabBarAppearance` or `UIToolbarAppearance` with an \
            opaque background, a blur or a colour, puts the plate back under the glass. Reported only in modules that \
            draw glass of their own, and only where 26 runs it; a colour may be the brand's and is a note.
            """,
        remedy: """
            Leave the background to the system on 26, and keep the old one for older systems behind a check. The fix \
            drops a blur from `toolbarBackground` where nothing older than 26 runs it, for review.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        guard file.drawsGlassInModule, file.floors.keys.contains(.iOS) else { return [] }
        return file.tree.nodes(.callExpression).compactMap { node in
            guard !node.isCalleeOfCall, let call = Call(node) else { return nil }
            return toolbar(call, in: file) ?? appearance(call, in: file)
        }
    }

    /// Older systems alone come here, it was written for 26 to begin with, or a person has decided by a flag.
    private func isSettled(_ node: SyntaxNode, in file: GlassFile) -> Bool {
        let traits = Placement(of: node).traits
        let reach = SystemReach(of: node, floors: file.floors).floors
        guard traits.isDisjoint(with: [.oldBranch, .newBranch, .preview, .widget]), let floor = reach[.iOS],
            floor == file.floors[.iOS] || (floor ?? Version(0)) < Version(26)
        else { return true }
        return node.ancestors.contains { ancestor in
            guard [.ifStatement, .guardStatement, .ternaryExpression, .statements].contains(ancestor.kind) else {
                return false
            }
            if ancestor.kind == .statements {
                return ancestor.statements.contains { $0.kind == .guardStatement && Self.asksForGlass($0.text) }
            }
            return Self.asksForGlass(ancestor.children.prefix { $0.kind != .statements }.map(\.text).joined())
        }
    }

    private static func asksForGlass(_ condition: String) -> Bool {
        let text = condition.lowercased()
        return ["glass", "26", "solarium"].contains { text.contains($0) }
    }

    // MARK: `.toolbarBackground(…)`

    private func toolbar(_ call: Call, in file: GlassFile) -> Fault? {
        guard StyleExpression.calleeName(call.callee) == "toolbarBackground" else { return nil }
        let chain = Chain(around: call.node)
        let links = chain.links.filter { ["toolbarBackground", "toolbarBackgroundVisibility"].contains($0.name) }
        // One fault a chain: colour and visibility are two links of one background.
        guard let link = links.first(where: { $0.name == "toolbarBackground" }), link.node == call.node,
            !links.contains(where: Self.optsOut), !file.index.declaredNames.contains("toolbarBackground"),
            !isSettled(call.node, in: file)
        else { return nil }
        let isBlur = links.contains { link in
            link.call?.arguments.first.map { argument in
                StyleExpression.names.contains { argument.value.text.contains($0) }
                    || argument.value.normalizedText == ".bar"
            } ?? false
        }
        return Fault(
            range: link.range,
            message: isBlur
                ? "This blur lies where the bar's items have glass of the system's since 26."
                : "This background covers the glass and the scroll edge effect that bars have since 26.",
            severity: isBlur ? nil : .note, layer: "chrome",
            fix: isBlur ? repair(chain, links, in: file) : nil)
    }

    /// `.hidden`, `.clear`, another bar than those of a phone, or something that is worked out.
    private static func optsOut(_ link: ModifierChain.Link) -> Bool {
        guard let call = link.call, let first = call.arguments.first, first.label == nil else { return true }
        let value = first.value.normalizedText
        let isPlain = first.value.kind != .ternaryExpression
        let bars = call.arguments.dropFirst().map(\.value.normalizedText)
        return !isPlain || [".hidden", ".automatic", ".clear", "Color.clear", "Visibility.hidden"].contains(value)
            || value.hasPrefix("Color.clear") || bars.contains(".windowToolbar")
    }

    private func repair(_ chain: Chain, _ links: [ModifierChain.Link], in file: GlassFile) -> Fault.Repair? {
        guard SystemReach(of: chain.node, floors: file.targets.floors).hasGlass else { return nil }
        let edits = ChainEdits(chain)
        let removals = chain.links.indices.filter { index in links.contains { $0.range == chain.links[index].range } }
            .map { edits.remove($0) }
        guard removals.allSatisfy({ $0 != nil }), links.count < chain.links.count || chain.subject != nil else {
            return nil
        }
        return Fault.Repair(.review, "Leave the bar to the system", removals.flatMap { $0 ?? [] })
    }

    // MARK: `UINavigationBarAppearance()`

    private static let appearances: Set = [
        "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance", "UIBarAppearance",
    ]

    private func appearance(_ call: Call, in file: GlassFile) -> Fault? {
        guard Self.appearances.contains(call.callee.text), call.arguments.isEmpty,
            let variable = call.node.parent, variable.kind == .propertyDeclaration,
            let block = variable.parent, block.kind == .statements
        else { return nil }
        let name = Declarations.name(of: variable)
        let plates = block.statements.filter { Self.paints(name, $0) }
        guard let first = plates.first, !isSettled(first, in: file) else { return nil }
        let isColour = plates.contains { $0.kind == .assignment && !$0.text.contains("Effect") }
        let lines = file.tree.lines
        return Fault(
            range: call.node.range,
            message: "This appearance gives bars a background of their own, which covers their glass since 26.",
            severity: isColour ? .note : nil, layer: "chrome",
            related: [
                .init(
                    path: file.tree.source.path, line: lines.position(of: first.start).line,
                    message: "what it paints")
            ])
    }

    /// `name.configureWithOpaqueBackground()`, `name.backgroundColor = colour`, `name.backgroundEffect = blur`
    private static func paints(_ name: String, _ statement: SyntaxNode) -> Bool {
        if statement.kind == .assignment {
            let parts = statement.children.filter { !$0.isComment }
            // What is handed in from elsewhere may be anything, clear among them.
            guard parts.count == 3, let value = Array(parts).last, value.kind != .simpleIdentifier,
                !["nil", ".clear", "UIColor.clear"].contains(value.normalizedText)
            else { return false }
            let target = parts.first?.normalizedText
            return target == "\(name).backgroundColor" || target == "\(name).backgroundEffect"
                || target == "\(name).backgroundImage"
        }
        return statement.normalizedText == "\(name).configureWithOpaqueBackground()"
    }
}
