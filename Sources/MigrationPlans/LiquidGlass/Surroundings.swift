import Rewriter

/// What a call around a view says about where the view is drawn.
enum Surroundings {
    /// `ImageRenderer(content: Card())` and what apps call their own functions around it.
    static func rendersImage(_ name: String) -> Bool {
        // Asked for every modifier: most names are told apart by their first letter.
        guard let first = name.utf8.first, "Isar".utf8.contains(first) else { return false }
        let name = name.lowercased()
        if ["imagerenderer", "snapshot", "asimage", "asuiimage"].contains(name) { return true }
        return name.hasPrefix("render") && ["image", "pdf", "png"].contains { name.hasSuffix($0) }
    }

    /// `.frame(width: 1080, height: 1920)`: no screen has so many points; it is the size of a picture.
    static func isCanvas(_ call: Call) -> Bool {
        ["width", "height"].allSatisfy { label in call[label].flatMap { Double($0.text) }.map { $0 >= 1000 } ?? false }
    }

    /// A popover of AppKit, or the window of a status item, has the system's own background.
    static func isInPopover(_ call: Call) -> Bool {
        let type = call.node.enclosing([.classDeclaration])
        return ["NSPopover", "NSStatusItem", "NSStatusBar"].contains { type?.text.contains($0) ?? false }
    }

    /// `.background(.background)`, `.background(Color.white, in: S)`, `.background { S.fill(.white).padding(4) }`: what
    /// lies behind the view is a flat plate.
    static func paintsOpaque(_ call: Call) -> Bool {
        let style = call.arguments.first { $0.label == nil }?.value
        // No material is opaque, and a chain may have many.
        if style?.holds("Material") ?? false { return false }
        let views = [style].compactMap { $0 } + (call.trailingClosure?.statements ?? [])
        if style.map(isOpaque) ?? false { return true }
        if case .opaqueFill = Decoration.secondBackground(call) { return true }
        return views.contains { view in
            let links = Chain(view).links
            let fill = links.first { ["fill", "foregroundStyle", "foregroundColor"].contains($0.name) }
            return !links.contains { $0.name == "opacity" }
                && fill?.call?.arguments.first.map { isOpaque($0.value) } ?? false
        }
    }

    private static func isOpaque(_ style: SyntaxNode) -> Bool {
        let text = style.normalizedText
        if text == ".background" || text.contains("ystemBackground") || text.contains("indowBackground") { return true }
        switch Paint(style) {
        case .opaqueColor, .solidNeutral: return true
        default: return false
        }
    }
}
