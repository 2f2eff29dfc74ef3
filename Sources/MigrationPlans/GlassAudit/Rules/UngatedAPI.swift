import Rewriter

/// API of 26 where some target runs, or is compiled, without it.
///
/// Source: API.md for what is where; public repositories whose Mac, visionOS or Xcode 16 builds broke (P045, P060, P133).
struct UngatedAPI: AuditRule {
    let page = AuditPage(
        code: "ungated-api", severity: .error,
        sentence: "API of 26 stands where a target reaches it without that system or SDK.",
        why: """
            Every platform that a file is built for needs its own gate. `#available(iOS 26, *)` lets every other platform \
            through by its `*`, so that a target for macOS 15 doesn't compile. visionOS has no `glassEffect` in any \
            version, and no `#available` hides a call from it: only `#if !os(visionOS)` does. Xcode 16 doesn't know the \
            names at all, which takes `#if compiler(>=6.2)`. Floors and platforms are read from the project's own files; \
            where those don't say, nothing is reported.
            """,
        remedy: """
            Name all platforms: `#available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)`. For visionOS and Xcode 16, \
            go through a modifier that carries the `#if`s. The fix sends the place to the generated helper, which has all \
            gates. Where there was no older code, old systems get a material of the same shape. It is for review.
            """)

    func faults(in file: GlassFile) -> [Fault] {
        guard !file.floors.isEmpty else { return [] }
        var chains: Set<SyntaxNode> = []
        var faults: [Fault] = []
        for node in file.tree.nodes where node.kind == .callExpression && !node.isCalleeOfCall {
            guard let call = Call(node), !call.isOnBackport, let api = GlassAPI(call),
                !file.index.declaredNames.contains(api.plainName), !isInMacro(node)
            else { continue }
            let gaps = gaps(of: api, at: call, in: file)
            // One fault a chain: the rest of it needs the same gate.
            guard let first = gaps.first, chains.insert(Chain.outermost(node)).inserted else { continue }
            faults.append(
                Fault(
                    range: place(of: call), message: sentence(api, gaps: gaps, first),
                    fix: GateRepair(file: file, node: node, call: call, isUnchecked: gaps.contains(where: \.isVersion))
                        .repair))
        }
        return faults
    }

    /// Why one platform or toolchain doesn't have what is called.
    private enum Gap {
        case version(Platform, runs: Version, needs: Version)
        case unavailable(Platform)
        case compiler

        var isVersion: Bool { if case .version = self { true } else { false } }
    }

    private func gaps(of api: GlassAPI, at call: Call, in file: GlassFile) -> [Gap] {
        let start = place(of: call).lowerBound
        let reach = SystemReach(of: call.node, at: start, floors: file.floors)
        var gaps = reach.floors.sorted { $0.key < $1.key }.compactMap { platform, floor -> Gap? in
            guard let needed = api.versions[platform] else { return .unavailable(platform) }
            guard let floor, floor < needed else { return nil }
            return .version(platform, runs: floor, needs: needed)
        }
        if let xcode = file.xcode, xcode < 26, file.asksForCompiler, let platform = reach.floors.keys.sorted().first,
            BuildConditions(at: start, in: file.tree).hold(on: platform, xcode: xcode) == true
        {
            gaps.append(.compiler)
        }
        return gaps
    }

    private func sentence(_ api: GlassAPI, gaps: [Gap], _ first: Gap) -> String {
        let more = gaps.count > 1 ? " (and \(gaps.count - 1) more)" : ""
        switch first {
        case .version(let platform, let runs, let needs):
            return "\(api.name) needs \(platform.rawValue) \(needs), and \(platform.rawValue) \(runs) gets here\(more)."
        case .unavailable(let platform):
            return "\(api.name) doesn't exist on \(platform.rawValue), for which this is compiled\(more)."
        case .compiler:
            return "Xcode 16 builds this too, and doesn't know \(api.name): it needs #if compiler(>=6.2)."
        }
    }

    /// The name alone, without what is modified.
    private func place(of call: Call) -> SourceRange {
        let isMember = call.callee.kind == .navigationExpression
        return ((isMember ? Array(call.callee.children).last?.start : nil) ?? call.node.start)..<call.node.end
    }

    /// Previews have gates of their own, which the grammar doesn't tie to them.
    private func isInMacro(_ node: SyntaxNode) -> Bool {
        node.ancestors.contains { ancestor in
            ancestor.kind == .macroInvocation
                || ancestor.kind == .classDeclaration
                    && Declarations.conformances(of: ancestor).contains { $0.hasPrefix("Preview") }
        }
    }
}

extension GlassAPI {
    /// `glass` for `.glass`.
    var plainName: String { String(name.drop { $0 == "." }) }
}

/// Sends an ungated place to the generated helper.
private struct GateRepair {
    let file: GlassFile
    let node: SyntaxNode
    let call: Call
    /// Older systems get here; otherwise only `#if`s are missing, and there is a check already.
    let isUnchecked: Bool

    private var names: HelperNames { file.helperNames ?? HelperNames() }

    /// `nil` where the helper can't say what stands here.
    var repair: Fault.Repair? {
        guard !file.tree.directives.contains(where: { $0.overlaps(node.range) }), file.helperNames != nil else {
            return nil
        }
        if let checked { return checked }
        guard isUnchecked, node.enclosing([.ifStatement])?.child(.availabilityCondition) == nil else { return nil }
        switch StyleExpression.calleeName(call.callee) {
        case "glassEffect": return effect
        case "buttonStyle": return button
        case "GlassEffectContainer" where call.arguments.allSatisfy { $0.label == "spacing" }:
            return Fault.Repair(
                .review, "Through the helper's container", [Edit(call.callee.range, names.name(.container))],
                requires: [.container])
        default: return nil
        }
    }

    private var title: String { "Through the helper, which has all gates" }

    private var surface: GlassSurface? { file.surfaces.first { $0.node == node } }

    private func glass(of surface: GlassSurface) -> GlassCall? {
        let variants = surface.glass?.variants ?? ["regular"]
        let tints = surface.glass?.tints ?? []
        guard variants == ["regular"], tints.count < 2, surface.glass?.node.kind != .ternaryExpression else {
            return nil
        }
        var glass = GlassCall(shape: surface.shape?.text ?? ".capsule", tint: tints.first?.text)
        glass.isInteractive = surface.isInteractive
        return glass
    }

    /// A material of the same shape for systems that had nothing here.
    private var effect: Fault.Repair? {
        guard let surface, let link = surface.link, let glass = glass(of: surface), surface.following.isEmpty,
            file.targets.haveMaterial
        else { return nil }
        let range = surface.chain.links[link].range
        let dot = Run(surface.chain, link...link).startsWithDot ? "." : ""
        let text = "\(dot)\(glass.helper(names)) { $0.background(.ultraThinMaterial, in: \(glass.shape)) }"
        return Fault.Repair(.review, title, [Edit(range, text)], requires: glass.helperParts)
    }

    private var button: Fault.Repair? {
        let chain = Chain(around: node)
        guard let link = chain.index(of: node), let style = call.arguments.first?.value.normalizedText,
            [".glass", ".glassProminent"].contains(style), call.arguments.count == 1
        else { return nil }
        let isProminent = style == ".glassProminent"
        let run = Run(chain, link...link)
        let old = isProminent ? ".borderedProminent" : ".bordered"
        let text =
            (run.startsWithDot ? "." : "") + names.name(.button)
            + (isProminent ? "(prominent: true)" : "") + " { $0.buttonStyle(\(old)) }"
        return Fault.Repair(.review, title, [Edit(run.range, text)], requires: [.button])
    }

    /// `if #available(…) { x.glassEffect(…) } else { x.old() }` as `x.liquidGlass(…) { $0.old() }`.
    private var checked: Fault.Repair? {
        guard let surface, let link = surface.link, let glass = glass(of: surface), surface.following.isEmpty,
            let check = AvailabilityCheck(around: surface.chain.node), check.new == surface.chain.node,
            surface.chain.node.parent?.kind == .statements, let old = check.old.map({ Chain($0) }),
            old.node.parent?.kind == .statements, old.links.count > link,
            text(of: old, before: link).swiftTokens == text(of: surface.chain, before: link).swiftTokens
        else { return nil }
        let run = Run(old, link...old.links.count - 1)
        let dot = run.startsWithDot ? "." : ""
        let fallback = "$0\(run.startsWithDot ? "" : ".")\(outdented(file.tree.source.text(in: run.range)))"
        let new = "\(text(of: surface.chain, before: link))\(dot)\(glass.helper(names)) { \(fallback) }"
        return Fault.Repair(.review, title, [Edit(check.statement.range, new)], requires: glass.helperParts)
    }

    private func text(of chain: Chain, before link: Int) -> String {
        outdented(file.tree.source.text(in: chain.node.start..<chain.links[link].range.lowerBound))
    }

    /// One step less, as the code no longer stands in a branch.
    private func outdented(_ text: String) -> String {
        let layout = Layout(file.tree)
        return text.replacing(layout.newline + layout.step, with: layout.newline)
    }
}
