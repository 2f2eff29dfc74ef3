import Rewriter

/// Sends a surface to the repository's own helper instead of the generated one.
struct OwnHelperEmitter {
    /// Those of the chosen name that the file can call.
    let helpers: [OwnHelper]
    let emitter: Emitter

    func rewrite(_ judged: JudgedSurface, _ glass: GlassCall) throws(OwnHelperCall.Misfit) -> SurfaceRewrite {
        let old = oldText(of: judged)
        let call = try OwnHelperCall.best(helpers, for: glass, run: old)
        let edits = try edits(judged, glass, call)
        let fix = Fix(
            title: "Liquid Glass through \(call.helper.name)", edits: EditList(edits) ?? EditList(),
            replacesOldCode: !call.takesFallback)
        // Behind a text input or as a layer the helper has another receiver than the old code had.
        let isElsewhere = !call.takesFallback && (judged.facts.isLayer || glass.isBehind || glass.clips)
        let isFaithful = call.isFaithful && !isElsewhere
        var notes = call.lacks.map { Finding.Note("helper-lacks", $0) }
        if !call.takesFallback {
            notes.append(
                .init("helper-owns-fallback", "\(call.helper.name) chooses between glass and older code itself."))
        }
        if !isFaithful { notes.append(.init("fallback-differs", Self.difference(call, old: old))) }
        return SurfaceRewrite(fix: fix, isDoubtful: !isFaithful || !call.lacks.isEmpty, notes: notes)
    }

    /// What the helper takes the place of.
    private func oldText(of judged: JudgedSurface) -> String {
        let source = emitter.tree.source
        if judged.facts.isLayer { return source.text(in: judged.layerRange) }
        let clip = judged.surface.distantClip.map { source.text(in: Run(judged.surface.chain, $0...$0).range) }
        return source.text(in: judged.run.range) + (clip ?? "")
    }

    private func edits(
        _ judged: JudgedSurface, _ glass: GlassCall, _ call: OwnHelperCall
    ) throws(OwnHelperCall.Misfit) -> [Edit] {
        if call.takesFallback {
            guard judged.surface.distantClip == nil, !judged.facts.usesShorthand else {
                throw OwnHelperCall.Misfit(
                    message: "The old code can't move into the closure of \(call.helper.signature).")
            }
            return judged.facts.isLayer
                ? emitter.layer(call.text, around: judged.layerRange) : emitter.call(call.text, around: judged.run)
        }
        if judged.facts.isLayer { return [Edit(judged.layerRange, "\(emitter.names.clearColor).\(call.text)")] }
        let crops = glass.clips && call.helper.body?.clips == false
        let modifiers =
            (crops ? ["clipShape(\(glass.shape))"] : [])
            + [glass.isBehind ? "background { \(emitter.names.clearColor).\(call.text) }" : call.text]
        let clip = judged.surface.distantClip.map { Run(judged.surface.chain, $0...$0) }
        return emitter.replace(judged.run, by: modifiers) + (clip.map(emitter.remove) ?? [])
    }

    private static func difference(_ call: OwnHelperCall, old: String) -> String {
        let old = old.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let new = call.oldCode else {
            return "What \(call.helper.name) draws on old systems can't be compared with `\(old)`."
        }
        if new.isEmpty { return "Old systems get nothing from \(call.helper.name) instead of `\(old)`." }
        return "Old systems get `\(new)` from \(call.helper.name) instead of `\(old)`."
    }
}

/// How a surface becomes glass.
struct SurfaceRewrite {
    let fix: Fix
    /// A person should look at it, whatever the policy says.
    var isDoubtful = false
    var notes: [Finding.Note] = []
}

/// Tells of helpers that could be used, where they are not.
enum OwnHelperAdvice {
    /// One note a file, with the first surface that goes through the generated helper.
    static func add(to findings: inout [Finding], of tree: SyntaxTree, index: ViewIndex) {
        guard let first = findings.firstIndex(where: { !($0.fix?.requires.isEmpty ?? true) }) else { return }
        let names = index.ownHelpers(callableFrom: tree).filter(\.isGeneral)
            .sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name).uniqued()
        guard let name = names.first else { return }
        let others = names.dropFirst().prefix(2)
        let more = others.isEmpty ? "" : " (there is also \(others.joined(separator: ", ")))"
        findings[first].notes.append(
            .init(
                "own-helper",
                "The project chooses between glass and older code itself: --helper \(name) uses that\(more)."))
    }
}

extension OwnHelper {
    /// Nothing else that it needs could be missing.
    fileprivate var isGeneral: Bool { parameters.allSatisfy { $0.role != .other || $0.defaultValue != nil } }

    /// The more shapes it can draw, the lower.
    fileprivate var rank: Int {
        if parameters.contains(where: { if case .shape = $0.role { true } else { false } }) { return 0 }
        return parameters.contains { $0.role == .cornerRadius } ? 1 : 2
    }
}

extension [String] {
    fileprivate func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
