import Rewriter

/// Glass of one shape on 26, and something of another shape before.
///
/// Source: the adoption checklist of the seeds ("matching shape geometry"); P020 for the bare capsule.
struct FallbackShapeMismatch: AuditRule {
    let page = AuditPage(
        code: "fallback-shape-mismatch", severity: .warning,
        sentence: "The two halves of a check for 26 draw different shapes.",
        why: """
            The view changes its outline with the system. Most often that isn't meant: the older half has a rounded \
            rectangle, and `glassEffect()` without a shape is a capsule. Two shapes that are both written out may well be \
            meant and are a note; so is an older half without any shape.
            """,
        remedy: "Give both halves one shape. The fix adds the older half's shape to a bare glassEffect, for review.")

    func faults(in file: GlassFile) -> [Fault] {
        file.surfaces.filter { $0.origin == .effect && !$0.isOld }.compactMap { surface in
            guard let check = AvailabilityCheck(around: surface.chain.node), check.new == surface.chain.node,
                let old = check.old, let link = surface.link
            else { return nil }
            return fault(surface, surface.chain.links[link].range, old: Chain(old))
        }
    }

    private func fault(_ surface: GlassSurface, _ range: SourceRange, old: Chain) -> Fault? {
        guard let plate = Plate(old) else { return nil }
        guard let own = surface.shape else {
            guard let shape = plate.shape, !Outline(shape.normalized).isLike(.capsule) else { return nil }
            return Fault(
                range: range,
                message: "The glass is a capsule by default, and older systems draw \(shape.text).",
                layer: surface.layer,
                fix: shape.range.isEmpty
                    ? nil : Fault.Repair(.review, "Use the shape of the older half", surface.settingShape(shape.text)))
        }
        let outline = Outline(own.normalized)
        guard let shape = plate.shape else {
            guard !outline.isLike(.rectangle), outline.isKnown else { return nil }
            return Fault(
                range: range, message: "The glass is \(own.text), and older systems draw a plain rectangle.",
                severity: .note, layer: surface.layer)
        }
        let other = Outline(shape.normalized)
        guard outline.isKnown, other.isKnown, !outline.isLike(other) else { return nil }
        return Fault(
            range: range, message: "The glass is \(own.text), and older systems draw \(shape.text).", severity: .note,
            layer: surface.layer)
    }
}

/// What an older half draws behind its content.
private struct Plate {
    /// `nil`: the rectangle of the view.
    let shape: ShapeExpression?

    /// `nil` when there is nothing behind the content, or it can't be read.
    init?(_ chain: Chain) {
        let backgrounds = chain.links.indices.filter { chain.links[$0].name == "background" }
        guard let link = backgrounds.last, let call = chain.links[link].call else { return nil }
        if let shape = call["in"] {
            self.shape = ShapeExpression(shape)
            return
        }
        if let shape = chain.links[(link + 1)...].lazy.compactMap({ ShapeExpression(clip: $0) }).first {
            self.shape = shape
            return
        }
        let view =
            call.arguments.first { $0.label == nil }?.value
            ?? (call.trailingClosure?.statements).flatMap { $0.count == 1 ? $0[0] : nil }
        guard let view else { return nil }
        let inner = Chain(view)
        if let fill = inner.links.firstIndex(where: { $0.name == "fill" }) {
            guard let shape = ShapeExpression(of: inner, before: fill) else { return nil }
            self.shape = shape
        } else if StyleExpression.names.contains(where: view.text.contains) {
            guard chain.links[(link + 1)...].allSatisfy({ $0.name != "mask" && $0.name != "clipShape" }) else {
                return nil
            }
            shape = nil
        } else {
            return nil
        }
    }
}

/// A shape as far as it can be compared by its text.
private struct Outline {
    private let text: String

    static let capsule = Outline(".capsule")
    static let rectangle = Outline(".rect")

    init(_ normalized: String) {
        let radius =
            normalized.hasPrefix(".rect(cornerRadius:")
            ? Double(normalized.dropFirst(19).prefix { $0.isNumber || $0 == "." }) : nil
        // Nothing on screen is so high that this were no capsule.
        text = (radius ?? 0) >= 100 ? ".capsule" : radius == 0 ? ".rect" : normalized
    }

    /// One of the system's shapes.
    var isKnown: Bool { [".rect", ".capsule", ".circle", ".ellipse"].contains { text.hasPrefix($0) } }

    /// A circle is a capsule in a square.
    func isLike(_ other: Outline) -> Bool {
        text == other.text || Set([text, other.text]) == [".capsule", ".circle"]
    }
}
