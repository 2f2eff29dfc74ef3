import Rewriter

/// Which layer of the interface a surface sits in. Raw values stand in reports.
enum Layer: String {
    case control, floating, bar, card, content, backdrop, chrome, host, ink
    /// It is no view by itself.
    case none = ""
}

/// Everything that the policy decides by.
struct Case {
    let surface: Surface
    let facts: SurfaceFacts
    let traits: Placement.Traits
    let options: LiquidGlassOptions

    /// First match wins: host, backdrop, chrome and ink, then what the user says, control, content, floating, bar, card.
    var layer: Layer {
        if surface.form == .storedMaterial || surface.form == .argument { return .none }
        if surface.settled == .keep(.hostWidget)
            || !traits.isDisjoint(with: [.widget, .hostExtension, .menuBar, .renderer, .watchFace]) || facts.host != nil
        {
            return .host
        }
        if surface.form == .ink { return .ink }
        if surface.form == .chrome { return .chrome }
        if facts.isFullBleed, traits.contains(.safeAreaInset) { return .bar }
        if facts.isFullBleed || surface.settled == .keep(.masked) { return .backdrop }
        if !traits.isDisjoint(with: [.chrome, .menuContent]) || facts.isUnshaped && traits.contains(.sheetRoot) {
            return .chrome
        }
        if let layer = traits.declaredLayer { return layer }
        if traits.contains(.row) || facts.isSelectableText || facts.standsAlone { return .content }
        if facts.isBarBackground || facts.isUnshaped && traits.contains(.safeAreaInset) { return .bar }
        if isControl { return isRepeatedCard ? .content : .control }
        if !traits.isDisjoint(with: [.loop, .onPicture]) { return .content }
        if facts.isUnshaped, !facts.isInset || traits.isDisjoint(with: .floating) { return .bar }
        if !traits.isDisjoint(with: .floating) { return .floating }
        if traits.contains(.inSheet) { return .content }
        if facts.isTextField, !traits.contains(.scroll) { return .control }
        return .card
    }

    /// A tappable card or row that is repeated in a scroll view is content, unlike a chip.
    private var isRepeatedCard: Bool {
        traits.isSuperset(of: [.loop, .scroll]) && (!facts.isPlainLabel || facts.isWide)
    }

    private var isControl: Bool {
        !traits.isDisjoint(with: .control) || facts.isControl || facts.isTapped || facts.isMenu
            || traits.contains(.menuLabel)
    }
}

/// The whole policy, one line a decision; the first line that fits decides.
struct Policy {
    struct Line {
        let fits: (Case) -> Bool
        let verdict: Verdict
    }

    static func verdict(for surface: Case) -> Verdict {
        table.first { $0.fits(surface) }?.verdict ?? .rewrite(applicability(for: surface))
    }

    private static func when(_ verdict: Verdict, _ fits: @escaping (Case) -> Bool) -> Line {
        Line(fits: fits, verdict: verdict)
    }

    private static var table: [Line] {
        [
            // What someone decided already.
            when(.keep(.existingFallback)) { $0.traits.contains(.oldBranch) || $0.facts.feedsAdaptiveHelper },
            // What is painted for the new system alone is its look there.
            when(.keep(.existingFallback)) { $0.surface.form == .fill && $0.traits.contains(.newBranch) },
            when(.keep(.accessibilityBranch)) { $0.facts.servesReducedTransparency },
            when(.keep(.deliberate)) { $0.facts.isDeliberate },
            when(.keep(.storedMaterial)) { $0.surface.form == .storedMaterial },
            when(.keep(.passedMaterial)) { $0.surface.form == .argument },
            when(.manual(.designCompatibility)) { $0.facts.keepsOldDesign },

            // Places where glass is never right.
            when(.keep(.hostVision)) { $0.facts.host == .visionOS },
            when(.keep(.hostTests)) { $0.facts.host == .tests },
            when(.keep(.hostWidget)) {
                $0.surface.settled == .keep(.hostWidget) || $0.traits.contains(.widget) || $0.facts.host == .widget
            },
            when(.keep(.hostExtension)) { $0.traits.contains(.hostExtension) || $0.facts.host == .appExtension },
            when(.keep(.preview)) { $0.traits.contains(.preview) },
            when(.keep(.hostWatch)) { $0.traits.contains(.watchFace) },
            when(.keep(.hostRenderer)) { $0.traits.contains(.renderer) },
            when(.keep(.hostMenuBar)) { $0.traits.contains(.menuBar) },
            when(.keep(.ink)) { $0.layer == .ink },
            when(.keep(.masked)) { $0.surface.settled == .keep(.masked) },
            when(.keep(.opaqueFill)) { $0.surface.settled == .keep(.opaqueFill) },
            when(.keep(.backdrop)) { $0.layer == .backdrop },
            when(.keep(.glassBackgroundEffect)) { $0.facts.hasVisionGlass },
            when(.keep(.nestedGlass)) { $0.traits.contains(.glass) || $0.facts.holdsGlass || $0.facts.isInsideGlass },
            when(.keep(.menuLabel)) { $0.traits.contains(.menuLabel) || $0.facts.isMenu },
            when(.manual(.systemChrome)) { $0.layer == .chrome },
            when(.keep(.contentLayer)) { $0.layer == .content && !$0.options.include.contains(.content) },

            // Code that can't move.
            when(.manual(.syntaxError)) { $0.facts.hasSyntaxError },
            when(.manual(.directiveInRun)) { $0.facts.hasDirective || $0.surface.settled == .manual(.directiveInRun) },

            // Forms that glass can't take over.
            when(.manual(.conditionalLayers)) { $0.isConditionalBeyondGlass },
            when(.manual(.semanticRim)) { $0.surface.settled == .manual(.semanticRim) },
            when(.manual(.unsupportedForm)) { $0.surface.settled == .manual(.unsupportedForm) },
            when(.manual(.coveringMaterial)) { $0.surface.settled == .manual(.coveringMaterial) },
            when(.manual(.fillStyle)) { $0.surface.settled == .manual(.fillStyle) },
            when(.manual(.distantClip)) { $0.surface.settled == .manual(.distantClip) || $0.facts.isClippedLater },
            when(.manual(.rotatedSurface)) { $0.facts.rotates || $0.traits.contains(.rotated) },
            when(.manual(.edgeToEdgeBar)) { $0.layer == .bar && !$0.facts.isOwnBar },
            when(.manual(.noShape)) { $0.facts.isUnshaped && !$0.isRectangle },
            when(.keep(.opaqueFill)) { $0.has { if case .opaqueFill = $0 { true } else { false } } },
            when(.manual(.matchedGeometry)) { $0.hasInner { if case .matchedGeometry = $0 { true } else { false } } },
            when(.manual(.tintNotColor)) {
                $0.has { if case .unknownTint = $0 { true } else { false } } || $0.tintCount > 1
            },
            when(.manual(.semanticRim)) { $0.hasInner { if case .semanticRim = $0 { true } else { false } } },
            when(.manual(.unsupportedForm)) { $0.surface.shape == nil && $0.facts.isLayer && !$0.facts.isUnshaped },

            when(.manual(.unsupportedPosition)) { $0.facts.isMisplaced },
            when(.manual(.effectsInRun)) { $0.facts.hasEffects },
            // An own helper may do without a closure; whether this one does is seen later.
            when(.manual(.shorthandArgument)) {
                $0.facts.usesShorthand && !$0.facts.isBuilderStatement && $0.options.helperName == nil
            },
        ]
    }

    /// Safe only where neither taste nor geometry can disagree.
    private static func applicability(for surface: Case) -> Applicability {
        let facts = surface.facts
        let isPlain = surface.layer == .control || surface.layer == .floating
        let isDoubtful =
            surface.surface.form == .fill || !surface.traits.isDisjoint(with: [.loop, .newBranch, .inSheet, .onOpaque])
            || facts.hitAreaMoves || facts.isUnshaped || facts.holdsScroller || facts.ignoresSafeArea
            || facts.isLayer || facts.isBlurred || facts.isUncompiled || facts.mayHoldSurfaces || facts.mayBeTextInput
            || surface.surface.distantClip != nil || facts.hasFlatBackdrop
            || surface.tintCount > 0 || surface.surface.style.condition != nil
            || surface.surface.style.modifiers.contains { $0 != "shadow" } || facts.isCutByDirective
            || facts.usesShorthand
            || facts.clipsDiffer
            || surface.hasInner {
                switch $0 {
                case .opacity, .blur, .geometry: true
                default: false
                }
            }
        return isPlain && !isDoubtful ? .safe : .review
    }
}

extension Case {
    /// Without a shape, but a bar or floating plate for sure: glass takes its rectangle, and a person the decision.
    var isRectangle: Bool {
        layer == .bar ? facts.isOwnBar : layer == .floating && facts.isInset && !facts.isLayer
    }

    func has(_ test: (Decoration.Kind) -> Bool) -> Bool {
        hasInner(test) || facts.runDecorations.contains { test($0.kind) }
    }

    func hasInner(_ test: (Decoration.Kind) -> Bool) -> Bool { surface.inner.contains { test($0.kind) } }

    var tintCount: Int {
        (surface.inner + facts.runDecorations).count { if case .tint = $0.kind { true } else { false } }
    }

    /// Several layers, or a condition that `.identity` can't express.
    var isConditionalBeyondGlass: Bool {
        if case .manual(.conditionalLayers) = surface.settled { return true }
        if case .other = surface.style.condition?.otherwise { return true }
        return hasInner {
            switch $0 {
            case .conditional, .picture: true
            default: false
            }
        }
    }
}
