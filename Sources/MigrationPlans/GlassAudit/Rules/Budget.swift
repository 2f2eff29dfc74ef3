import Rewriter

/// Many pieces of glass that are drawn by themselves in one view.
///
/// Source: "Applying Liquid Glass to custom views" ("Creating too many Liquid Glass effect containers and applying too
/// many effects to views outside of containers can degrade performance. Limit the use of Liquid Glass effects onscreen
/// at the same time."). Apple names no number; what public guides say lies between 5 and 10 a screen, so that more
/// than 10 is over every one of them. P037 for what it looks like.
struct Budget: AuditRule {
    /// Above what anybody recommends.
    private static let limit = 10

    let page = AuditPage(
        code: "budget", severity: .note,
        sentence: "One view draws more than 10 pieces of glass that share no container.",
        why: """
            Each container, and each piece of glass outside of one, is captured, blurred and bent in a pass of its own. \
            Apple says to limit the number on screen and names none; public guides recommend between 5 and 10. What is \
            counted is what one body draws at the same time, as far as it is written there: containers, and effects \
            outside of them. Loops count once, branches of one condition as the larger of them, presentations apart.
            """,
        remedy: """
            Put neighbours into one `GlassEffectContainer`, and leave glass to what floats above the content. Then \
            measure with Instruments on the oldest device that runs 26. There is no fix.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        let drawn = file.surfaces.filter {
            !$0.isOld && $0.origin != .vision && !$0.isInherited && $0.glass?.variants != ["identity"]
                && $0.traits.isDisjoint(with: [.toolbar, .preview, .widget, .menuContent])
        }
        let screens = Dictionary(grouping: drawn) { Self.screen(of: $0.node) }
        return screens.values.compactMap { fault($0, in: file) }
    }

    private func fault(_ surfaces: [GlassSurface], in file: GlassFile) -> Fault? {
        var passes: [SyntaxNode: GlassSurface] = [:]
        for surface in surfaces where passes.values.allSatisfy({ file.coexist($0, surface) }) {
            let pass = Self.container(of: surface.node) ?? surface.node
            passes[pass] = passes[pass] ?? surface
        }
        let all = passes.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard all.count > Self.limit, let first = all.first else { return nil }
        return Fault(
            range: first.range,
            message: "This view draws \(all.count) pieces of glass by themselves; \(Self.limit) are many already.",
            related: all.dropFirst().map {
                .init(
                    path: file.tree.source.path, line: file.tree.lines.position(of: $0.range.lowerBound).line,
                    message: "one more")
            })
    }

    /// The body, function or presentation whose content is on screen together.
    private static func screen(of node: SyntaxNode) -> SyntaxNode? {
        node.ancestors.first { ancestor in
            if [.functionDeclaration, .classBody].contains(ancestor.kind) { return true }
            if ancestor.kind == .propertyDeclaration { return ancestor.parent?.kind == .classBody }
            guard ancestor.kind == .lambdaLiteral, let call = ancestor.enclosingCall else { return false }
            return presentations.contains(StyleExpression.calleeName(call.callee))
        }
    }

    private static let presentations: Set = [
        "sheet", "popover", "fullScreenCover", "navigationDestination", "inspector", "alert", "confirmationDialog",
    ]

    private static func container(of node: SyntaxNode) -> SyntaxNode? {
        node.ancestors.first { ancestor in
            Call(ancestor).map { $0.callee.text.hasSuffix("GlassEffectContainer") } ?? false
        }
    }
}
