import Rewriter

/// Turns a judged surface into a finding, with its fix where it has one.
struct SurfaceEmitter {
    let tree: SyntaxTree
    let style: ModuleStyle
    let options: LiquidGlassOptions
    let index: ViewIndex
    private let emitter: Emitter
    /// `nil` where no name is left.
    private let names: HelperNames?

    init(tree: SyntaxTree, style: ModuleStyle, options: LiquidGlassOptions, index: ViewIndex) {
        self.tree = tree
        self.style = style
        self.options = options
        self.index = index
        names = index.names.helperNames(in: tree.source.path)
        self.emitter = Emitter(tree, names: names ?? HelperNames())
    }

    func finding(for judged: JudgedSurface) -> Finding {
        var verdict = judged.verdict
        var rewrite: SurfaceRewrite?
        var notes: [Finding.Note] = []
        if judged.isRewritten {
            do throws(Obstacle) {
                let made = try self.rewrite(judged)
                if made.isDoubtful { verdict = .rewrite(.review) }
                notes = made.notes
                rewrite = made
            } catch {
                verdict = .manual(error.reason)
                notes = [error.note].compactMap { $0 }
            }
        }
        return Finding(
            rule: "material-surface", range: judged.range, form: judged.surface.form.rawValue,
            layer: judged.layer.rawValue,
            verdict: verdict, message: message(judged, verdict: verdict),
            notes: self.notes(judged, verdict: verdict) + notes,
            related: related(judged), tokens: judged.surface.style.tokens.map(\.range), fix: rewrite?.fix,
            layers: Layering(judged: judged, glass: rewrite == nil ? nil : glass(for: judged)).layers)
    }

    // MARK: fix

    /// Why a surface that deserves glass can't be given it.
    private struct Obstacle: Error {
        let reason: Reason
        var note: Finding.Note?
    }

    private func rewrite(_ judged: JudgedSurface) throws(Obstacle) -> SurfaceRewrite {
        let glass = glass(for: judged)
        let usesOwnHelper = options.helperName != nil && style.form != .native
        if !usesOwnHelper, names == nil || index.names.sees("glassEffect", in: tree.source.path) {
            throw Obstacle(reason: .nameCollision)
        }
        if style.form == .native {
            if judged.facts.usesShorthand { throw Obstacle(reason: .shorthandArgument) }
            return SurfaceRewrite(fix: nativeFix(judged, glass))
        }
        if style.form == .inline, let fix = inlineFix(judged, glass) { return SurfaceRewrite(fix: fix) }
        if usesOwnHelper { return try ownHelperRewrite(judged, glass) }
        if judged.facts.usesShorthand {
            guard let fix = shorthandFix(judged, glass) else { throw Obstacle(reason: .shorthandArgument) }
            return SurfaceRewrite(fix: fix)
        }
        return SurfaceRewrite(fix: buttonFix(judged) ?? helperFix(judged, glass))
    }

    private func ownHelperRewrite(_ judged: JudgedSurface, _ glass: GlassCall) throws(Obstacle) -> SurfaceRewrite {
        let helpers = index.ownHelpers(callableFrom: tree).filter { $0.name == options.helperName }
        do throws(OwnHelperCall.Misfit) {
            return try OwnHelperEmitter(helpers: helpers, emitter: emitter).rewrite(judged, glass)
        } catch {
            throw Obstacle(reason: .helperMisfit, note: .init(Reason.helperMisfit.code, error.message))
        }
    }

    /// The system's button style, where that is wanted and possible.
    private func buttonFix(_ judged: JudgedSurface) -> Fix? {
        guard options.buttons == .style, style.form == .helper, judged.traits.contains(.controlLabel) else {
            return nil
        }
        return GlassButtons(tree: tree, names: emitter.names, floor: style.floor).fix(for: judged)
    }

    /// A run that says `$0` of an outer closure can't move into the helper's.
    private func shorthandFix(_ judged: JudgedSurface, _ glass: GlassCall) -> Fix? {
        judged.facts.usesShorthand && style.allowsInline ? inlineFix(judged, glass, anyStatement: true) : nil
    }

    private func glass(for judged: JudgedSurface) -> GlassCall {
        let surface = judged.surface
        let facts = judged.facts
        var glass = GlassCall(shape: surface.shape?.text ?? ".rect", tint: surface.tint)
        for decoration in surface.inner + facts.runDecorations {
            if case .tint(let color) = decoration.kind { glass.tint = color }
        }
        if let condition = surface.style.condition, case .nothing = condition.otherwise {
            glass.isOn = condition.isNegated ? "!(\(condition.text))" : condition.text
        }
        glass.clips = facts.cropsContent && !facts.isLayer
        glass.isBehind = facts.isTextInput && !facts.isLayer
        glass.keepsHitArea = facts.needsHitArea && !facts.isLayer
        glass.isInteractive =
            facts.isTapped && !facts.isControl && !facts.holdsControls && !facts.isTextInput && !facts.isLayer
            && judged.traits.isDisjoint(with: .control) && judged.traits.isDisjoint(with: [.loop, .inSheet])
        return glass
    }

    private func helperFix(_ judged: JudgedSurface, _ glass: GlassCall) -> Fix {
        var edits: [Edit]
        var parts = glass.helperParts
        if judged.facts.isLayer {
            edits = emitter.layer(glass, around: judged.layerRange)
        } else {
            edits = emitter.helper(glass, around: judged.run)
            if let clip = judged.surface.distantClip {
                edits += emitter.before(Run(judged.surface.chain, clip...clip))
                parts.insert(.before)
            }
        }
        return make("Liquid Glass through the helper", edits, requires: Set(parts.map(\.rawValue)))
    }

    private func nativeFix(_ judged: JudgedSurface, _ glass: GlassCall) -> Fix {
        var glass = glass
        glass.isInteractive = false
        var edits: [Edit]
        if judged.facts.isLayer {
            edits = emitter.nativeLayer(glass, replacing: judged.layerRange)
        } else {
            edits = emitter.native(glass, replacing: judged.run)
            if let clip = judged.surface.distantClip { edits += emitter.remove(Run(judged.surface.chain, clip...clip)) }
        }
        return make("Liquid Glass", edits, replacesOldCode: true)
    }

    /// `if #available` around a whole statement of a modifier, extension or style; `nil` where that isn't possible.
    private func inlineFix(_ judged: JudgedSurface, _ glass: GlassCall, anyStatement: Bool = false) -> Fix? {
        guard !judged.facts.isLayer, judged.surface.distantClip == nil, glass.isOn == nil,
            let place = InlinePlace(judged.surface.chain, tree: tree, anyStatement: anyStatement)
        else { return nil }
        var glass = glass
        glass.isInteractive = false
        var edits = emitter.inline(
            glass, run: judged.run, statement: place.statement, platforms: style.platforms)
        if let attribute = place.viewBuilderInsertion {
            edits.append(.insert(emitter.names.qualified("@ViewBuilder") + attribute.separator, at: attribute.offset))
        }
        return make("Liquid Glass behind an availability check", edits)
    }

    private func make(_ title: String, _ edits: [Edit], requires: Set<String> = [], replacesOldCode: Bool = false)
        -> Fix
    {
        // Edits of one surface can't overlap; if a mistake made them, the empty fix is refused by the verifier.
        Fix(title: title, edits: EditList(edits) ?? EditList(), requires: requires, replacesOldCode: replacesOldCode)
    }

    // MARK: words

    private func message(_ judged: JudgedSurface, verdict: Verdict) -> String {
        if let reason = verdict.reason { return reason.sentence }
        let shape = judged.surface.shape.map { " in \(Self.oneLine($0.text))" } ?? ""
        let what =
            judged.surface.form == .fill
            ? "The painted plate becomes Liquid Glass"
            : judged.facts.isTextInput ? "Glass goes behind the text field" : "The material becomes Liquid Glass"
        return what + shape + "."
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func notes(_ judged: JudgedSurface, verdict: Verdict) -> [Finding.Note] {
        var notes: [Finding.Note] = []
        if let owner = judged.owner, usesMatter(owner), verdict.applicability != nil || verdict == .keep(.contentLayer)
        {
            let count = index.finalUses(of: owner.name, declaredIn: tree.source.path).count
            notes.append(
                .init(
                    "uses",
                    "\(owner.name) is used in \(count) \(count == 1 ? "place" : "places"): one edit changes them all."))
        }
        if judged.facts.feedsAdaptiveHelper {
            notes.append(
                .init(
                    "helper-owns-fallback",
                    "The function that takes the material chooses between glass and older code itself."))
        }
        guard verdict.applicability != nil else { return notes }
        if judged.facts.isUnshaped {
            notes.append(
                .init(
                    "rectangle",
                    judged.layer == .bar
                        ? "The bar had no shape, so the glass is a rectangle that ends at the safe area: give it a shape "
                            + "and padding, or let safeAreaBar or the system's toolbar draw it."
                        : "The material had no shape, so the glass is a rectangle: give it a shape."))
        }
        if judged.facts.hitAreaMoves {
            notes.append(
                .init(
                    "hit-area", "The background lies outside the control: check that all of it still reacts to touch."))
        }
        if judged.facts.liesOnMaterial {
            notes.append(.init("on-material", "It stands on a material that stays: look at both together."))
        }
        if judged.facts.mayHoldSurfaces {
            notes.append(
                .init(
                    "holds-surfaces", "Components inside it draw surfaces too: make sure that no glass lies on glass."))
        }
        if judged.facts.isUncompiled {
            notes.append(.init("no-target", "No known target compiles this file."))
        }
        if judged.facts.hasShadowLeft, !judged.facts.isLayer {
            notes.append(.init("shadow-left", "A shadow stays on the glass; remove it if it looks doubled."))
        }
        if judged.surface.style.modifiers.contains("opacity")
            || judged.surface.inner.contains(where: { if case .opacity = $0.kind { true } else { false } })
        {
            notes.append(.init("opacity", "The material was translucent; glass is always regular."))
        }
        if judged.isDimmed {
            notes.append(.init("opacity", "The view is dimmed as a whole, which doesn't thin glass: look at both."))
        }
        if judged.dropsColor {
            notes.append(
                .init("color-dropped", "The plate's colour isn't provably a Color and is gone on 26: tint by hand."))
        }
        if judged.traits.contains(.inSheet) {
            notes.append(.init("in-sheet", "It stands in a sheet, which the system draws on glass: look at both."))
        }
        notes += LegibilityNotes.notes(for: judged, tree: tree)
        return notes
    }

    /// Shared components, not views that happen to have a name.
    private func usesMatter(_ owner: Placement.Owner) -> Bool {
        let count = index.finalUses(of: owner.name, declaredIn: tree.source.path).count
        switch owner.kind {
        case .modifier, .style, .viewFunction: return count > 0
        case .view: return count > 1
        case .other: return false
        }
    }

    private func related(_ judged: JudgedSurface) -> [Finding.Related] {
        guard let owner = judged.owner, usesMatter(owner) else { return [] }
        return index.finalUses(of: owner.name, declaredIn: tree.source.path).map {
            .init(path: $0.path, line: $0.line, message: "\(owner.name) is used here")
        }
    }
}

/// A statement that `if #available` can enclose.
struct InlinePlace {
    let statement: SourceRange
    /// Where `@ViewBuilder` is missing.
    let viewBuilderInsertion: (offset: Int, separator: String)?

    /// `anyStatement` also takes a statement of a closure, which is a builder's if it stands among views.
    init?(_ chain: Chain, tree: SyntaxTree, anyStatement: Bool) {
        // `return X` stays one in both branches, which then may differ in type; without it a builder is needed.
        let result = chain.node.parent.flatMap { Self.returns($0) ? $0 : nil }
        let node = result ?? chain.node
        // The new half repeats the kept links, and a directive can't be said twice.
        guard !tree.directives.contains(where: { $0.overlaps(node.range) }), let block = node.parent,
            block.kind == .statements
        else { return nil }
        statement = node.range
        if anyStatement, result == nil, block.parent?.kind == .lambdaLiteral {
            viewBuilderInsertion = nil
            return
        }
        let head = chain.head ?? "self"
        guard ["content", "self", "configuration"].contains(head) || chain.subject == nil,
            let function = block.enclosing([.functionDeclaration, .propertyDeclaration])
        else { return nil }
        let body = block.parent
        guard body?.kind == .functionBody || body?.kind == .computedProperty || body?.parent?.kind == .functionBody,
            block.statements.dropLast().allSatisfy({ $0.kind == .propertyDeclaration }), block.statements.last == node,
            !block.descendants.contains(where: { Self.returns($0) && $0 != result })
        else { return nil }
        viewBuilderInsertion = result == nil ? Self.builderInsertion(function, tree: tree) : nil
    }

    private static func returns(_ node: SyntaxNode) -> Bool {
        node.kind == .controlTransferStatement && node.children.first { !$0.isComment }?.isText("return") ?? false
    }

    /// `body` and `makeBody` are builders by their protocols.
    private static func builderInsertion(_ declaration: SyntaxNode, tree: SyntaxTree) -> (Int, String)? {
        let name = Declarations.name(of: declaration)
        let modifiers = declaration.child(.modifiers)?.text ?? ""
        guard name != "body", name != "makeBody", !modifiers.contains("ViewBuilder") else { return nil }
        return (declaration.start, " ")
    }
}
