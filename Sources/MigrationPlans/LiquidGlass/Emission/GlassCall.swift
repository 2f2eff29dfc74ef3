import Rewriter

/// The glass that takes a surface's place: everything that is written but the fallback.
struct GlassCall {
    /// As it is written after `in:`.
    var shape: String
    /// A `Color` expression.
    var tint: String?
    /// When the glass is there; `nil` when always.
    var isOn: String?
    /// Responds to touch; only through the helper, which heeds Reduce Motion.
    var isInteractive = false
    /// The content is cropped to the shape before the glass.
    var clips = false
    /// Glass behind the content instead of around it.
    var isBehind = false
    /// The hit area is the shape, as the old background made it.
    var keepsHitArea = false

    /// `.liquidGlass(in: Capsule(), tint: …)` without the closure.
    func helper(_ names: HelperNames) -> String {
        var arguments = ["in: \(shape)"]
        if let tint { arguments.append("tint: \(tint)") }
        if isBehind {
            if clips { arguments.append("clipped: true") }
            return "\(names.name(.background))(\(arguments.joined(separator: ", ")))"
        }
        if isInteractive { arguments.append("interactive: true") }
        if let isOn { arguments.append("isOn: \(isOn)") }
        if clips { arguments.append("clipped: true") }
        return "\(names.name(.surface))(\(arguments.joined(separator: ", ")))"
    }

    /// The shape in the spelling that compares equal.
    var normalizedShape: String { ShapeExpression.normalize(shape.swiftTokens.joined()) }

    /// What `helper` calls, and which of its parameters it uses.
    var helperParts: Set<HelperPart> {
        var parts: Set<HelperPart> = [isBehind ? .background : .surface]
        if tint != nil { parts.insert(isBehind ? .backgroundTint : .tint) }
        if clips { parts.insert(isBehind ? .backgroundClipped : .clipped) }
        if !isBehind, isInteractive { parts.insert(.interactive) }
        if !isBehind, isOn != nil { parts.insert(.isOn) }
        return parts
    }

    /// The modifiers of plain SwiftUI, without leading dots.
    func native(_ names: HelperNames) -> [String] {
        var glass = ".regular"
        if let tint { glass += ".tint(\(tint))" }
        if let isOn { glass = "\(isOn) ? \(glass) : .identity" }
        let effect = "glassEffect(\(glass), in: \(shape))"
        let hitArea = keepsHitArea ? ["contentShape(\(shape))"] : []
        if isBehind {
            return (clips ? ["clipShape(\(shape))"] : []) + ["background { \(names.clearColor).\(effect) }"] + hitArea
        }
        return (clips ? ["clipShape(\(shape))"] : []) + [effect] + hitArea
    }
}

/// The declarations and parameters that the generated file can hold.
enum HelperPart: String, CaseIterable {
    case surface = "liquidGlass"
    case background = "liquidGlassBackground"
    case before = "beforeLiquidGlass"
    case button = "liquidGlassButton"
    case container = "LiquidGlassContainer"
    // Parameters of `liquidGlass`.
    case tint, interactive, isOn, clipped
    // Parameters of `liquidGlassBackground`.
    case backgroundTint, backgroundClipped

    static let declarations: [HelperPart] = [.surface, .background, .before, .button, .container]

    /// Its parameters, if it is a declaration.
    var parameters: [(label: String, part: HelperPart)] {
        switch self {
        case .surface: [("tint", .tint), ("interactive", .interactive), ("isOn", .isOn), ("clipped", .clipped)]
        case .background: [("tint", .backgroundTint), ("clipped", .backgroundClipped)]
        default: []
        }
    }

    /// The declaration with its parameters.
    var family: Set<HelperPart> { Set([self] + parameters.map(\.part)) }
}
