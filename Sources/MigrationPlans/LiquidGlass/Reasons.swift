import Rewriter

extension Reason {
    // MARK: keep

    static let contentLayer = Reason(
        "content-layer",
        "It belongs to the content (a list, grid, repeated or media element), which Apple keeps free of glass.")
    static let backdrop = Reason(
        "backdrop", "It is a full-bleed backdrop or cover behind or over content, not a control.")
    static let masked = Reason("masked", "A gradient mask fades it out, which glass can't do.")
    static let ink = Reason("ink", "The material colours text, a symbol or a line; it is not a surface.")
    static let nestedGlass = Reason(
        "nested-glass", "Another surface around or inside it becomes glass; glass on glass blurs to mud.")
    static let existingFallback = Reason("existing-fallback", "It is already behind a check for the new system.")
    static let opaqueFill = Reason(
        "opaque-fill", "An opaque colour covers the material, so there is no blur to replace.")
    static let menuLabel = Reason("menu-label", "Glass on a menu's label breaks the menu's own morph.")
    static let deliberate = Reason("deliberate", "A comment beside it says that the material is meant to be there.")
    static let ignored = Reason("ignored", "A glass-migrate:ignore comment asks to leave it alone.")
    static let behindWindow = Reason("behind-window", "It blurs what is behind the window, which glass doesn't do.")
    static let glassBackgroundEffect = Reason(
        "glass-background-effect", "visionOS glass is drawn here already.")
    static let hostWidget = Reason("host-widget", "Widgets and Live Activities get their glass from the system.")
    static let hostExtension = Reason("host-extension", "Keyboard and share extensions have no budget for glass.")
    static let hostWatch = Reason("host-watch", "Watch complications are drawn by the system.")
    static let hostRenderer = Reason("host-renderer", "It is rendered into an image, where glass comes out grey.")
    static let hostMenuBar = Reason("host-menu-bar", "The root of a menu-bar window has the system's own background.")
    static let storedMaterial = Reason(
        "stored-material", "The material is a stored value; the surfaces that use it are judged where they are drawn.")
    static let passedMaterial = Reason(
        "passed-material", "The material is handed to the app's own code; the surface is judged where that draws it.")

    static let hostVision = Reason(
        "host-vision",
        "It is built for visionOS only, which has no glassEffect; its own glass is glassBackgroundEffect.")
    static let hostTests = Reason("host-tests", "Tests are left as they are; their pictures change when the views do.")
    static let preview = Reason("preview", "It is only drawn in a preview.")
    static let accessibilityBranch = Reason(
        "accessibility-branch", "It is what people see who asked the system for less transparency.")

    // MARK: manual

    static let unsupportedPosition = Reason(
        "unsupported-position",
        "The rewrite can't stand here: an operand, a statement's head, one of several returns, inlinable code, a default argument or a string."
    )
    static let noShape = Reason(
        "no-shape",
        "The material has no shape, and glass without one would be a capsule or a sharp slab; give it a shape first.")
    static let edgeToEdgeBar = Reason(
        "edge-to-edge-bar", "An edge-to-edge bar: on 26 use safeAreaBar or a system toolbar and remove the material.")
    static let systemChrome = Reason(
        "system-chrome", "System chrome draws its own glass on 26: remove this background there.")
    static let unsupportedForm = Reason("unsupported-form", "The form of this surface is not understood yet.")
    static let semanticRim = Reason(
        "semantic-rim",
        "The stroke inside the background means something (state, theme, focus); move it out, then migrate.")
    static let tintNotColor = Reason(
        "tint-not-color",
        "A style that is not provably a Color lies on the material; glass can be tinted by a Color only.")
    static let conditionalLayers = Reason(
        "conditional-layers", "The layers depend on a condition; choose by hand what the glass shows in each case.")
    static let matchedGeometry = Reason(
        "matched-geometry",
        "The surface is animated by matchedGeometryEffect; use glassEffectID with a namespace by hand.")
    static let fillStyle = Reason("fill-style", "The fill rule has no counterpart in glass.")
    static let shorthandArgument = Reason(
        "shorthand-argument",
        "The code uses $0 of an outer closure, which can't move into the helper; name the parameter first.")
    static let effectsInRun = Reason(
        "effects-in-run", "The code awaits or throws, which can't move into the helper's closure.")
    static let directiveInRun = Reason(
        "directive-in-run", "A conditional-compilation directive cuts the code that would move.")
    static let nameCollision = Reason("name-collision", "A name that the rewrite needs is taken by the app's own code.")
    static let helperMisfit = Reason(
        "helper-misfit",
        "The project's own helper can't draw this surface; change one of them, or run without --helper here.")
    static let designCompatibility = Reason(
        "design-compatibility",
        "UIDesignRequiresCompatibility keeps the app on the old design; remove it before migrating.")
    static let uiKit = Reason("ui-kit", "A UIKit effect view: use UIGlassEffect on 26 by hand.")
    static let ownWrapper = Reason(
        "own-wrapper",
        "A wrapper that the configuration names paints a material here; change it, or replace it by glass on 26.")
    static let appKit = Reason("app-kit", "An AppKit effect view: use NSGlassEffectView on 26 by hand.")
    static let distantClip = Reason(
        "distant-clip",
        "Modifiers that change the size stand between the material and its clip; bring them together first.")
    static let rotatedSurface = Reason(
        "rotated-surface", "The surface turns with the view, and glass doesn't keep its shape when it is turned.")
    static let coveringMaterial = Reason(
        "covering-material", "The material lies over the content instead of behind it; glass would hide it differently."
    )
}
