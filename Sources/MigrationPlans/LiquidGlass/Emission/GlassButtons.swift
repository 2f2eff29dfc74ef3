import Rewriter

/// With `--buttons style`: a bare icon or text on a plate becomes the system's glass button, which draws the plate
/// itself. On older systems the label keeps its padding and plate, and the button its old style.
struct GlassButtons {
    let tree: SyntaxTree
    let names: HelperNames
    /// The lowest iOS that must run the code; `nil` when unknown.
    let floor: Version?

    private static let plainHeads: Set = ["Image", "Text", "Label"]
    /// What the system's button brings itself.
    private static let replaced: Set = ["padding", "frame"]
    private static let harmless: Set = [
        "font", "fontWeight", "imageScale", "symbolRenderingMode", "foregroundStyle", "foregroundColor", "bold",
    ]

    /// `nil` where the label is more than an icon or text, or the shape is none of a button's.
    func fix(for judged: JudgedSurface) -> Fix? {
        let chain = judged.surface.chain
        guard let shape = judged.surface.shape, let border = border(for: shape),
            Self.plainHeads.contains(chain.head ?? ""),
            judged.facts.run.upperBound == chain.links.count - 1, judged.surface.distantClip == nil,
            let button = button(around: chain.node)
        else { return nil }
        let before = chain.links[..<judged.facts.run.lowerBound].map(\.name)
        guard before.allSatisfy({ Self.replaced.contains($0) || Self.harmless.contains($0) }) else { return nil }
        let kept = before.lastIndex { !Self.replaced.contains($0) }.map { $0 + 1 } ?? 0
        let emitter = Emitter(tree, names: names)
        let edits =
            emitter.before(Run(chain, kept...judged.facts.run.upperBound))
            + style(of: button, border: border, emitter: emitter)
        guard let list = EditList(edits) else { return nil }
        return Fix(
            title: "Glass button style through the helper", edits: list,
            requires: [HelperPart.before.rawValue, HelperPart.button.rawValue])
    }

    /// `.circle` came with iOS 17.
    private func border(for shape: ShapeExpression) -> String? {
        if shape.normalized == ".capsule" { return ".capsule" }
        if shape.normalized == ".circle" { return floor.map { $0 >= Version(17) } ?? false ? ".circle" : nil }
        guard let radius = shape.normalized.firstMatch(of: /^\.rect\(cornerRadius:([0-9.]+)\)$/) else { return nil }
        return ".roundedRectangle(radius: \(radius.1))"
    }

    /// The Button whose whole label the chain is.
    private func button(around node: SyntaxNode) -> SyntaxNode? {
        guard let block = node.parent, block.statements.count == 1, let closure = block.parent,
            closure.kind == .lambdaLiteral,
            let call = closure.parent?.parent, Call(call)?.callee.isText("Button") ?? false
        else { return nil }
        return call
    }

    private func style(of button: SyntaxNode, border: String, emitter: Emitter) -> [Edit] {
        let chain = Chain(around: button)
        if let style = chain.links.firstIndex(where: { $0.name == "buttonStyle" }) {
            return emitter.button(border: border, isProminent: false, around: Run(chain, style...style))
        }
        let layout = emitter.layout
        let separator = layout.isOneLine(button.range) ? "" : layout.newline + layout.indentation(at: button.start)
        let text = "\(separator).\(names.name(.button))(\(border)) { $0 }"
        return [.insert(text, at: button.end, placement: .closing(encloses: button.range))]
    }
}
