import Rewriter

/// What a surface is built of for the eye, for the picture in reports.
struct Layering {
    let judged: JudgedSurface
    /// What takes the surface's place; `nil` when it stays as it is.
    let glass: GlassCall?

    /// `nil` where nothing is drawn.
    var layers: Finding.Layers? {
        switch judged.surface.form {
        case .ink, .chrome, .storedMaterial, .argument, .blurWrapper, .effectView, .borderedButton: return nil
        default: break
        }
        return Finding.Layers(shape: shape, before: before, after: glass.map(after) ?? [])
    }

    private var shape: String {
        guard let text = judged.surface.shape?.normalized else { return "rectangle" }
        if text == ".rect" { return "rectangle" }
        let known = [
            (".capsule", "capsule"), (".circle", "circle"), (".ellipse", "circle"), (".rect(", "rounded-rectangle"),
            ("UnevenRoundedRectangle", "rounded-rectangle"),
        ]
        return known.first { text.hasPrefix($0.0) }?.1 ?? "custom"
    }

    private var before: [String] {
        let decorations = judged.surface.inner + judged.surface.outer
        var words: [String] = []
        if hasShadow { words.append("shadow") }
        words.append(judged.surface.form == .fill ? "color" : "material")
        words += Self.words(for: decorations, in: ["opaque-fill", "tint", "picture", "clip", "rim"])
        return words + content
    }

    private func after(_ glass: GlassCall) -> [String] {
        let kept = judged.surface.outer.filter { !judged.facts.runDecorations.map(\.range).contains($0.range) }
        var words: [String] = []
        if judged.facts.hasShadowLeft || kept.contains(where: { $0.word == "shadow" }) { words.append("shadow") }
        words.append("glass")
        if glass.tint != nil { words.append("tint") }
        if glass.clips { words.append("clip") }
        words += Self.words(for: kept, in: ["rim"])
        return words + content
    }

    /// A view that is nothing but the surface carries nothing.
    private var content: [String] { judged.facts.isLayer ? [] : ["content"] }

    private var hasShadow: Bool {
        judged.facts.hasShadowLeft || (judged.surface.inner + judged.surface.outer).contains { $0.word == "shadow" }
    }

    private static func words(for decorations: [Decoration], in order: [String]) -> [String] {
        let found = Set(decorations.compactMap(\.word))
        return order.filter(found.contains)
    }
}

extension Decoration {
    /// What it adds to the picture; `nil` when nothing that could be drawn.
    fileprivate var word: String? {
        switch kind {
        case .clip: "clip"
        case .rim, .semanticRim: "rim"
        case .shadow: "shadow"
        case .tint, .unknownTint: "tint"
        case .opaqueFill: "opaque-fill"
        case .picture: "picture"
        case .opacity, .blur, .geometry, .matchedGeometry, .conditional: nil
        }
    }
}

extension Finding.Layers {
    /// The same surface in a container with its siblings.
    var contained: Finding.Layers {
        after.isEmpty || after.contains("container")
            ? self : Finding.Layers(shape: shape, before: before, after: ["container"] + after)
    }
}
