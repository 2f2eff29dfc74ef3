import Rewriter

extension LiquidGlassPlan {
    /// What is left to a person, and what that person should do.
    static let personManual = [
        Explanation(
            .manual, .edgeToEdgeBar,
            """
            On 26, bars are not plates of material: their items float on glass of their own, and the content behind \
            them fades at the scroll edge. Move the bar's content into `safeAreaBar(edge:)` or a system toolbar, and \
            remove the material on 26; keep it for older systems behind an `#available` check. A component that is \
            nothing but a row of controls is proposed as a rectangle of glass, for review.
            """),
        Explanation(
            .manual, .unsupportedPosition,
            """
            The rewritten view has another type than before, and the helper is internal to the module. So neither can \
            stand where two expressions must have one type (the arms of `? :`, several `return`s of one `some View`), in the \
            head of an `if`, `guard`, `switch` or loop, or in code that other modules inline. Move the view into a \
            property or a `@ViewBuilder` function first, and run the tool again.
            """),
        Explanation(
            .manual, .noShape,
            """
            A material without a shape fills the bounds of its view. Glass has no such form: without a shape it is a \
            capsule, and with `.rect` a sharp-edged slab that looks foreign on 26. Decide on a shape (a capsule or a rounded \
            rectangle), write it after `in:`, and run the tool again. A plate that floats, with room around it, is proposed \
            as a rectangle, for review.
            """),
        Explanation(
            .manual, .rotatedSurface,
            """
            Glass is drawn along the axes of the screen; turned by `rotationEffect` its edges and highlights tear. Turn \
            only the content and put the glass around it, or keep the material.
            """),
        Explanation(
            .manual, .systemChrome,
            """
            Toolbars, tab bars, sheets and navigation bars draw their own glass on 26, and a background of your own \
            covers or doubles it. Remove `toolbarBackground`, `presentationBackground` and backgrounds of toolbar items \
            on 26, behind an `#available` check if older systems need them.
            """),
        Explanation(
            .manual, .unsupportedForm,
            """
            The tool found the material but can't tell which shape it fills or what belongs to the surface. Writing it \
            as `.background(material, in: shape)` makes it one that it understands.
            """),
        Explanation(
            .manual, .semanticRim,
            """
            The stroke inside the background changes with state, theme, selection or focus, so it has to stay, and \
            glass would be drawn over it. Move it out of the background into an `.overlay` of the same shape, then run \
            again.
            """),
        Explanation(
            .manual, .tintNotColor,
            """
            `Glass.tint(_:)` takes a `Color` and nothing else. Gradients, hierarchical styles such as `.tertiary` and \
            values of unknown type can't become a tint. Choose a colour that says the same, or drop the layer on 26.
            """),
        Explanation(
            .manual, .conditionalLayers,
            """
            What is drawn depends on a condition with more than one outcome besides nothing. On 26, switch between \
            `.regular`, a tinted glass and `.identity` with the same condition: \
            `.glassEffect(isOn ? .regular : .identity, in: shape)`. Don't switch by `if`: the view would lose its \
            identity and its animation.
            """),
        Explanation(
            .manual, .matchedGeometry,
            """
            `matchedGeometryEffect` moves the fill from place to place. Glass does that with `glassEffectID(_:in:)` in \
            a shared `GlassEffectContainer`; which surfaces belong together is for you to say.
            """),
        Explanation(
            .manual, .fillStyle,
            "The even-odd rule cuts holes into the shape, and glass has no fill rule. Use a shape without holes."),
        Explanation(
            .manual, .shorthandArgument,
            """
            The old code moves into a closure of the helper, where `$0` would mean something else. Give the outer \
            closure a named parameter, then run again.
            """),
        Explanation(
            .manual, .effectsInRun,
            "The helper's closure is neither async nor throwing. Compute the value before, then run again."),
        Explanation(
            .manual, .directiveInRun,
            """
            An `#if` or `#endif` stands between the modifiers that would be replaced, so each branch would need a \
            rewrite of its own. Move the directive around the whole surface, or out of it. Directives around modifiers that \
            merely stand between the material and its clip are no hindrance.
            """),
        Explanation(
            .manual, .nameCollision,
            """
            The app declares something by the name of a system API or of the generated helper, so the rewrite would \
            call the wrong one. Rename it, or name your own helper with `--helper`.
            """),
        Explanation(
            .manual, .designCompatibility,
            """
            `UIDesignRequiresCompatibility = YES` in the Info.plist keeps the whole app on the old design on 26, and \
            the key is ignored from 27 on. Remove it first; then migrate.
            """),
        Explanation(
            .manual, .uiKit,
            """
            On 26: `UIVisualEffectView(effect: UIGlassEffect(style: .regular))`, with `UIGlassContainerEffect` around \
            several of them and `cornerConfiguration` for the shape; keep the blur behind `#available(iOS 26, *)` for \
            older systems. A representable wrapper that only blurs can become a SwiftUI glass effect.
            """),
        Explanation(
            .manual, .appKit,
            """
            On macOS 26: `NSGlassEffectView` with the content as its `contentView` (not as a subview), and \
            `NSGlassEffectContainerView` around several of them. Keep the effect view for older systems.
            """),
        Explanation(
            .manual, .unusedSuppression,
            """
            Nothing on the lines that the comment covers would be reported with the codes that it names, with the options \
            of this run. The code it was for has moved, or it was never needed: remove the comment, or move it to the \
            line that it is about. A comment without codes beside glass is not counted here; it may be meant for `audit`.
            """),
        Explanation(
            .manual, .unknownCode,
            """
            The comment names a code that no rule and no reason has, so it covers nothing. `glass-migrate rules` lists \
            them all. What is only a remark goes behind `--`: `// glass-migrate:ignore material-surface -- by design`.
            """),
        Explanation(
            .manual, .ownWrapper,
            """
            `wrappers` of `.glass-migrate.yml` names this type or function as one that paints a material, and its code \
            is not in the repository, so nothing is known about its shape. Where it comes from a package of yours, \
            migrate it there; otherwise replace it on 26 by `.glassEffect(.regular, in: shape)` and keep it for older \
            systems.
            """),
        Explanation(
            .manual, .distantClip,
            """
            Padding or a frame between the material and the clip makes the clipped area larger than the background. \
            Glass has one shape for both. Put the clip directly after the background, or write \
            `.background(material, in: shape)`.
            """),
        Explanation(
            .manual, .coveringMaterial,
            """
            The material lies over its content and blurs it, as for a locked or spoiler state. Glass is not a blur of \
            what it covers. Use `.blur(radius:)`, or keep the material.
            """),
        Explanation(
            .manual, .syntaxError,
            """
            The parser met something around this place that it can't read. Either the file doesn't compile, or it uses \
            syntax that the parser doesn't know yet; the rest of the file is not affected.
            """),
        Explanation(
            .manual, .helperMisfit,
            """
            `--helper` names a modifier of the project, and all glass goes through it. It can take a surface if it has a \
            parameter for any shape, one for a corner radius where the shape is a rounded rectangle, or draws the very \
            shape that stands here; a tint and a condition need a parameter of their own, and everything else it asks \
            for a default value. It must also be visible from this file. The note with the finding says what is missing.
            """),
        Explanation(
            .manual, .verification,
            """
            Every rewrite has to prove that older systems run the same tokens as before, that nothing else moved and \
            that the syntax did not get worse. This one did not pass, so it was taken back. The note with the finding \
            says what did not hold. It is a fault of the tool worth reporting.
            """),
        Explanation(
            .manual, .typeCheck,
            """
            With `--typecheck` the compiler reads the module before and after. The rewrite adds an error that was not \
            there, so it was taken back; the note with the finding has the compiler's words. Migrate the place by hand, \
            and report it if the rewrite looks right.
            """),
    ]
}
