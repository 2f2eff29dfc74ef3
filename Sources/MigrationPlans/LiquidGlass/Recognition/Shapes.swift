import Rewriter

extension ShapeExpression {
    /// The expression as it stands, for instance the value of an `in:` argument.
    init(_ node: SyntaxNode) {
        self.init(text: node.text, range: node.range, normalized: Self.normalize(node.normalizedText))
    }

    /// The part of a chain in front of `link`: `RoundedRectangle(…).inset(by: 1)` of `RoundedRectangle(…).inset(by: 1).fill(…)`.
    init?(of chain: Chain, before link: Int) {
        let end = link == 0 ? chain.subject?.end : chain.links[link - 1].range.upperBound
        guard let end, let start = chain.subject?.start ?? chain.links.first?.range.lowerBound, start < end else {
            return nil
        }
        let node = link == 0 ? chain.subject : chain.links[link - 1].node
        guard let node else { return nil }
        self.init(
            text: node.tree.source.text(in: start..<end), range: start..<end,
            normalized: Self.normalize(node.normalizedText))
    }

    /// `.rect(cornerRadius: r)` for `.cornerRadius(r)`.
    init?(cornerRadius call: Call) {
        guard let radius = call.arguments.first, radius.label == nil,
            call.arguments.dropFirst().allSatisfy({ $0.label == "antialiased" })
        else { return nil }
        self.init(
            text: ".rect(cornerRadius: \(radius.value.text))", range: radius.value.range,
            normalized: ".rect(cornerRadius:\(radius.value.normalizedText))")
    }

    /// The shape of a clip, corner radius or mask link; `nil` when it has none that glass could take.
    init?(clip link: ModifierChain.Link) {
        guard let call = link.call else { return nil }
        switch link.name {
        case "clipShape":
            guard let shape = call.arguments.first, shape.label == nil, call.arguments.count == 1 else { return nil }
            self.init(shape.value)
        case "cornerRadius":
            self.init(cornerRadius: call)
        case "mask":
            let view =
                call.arguments.first { $0.label == nil }?.value
                ?? (call.trailingClosure?.statements).flatMap { $0.count == 1 ? $0[0] : nil }
            guard let view, let shape = Self.solidShape(view) else { return nil }
            self = shape
        default:
            return nil
        }
    }

    /// A view that is a plain filled shape: `Capsule()`, `Circle().fill(.black)`, `RoundedRectangle(…).fill()`.
    private static func solidShape(_ view: SyntaxNode) -> ShapeExpression? {
        let chain = Chain(view)
        guard let head = chain.head, standardShapes.contains(head) else { return nil }
        if chain.links.isEmpty { return ShapeExpression(view) }
        guard chain.links.count == 1, chain.links[0].name == "fill" || chain.links[0].name == "foregroundColor" else {
            return nil
        }
        return ShapeExpression(of: chain, before: 0)
    }

    /// Type names of the shapes that SwiftUI brings.
    static let standardShapes: Set = [
        "Capsule", "Circle", "RoundedRectangle", "Rectangle", "Ellipse", "UnevenRoundedRectangle",
        "ContainerRelativeShape",
        "ConcentricRectangle", "AnyShape", "RoundedCorner", "RoundedCorners",
    ]

    /// Spellings of one shape that mean the same compare equal.
    static func normalize(_ text: String) -> String {
        var text = text
        for (long, short) in [
            ("RoundedRectangle(", ".rect("), ("Capsule(", ".capsule("), ("Circle()", ".circle"),
            ("Rectangle()", ".rect"),
            ("Ellipse()", ".ellipse"), (",style:.continuous", ""), ("style:.continuous", ""),
            (".capsule()", ".capsule"),
        ] { text = text.replacing(long, with: short) }
        return text
    }

    private init(text: String, range: SourceRange, normalized: String) {
        self.text = text
        self.range = range
        self.normalized = normalized
    }
}
