import Rewriter

/// One hand-rolled surface as it stands in the code: what is drawn, in which shape, with which decorations, and
/// which piece of the modifier chain makes it.
struct Surface {
    /// Which syntactic family it belongs to; the raw value stands in reports.
    enum Form: String, Sendable {
        /// `.background(M, in: S)`
        case backgroundInShape = "background-in-shape"
        /// `.background(M)` shaped by a later clip, corner radius or mask.
        case backgroundClipped = "background-clipped"
        /// `.background(M)` with no shape anywhere.
        case backgroundUnshaped = "background-unshaped"
        /// `.background(S.fill(M)…)` or `.background { S.fill(M)… }`
        case backgroundFill = "background-fill"
        /// A view that is nothing but the surface: in a stack, an overlay, a property.
        case layer
        /// `S().foregroundStyle(M)`
        case shapeStyle = "shape-style"
        /// Text, symbols and lines.
        case ink
        /// Backgrounds of bars, sheets and rows that the system draws.
        case chrome
        case storedMaterial = "stored-material"
        case argument
        case blurWrapper = "blur-wrapper"
        case effectView = "effect-view"
        /// A colour or gradient instead of a material.
        case fill
        case borderedButton = "bordered-button"
    }

    var form: Form
    var style: StyleExpression
    /// The whole chain that the surface is part of, and its links.
    var chain: Chain
    /// Index of the link that draws the surface; `nil` when the chain itself is a layer.
    var link: Int
    var shape: ShapeExpression?
    /// Links after the drawing one that belong to the imitation, in order, with what they are.
    var outer: [Decoration] = []
    /// What was found inside the background's own view.
    var inner: [Decoration] = []
    /// Chain links of the layer itself (`S.fill(M)…` inside a background or a stack).
    var layerChain: Chain?
    /// The layer is the content of a `.background`, whose chain is `chain`.
    var isHosted = false
    /// A clip that stands after modifiers which don't change the size: the index of its link.
    var distantClip: Int?
    /// The colour of a plate that has no material, as tint for the glass.
    var tint: String?
    /// The sliding part of a control made by hand, raised from its track.
    var isThumb = false
    /// A verdict that recognition alone settles.
    var settled: Verdict?
}

/// Something that belongs to the imitation besides the material.
struct Decoration {
    enum Kind {
        /// Clip, corner radius or mask of the surface's own shape.
        case clip
        /// A constant hairline: glass draws its own.
        case rim
        /// A line that means something.
        case semanticRim
        /// A literal black or grey shadow.
        case shadow
        /// A translucent `Color` of the same shape, with its text.
        case tint(String)
        /// A style of the same shape that isn't provably a `Color`.
        case unknownTint
        case opaqueFill
        case opacity
        case blur
        /// Padding, frame, offset and the like of the layer itself.
        case geometry
        case matchedGeometry
        case conditional
        /// A gradient or other picture that lies on the surface.
        case picture
    }

    let kind: Kind
    let range: SourceRange
}

/// The expression of a SwiftUI shape, ready to be written again.
struct ShapeExpression: Hashable {
    /// As it is written after `in:`.
    let text: String
    /// White space and a leading type name taken away, so that equal shapes compare equal.
    let normalized: String
    /// Where it stands in the code.
    let range: SourceRange
}
