public import Rewriter

extension LiquidGlassPlan {
    /// A page for every code that the plan's findings can show, in the order in which a reader would want them.
    public static let manual: [Explanation] = ruleManual + keepManual + personManual + noteManual

    /// The codes of all rules, in the order of the manual.
    public static let ruleCodes = ruleManual.map(\.code)

    /// What a `glass-migrate:ignore` comment may name, and what of it a migration shows.
    static let suppressible = Suppressions.Scope(
        known: Set((manual + GlassAuditPlan.manual).filter { $0.kind != .note }.map(\.code)),
        shown: Set((ruleManual + keepManual + personManual).map(\.code)))

    private static let ruleManual = [
        Explanation(
            .rule, "material-surface",
            "A SwiftUI material that is drawn behind content by hand becomes Liquid Glass.",
            """
            The rule looks at every use of `.ultraThinMaterial` to `.ultraThickMaterial`, `Material.…` and `.bar`. What \
            belongs to the imitation (the background, and the clip, rim, shadow and colour layer of the same shape) is \
            replaced by one glass effect in the same shape, at the same place in the chain. Systems before 26 go on \
            running the old code, unchanged.

            Controls and floating surfaces are rewritten as `safe`; cards and everything that depends on taste or \
            geometry as `review`. Content, backdrops, system chrome and hosts without glass are kept, with the reason.
            """),
        Explanation(
            .rule, "effect-view",
            "A UIKit or AppKit effect view, or a SwiftUI wrapper around one, stands where glass could.",
            """
            `UIVisualEffectView`, `UIBlurEffect`, `NSVisualEffectView` and representable views around them are found \
            and explained, and never rewritten. On 26, UIKit has `UIGlassEffect` and AppKit has `NSGlassEffectView`; a \
            wrapper that only blurs can often give way to a plain SwiftUI glass effect.
            """),
        Explanation(
            .rule, "bordered-button",
            "With `--include bordered`: a bordered button takes the system's glass button style.",
            """
            `.bordered` and `.borderedProminent` are the system's own styles and look right on 26 as they are. Where a \
            design wants its buttons on glass, `.buttonStyle(.glass)` and `.glassProminent` take their place, for \
            review; systems before 26 keep the bordered style. Buttons in toolbars, rows, widgets and on other glass \
            are left alone.
            """),
        Explanation(
            .rule, "suppression", "A `glass-migrate:ignore` comment doesn't do what it seems to do.",
            """
            `// glass-migrate:ignore` leaves alone what is on its line or, on a line of its own, on the next line of code; \
            `ignore-next-line` and `ignore-file` say what they cover. Codes of rules or reasons after it restrict it to \
            those; what follows `--` or a colon is a remark. A comment that names an unknown code does nothing, and one \
            that covers nothing any more is only in the way. Neither makes `check` fail.
            """),
    ]

    private static let noteManual = [
        Explanation(
            .note, "hit-area", "The area that reacts to touch may differ from the glass.",
            """
            A material background takes touches in all of its shape; glass around bare glyphs doesn't. The rewrite \
            gives the glass a content shape, but where the surface lies outside the control, the control's own label \
            may be smaller than what people see. Tap the edges of the surface; if they are dead, move the padding \
            inside the label.
            """),
        Explanation(
            .note, "on-material", "The glass stands on a material that stays.",
            """
            The bar, page or card around this control keeps its material, so the glass blurs a blur. Look at both \
            together on 26; often the outer material should go first.
            """),
        Explanation(
            .note, "holds-surfaces", "Components inside the glass draw surfaces too.",
            """
            The surface holds views of this repository that draw a material or glass of their own. Which of them become \
            glass is decided where they are declared; make sure that no glass lies on glass.
            """),
        Explanation(
            .note, "no-target", "No known target compiles this file.",
            """
            The project files name targets, and none of them takes this file: it may be a sample, a template or left over. \
            Nothing proves that the rewritten code is ever compiled.
            """),
        Explanation(
            .note, "shadow-left", "A shadow stays under the glass.",
            """
            Glass draws its own shadow. A shadow that belongs to the surface is removed with it under controls and \
            cards and stays under floating surfaces; one that stands beyond another modifier can't be moved safely. If \
            it looks doubled, remove it, or run with `--shadows remove`.
            """),
        Explanation(
            .note, "container-advised", "Neighbouring glass surfaces should share a GlassEffectContainer.",
            """
            Glass can't sample other glass, so surfaces that are near each other belong in one container; it also \
            makes them cheaper to draw and lets them morph. The tool adds a container only around plain sibling \
            surfaces in a stack; here something about them (overlapping, own transitions, a menu, a scroll view) makes \
            that a decision for a person.
            """),
        Explanation(
            .note, "fallback-differs", "The project's own helper draws something else on old systems.",
            """
            The rewrite sends the surface to the helper that `--helper` names. What the helper draws before 26 is not \
            token for token what stood here, so old systems will see a difference. Compare both before you accept it.
            """),
        Explanation(
            .note, "helper-owns-fallback", "What old systems show is decided by the project's own helper.",
            """
            The old code of this place is gone; the helper's `else` branch takes over. A change of the helper changes \
            every place that calls it.
            """),
        Explanation(
            .note, "helper-lacks", "The project's own helper leaves out something that this surface needs.",
            """
            A generated helper crops content that would stick out of the glass, and lets all of the shape react to \
            touch where a control depends on it. The project's own helper does neither by itself. Add it to the helper \
            (`.contentShape(shape)` behind the glass), or check that it doesn't matter here.
            """),
        Explanation(
            .note, "own-helper", "The project has a modifier of its own that chooses between glass and older code.",
            """
            Two helpers that do the same are one too many. `--helper NAME` sends the surfaces to the project's own \
            modifier; rewrites whose old systems then see exactly what they saw stay safe, the others wait for review.
            """),
        Explanation(
            .note, "shared-helper", "One helper in a module that all rewritten files import serves them all.",
            """
            The rewritten files lie in several modules, and all of them import one module of this repository that draws \
            views: a design system, for instance. The generated declarations go there once, `package` where all of them \
            belong to one Swift package, else `public`. No import is added for this; a single rewritten file without \
            the import is enough for a helper in each module.
            """),
        Explanation(
            .note, "legibility", "Fixed or faint colours lie on the glass.",
            """
            Glass adapts to what is behind it, and the system makes primary and secondary text legible on it. A \
            hard-coded white or black, a tertiary style or a forced colour scheme doesn't adapt. Look at the surface \
            over light and dark content, with Reduce Transparency and Increase Contrast on.
            """),
        Explanation(
            .note, "flat-backdrop", "There is nothing behind the glass that it could show.",
            """
            Over a plain colour, glass looks like a grey plate. If nothing ever scrolls or moves behind the surface, a \
            plain fill may serve better.
            """),
        Explanation(
            .note, "morph-likely", "Surfaces that come and go here could morph into each other.",
            """
            The surface has a transition or a matched geometry. On 26, surfaces in one `GlassEffectContainer` with \
            `glassEffectID(_:in:)` flow into each other when they appear and vanish with an animation. The tool never \
            invents ids and namespaces.
            """),
        Explanation(
            .note, "opacity", "The material was translucent, and the glass is not.",
            """
            Glass has no opacity of its own: `.regular` is the standard look, `.clear` needs dimmed content behind it. \
            Look whether the regular glass is too strong here.
            """),
        Explanation(
            .note, "color-dropped", "The plate's own colour doesn't come along.",
            """
            With `--include fills` a painted plate becomes glass. Glass takes a `Color` as its tint; a gradient, a \
            hierarchical style or an expression whose type can't be read here is left out on 26. If the colour means \
            something, add `.tint(…)` by hand.
            """),
        Explanation(
            .note, "rectangle", "The material had no shape, so the glass is a rectangle.",
            """
            The glass takes exactly the place of the material, which keeps the layout but is seldom what a design wants: on \
            26 bars and plates have round ends and stand off the edges. Write a capsule or a rounded rectangle after \
            `in:` and padding behind it. Glass doesn't reach into the safe area as a material does; a bar that lies there \
            is better drawn by `safeAreaBar(edge:)` or a system toolbar.
            """),
        Explanation(
            .note, "in-sheet", "The surface stands in a sheet, popover or inspector.",
            """
            The system draws sheets on glass of its own from 26 on, unless the app gives them a background. Look at the \
            control on the sheet: often a plain or bordered button is enough there.
            """),
        Explanation(
            .note, "uses", "The surface belongs to a component that is used in several places.",
            """
            One rewrite changes every place that is listed. If some of them are content, the component is kept; split \
            it into one for controls and one for content to migrate the former.
            """),
        Explanation(
            .note, Reason.verification.code, "What the proof found.",
            "It stands with a finding whose rewrite was refused and says what did not hold."),
    ]
}
