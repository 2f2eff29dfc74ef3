import Rewriter

/// Glass in the content layer.
///
/// Source: Apple's guidelines on materials; both seeds (articles, photos, lists are content); P038 for what it costs.
struct GlassOnContent: AuditRule {
    let page = AuditPage(
        code: "glass-on-content", severity: .warning,
        sentence: "Glass lies on content: a row, a repeated card, a picture.",
        why: """
            Liquid Glass is for the layer of controls and navigation that floats above content. On rows, cells and \
            pictures it costs legibility, nothing stands out any more, and one effect for each row makes scrolling \
            stutter, on older devices most of all. A control in a row is a note: one of them may be right, forty aren't.
            """,
        remedy: """
            Draw rows, cards and media on a plain fill or on nothing, and keep glass for what floats above them. Where a \
            component serves both, split it. There is no fix: what replaces the glass is a matter of design.
            """)

    private static let inputs = SurfaceFacts.textInputs.union(["Picker", "Stepper", "Slider", "DatePicker", "Menu"])

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.compactMap { surface in
            guard !surface.isOld, surface.origin != .vision, !surface.isStyle, !surface.isInherited,
                surface.glass?.variants != ["identity"],
                surface.traits.isDisjoint(with: [.toolbar, .preview, .widget, .menuContent])
            else { return nil }
            if let medium = Self.medium(under: surface) {
                return Fault(
                    range: surface.range, message: "\(medium) is content, and it is put on glass.", layer: "content")
            }
            return fault(surface, in: file)
        }
    }

    private func fault(_ surface: GlassSurface, in file: GlassFile) -> Fault? {
        let isControl =
            surface.isOnControl || !surface.traits.isDisjoint(with: .control) || surface.chain.head == "Menu"
            || surface.chain.links.contains { $0.name == "onTapGesture" }
            || surface.chain.head.map(Self.inputs.contains) ?? false || surface.controlCount > 0
        guard !surface.isInContainer, !Self.isReportedInside(surface, file.index) else { return nil }
        let isRow = surface.traits.contains(.list)
        let isRepeated = surface.traits.contains(.loop) && !surface.traits.isDisjoint(with: [.scroll, .row])
        let here = surface.localPlacement.traits
        // One control in a form, or an arrow over a shelf, is no row.
        guard !isControl || !here.isDisjoint(with: [.list, .loop]) && here.isDisjoint(with: .floating) else {
            return nil
        }
        guard isRow || isRepeated && !isControl else { return nil }
        let rows = uses(of: surface, in: file)
        return Fault(
            range: surface.range,
            message: isControl
                ? "This glass control stands among the rows or cells of content."
                : isRow
                    ? "This glass lies in a list, form or grid, which is content."
                    : "This glass is drawn again for each element that scrolls by.",
            severity: isControl ? .note : nil, layer: "content", related: rows)
    }

    /// A component whose own code says already that it is a cell.
    private static func isReportedInside(_ surface: GlassSurface, _ index: GlassIndex) -> Bool {
        guard case .view(let name) = surface.origin else { return false }
        return index.helper(name, [.view])?.isCell ?? false
    }

    /// Where the component that draws it stands in rows, if it doesn't do so in its own code.
    private func uses(of surface: GlassSurface, in file: GlassFile) -> [Finding.Related] {
        let here = surface.localPlacement.traits
        guard here.isDisjoint(with: [.list, .loop]), let owner = surface.localPlacement.owner,
            owner.kind != .other
        else { return [] }
        return file.index.views.uses(of: owner.name, declaredIn: file.tree.source.path).filter { use in
            let traits = file.index.views.resolve(use.placement, in: use.path).traits
            return !traits.isDisjoint(with: [.list, .loop])
        }.map { .init(path: $0.path, line: $0.line, message: "\(owner.name) is a row or cell here") }
    }

    /// A picture that fills its place, a video, a map.
    private static func medium(under surface: GlassSurface) -> String? {
        guard surface.link != nil, let head = surface.chain.head else { return nil }
        if ["VideoPlayer", "Map"].contains(head) { return "A \(head)" }
        let fills = surface.preceding.contains { link in
            link.name == "scaledToFill"
                || link.name == "aspectRatio" && link.call?["contentMode"]?.normalizedText == ".fill"
        }
        return ["AsyncImage", "Image"].contains(head) && fills ? "A picture" : nil
    }
}
