import Rewriter

extension LiquidGlassPlan {
    /// Why surfaces are right as they are.
    static let keepManual = [
        Explanation(
            .keep, .contentLayer,
            """
            Liquid Glass is for the layer of controls and navigation that floats above content. Rows of lists, cells of \
            grids, repeated cards, chat bubbles and media are content: glass there costs legibility and speed, and it \
            is what people take back most often after a migration.

            To propose it nevertheless, for review: `--include content`. A component that serves both content and \
            controls is kept as a whole; split it to migrate one half.
            """),
        Explanation(
            .keep, .hostVision,
            """
            Every target that compiles the file is for visionOS, where `glassEffect` is unavailable in every SDK. Windows \
            there are glass already; `glassBackgroundEffect` puts more of it where it is needed.
            """),
        Explanation(
            .keep, .hostTests,
            """
            Test targets never get rewritten code or a helper of their own. Snapshot tests of migrated views record glass \
            as transparent or grey: look at their images after a migration.
            """),
        Explanation(
            .keep, .preview,
            """
            Previews show the app's own views; what they draw around them is scenery and stays.
            """),
        Explanation(
            .keep, .accessibilityBranch,
            """
            The code chooses this material where Reduce Transparency is on. Glass would take that choice away; the system \
            frosts glass by itself for these people, so the branch can go only together with the check.
            """),
        Explanation(
            .keep, .backdrop,
            """
            A material from edge to edge that ignores the safe area dims or hides what is behind it: a scrim, a privacy \
            cover, the background of a screen. Glass refracts what is behind it and would do neither.
            """),
        Explanation(
            .keep, .masked,
            """
            A gradient mask lets the material fade out. A mask on glass cuts off its edges and highlights. For content \
            that scrolls under a bar, the system's scroll edge effect does this on 26.
            """),
        Explanation(
            .keep, .ink,
            """
            A material as foreground style, stroke or tint colours what is drawn; nothing is drawn behind anything. \
            Glass is not a shape style, so there is nothing to replace it by.
            """),
        Explanation(
            .keep, .nestedGlass,
            """
            Glass can't sample other glass. Where one surface holds another, only one of them becomes glass: the \
            outermost control, or the controls inside a card. This one stays a material.
            """),
        Explanation(
            .keep, .existingFallback,
            """
            The surface stands in the `else` branch of a check for version 26, so somebody already wrote what newer \
            systems show. It is what older systems go on using.
            """),
        Explanation(
            .keep, .opaqueFill,
            """
            An opaque colour over the material hides the blur. Making it glass would change what people see, and tinted \
            glass is translucent.
            """),
        Explanation(
            .keep, .menuLabel,
            """
            On 26 the label of a menu morphs into the open menu. Glass on the label breaks that. To get a glass button \
            that opens a menu, use `.buttonStyle(.glass)` or `.menuStyle(.button)` on the menu instead.
            """),
        Explanation(
            .keep, .deliberate,
            """
            A comment beside the material, or the branch of a check for version 26 that it stands in, says that it is \
            meant to be a material on new systems too. If that is no longer so, remove the comment.
            """),
        Explanation(
            .keep, .ignored,
            """
            The comment `// glass-migrate:ignore` at the place (or for the next line or the whole file) asks to leave \
            it alone. Remove the comment to have it looked at again.
            """),
        Explanation(
            .keep, .behindWindow,
            """
            `NSVisualEffectView` with `.behindWindow` blurs the desktop and other windows. Glass samples only what is \
            in its own window.
            """),
        Explanation(
            .keep, .glassBackgroundEffect,
            "visionOS has had its own glass since 1.0. `glassEffect` is unavailable there, so the old code stays."),
        Explanation(
            .keep, .hostWidget,
            """
            Widgets and Live Activities are drawn by the system, which puts them on glass by itself. Use \
            `containerBackground(for: .widget)` and let the system do it.
            """),
        Explanation(
            .keep, .hostExtension,
            """
            Keyboard and share extensions run with little memory inside other apps, where glass has nothing of its own \
            to sample.
            """),
        Explanation(
            .keep, .hostWatch, "Complications are rendered by the watch face in its own colours; effects are dropped."),
        Explanation(
            .keep, .hostRenderer,
            """
            `ImageRenderer`, the app's own functions around it and `drawingGroup()` draw views outside a window. Glass has \
            no backdrop to sample there and comes out as a grey plate; the material looks as before.
            """),
        Explanation(
            .keep, .hostMenuBar,
            "The window of a menu-bar extra has a system background already; more glass on it would be glass on glass."),
        Explanation(
            .keep, .storedMaterial,
            """
            A property or constant that holds a material draws nothing by itself. Each surface that uses it has a \
            finding of its own; when all of them are migrated, the value can go.
            """),
        Explanation(
            .keep, .passedMaterial,
            """
            The material is an argument of the app's own function or view. Look for the finding inside that component: \
            one rewrite there serves all callers.
            """),
    ]
}
