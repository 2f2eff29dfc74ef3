import Rewriter

/// A material and glass on one view.
///
/// Source: BEHAVIOUR.md (never material and glass on one surface); an app that added a frosted backing, and a guide
/// that calls the pair a crash (P093): it isn't one, it is two surfaces.
struct MaterialWithGlass: AuditRule {
    let page = AuditPage(
        code: "material-with-glass", severity: .warning,
        sentence: "A material and glass lie on each other on one view.",
        why: """
            The glass blurs a blur: it has nothing clear left to refract, looks grey, and the system blurs twice in every \
            frame. It is often what a migration leaves behind when the old background stays beside the new effect.
            """,
        remedy: """
            Keep one of them; before 26 that is the material, in the other half of an `#available` check. Where the \
            material was added so that text stays legible, a tint does that: `.regular.tint(…)`. There is no fix, because \
            the backing may be meant.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter { !$0.isOld && $0.origin == .effect && $0.glass?.variants != ["identity"] }
            .compactMap { surface in
                guard let backing = surface.backing(where: Self.isMaterial) else { return nil }
                return Fault(
                    range: surface.chain.links[backing].range,
                    message: "The view has this material and glass (\(surface.place)) on each other.",
                    layer: surface.layer)
            }
    }

    private static func isMaterial(_ link: ModifierChain.Link) -> Bool {
        guard let call = link.call else { return false }
        // A chain of its own in the background may be anything.
        return call.arguments.contains { $0.label == nil && holdsMaterial($0.value) }
            || (call.trailingClosure?.statements).map { $0.count == 1 && holdsMaterial($0[0]) } ?? false
    }

    private static func holdsMaterial(_ node: SyntaxNode) -> Bool {
        let names = StyleExpression.names
        guard node.kind != .ternaryExpression, node.kind != .ifStatement else { return false }
        return node.descendants.contains { $0.kind == .simpleIdentifier && names.contains($0.text) }
            || node.normalizedText == ".bar"
    }
}

extension GlassSurface {
    /// The link right in front of the glass or behind it that draws a background of the same extent; links in between
    /// leave the size alone. `nil` when there is none.
    func backing(where matches: (ModifierChain.Link) -> Bool) -> Int? {
        guard let link else { return nil }
        let sameExtent = Recognizer.keepsSize.union(["background", "overlay", "clipShape", "cornerRadius", "shadow"])
        for indices in [Array((0..<link).reversed()), Array(chain.links.indices.dropFirst(link + 1))] {
            for index in indices where isCompiled(with: chain.links[index]) {
                guard sameExtent.contains(chain.links[index].name) else { break }
                if chain.links[index].name == "background", matches(chain.links[index]) { return index }
            }
        }
        return nil
    }

    /// For a sentence.
    var place: String { "line \(node.tree.lines.position(of: range.lowerBound).line)" }
}
