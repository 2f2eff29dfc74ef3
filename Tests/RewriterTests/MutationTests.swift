import Foundation
import MigrationPlans
import Rewriter
import Testing

/// Spoils the edits of every fixture at random, always in the same way. The verifier must refuse what comes out, or
/// an independent reader must find that old systems see no change.
@Suite struct MutationTests {
    @Test func everyMutantIsRefusedOrHarmless() async throws {
        let mutants = try await withThrowingTaskGroup(of: [Mutant].self) { group in
            for fixture in Fixture.all where !fixture.isSkip && !fixture.sendsToOwnHelper {
                group.addTask { try await Self.mutants(of: fixture) }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        for mutant in mutants where mutant.outcome == .harmful { Issue.record("\(mutant)") }
        try Self.compare(mutants)
        for mutation in Mutation.allCases {
            let counts = Self.counts(mutants.filter { $0.mutation == mutation })
            print("MUTANTS \(mutation): \(counts)")
            #expect(mutants.count { $0.mutation == mutation } > 20)
        }
        print("MUTANTS all: \(Self.counts(mutants))")
        #expect(mutants.count >= 1_000)
    }

    /// What the verifier accepts, the compiler's own parser must accept too.
    private static func compare(_ mutants: [Mutant]) throws {
        let accepted = mutants.filter { $0.outcome == .harmless }
        guard let toolchain = ToolchainParserTests.installed else { return }
        for (mutant, opinion) in zip(accepted, try toolchain.opinions(on: accepted.compactMap(\.rewrite))) {
            if opinion != .agrees { Issue.record("\(opinion): \(mutant)") }
        }
    }

    /// The judge of this suite is not easily satisfied.
    @Test func theReaderTellsOldCodeFromOther() async throws {
        let right = "x.liquidGlass(in: S(\")\")) {\n    $0.old(1) // so\n}.kept()"
        #expect(OldHalfReader.isOldCode(Array("x.old(1) // so\n.kept()".utf8), keptIn: Array(right.utf8)))
        for (word, other) in [
            ("old", "new"), ("1", "2"), (".kept()", ""), ("kept", "kept().more"), ("$0", "$1"), ("so", "not so"),
            ("liquidGlass", "liquid"),
            ("$0.old(1)", "$0"), ("}", "}}"), ("\n}", ".more()\n}"), ("{", "{{"), ("x", "x.more()"),
            ("old(1)", "old (1"),
        ] {
            let wrong = right.replacing(word, with: other)
            #expect(
                !OldHalfReader.isOldCode(Array("x.old(1) // so\n.kept()".utf8), keptIn: Array(wrong.utf8)), "\(wrong)")
        }
        let check = "if #available(iOS 26.0, macOS 26.0, *) { new } else { x.old }"
        #expect(OldHalfReader.isOldCode(Array("x.old".utf8), keptIn: Array(check.utf8)))
        for (word, other) in [
            ("26", "16"), ("(iOS", "(ios"), ("else {", "else if c {"), (", *", ""), ("available", "unavailable"),
            ("old", "older"),
        ] {
            let wrong = check.replacing(word, with: other)
            #expect(!OldHalfReader.isOldCode(Array("x.old".utf8), keptIn: Array(wrong.utf8)), "\(wrong)")
        }
    }

    /// How often each kind of mutation is tried on each proposal; more for a campaign by hand.
    private static let rounds = ProcessInfo.processInfo.environment["MUTATION_ROUNDS"].flatMap(Int.init) ?? 1

    private static func mutants(of fixture: Fixture) async throws -> [Mutant] {
        var mutants: [Mutant] = []
        for proposal in try await Proposal.all(of: fixture) {
            if !proposal.replacesOldCode {
                // The judge must be right about what the engine really makes.
                #expect(proposal.keepsOldCode(proposal.after), "\(fixture.testDescription)")
            }
            var random = SplitMix64(seed: fixture.name + proposal.style)
            for mutation in Array(repeating: Mutation.allCases, count: rounds).joined() {
                guard let fixes = mutation.apply(to: proposal.fixes, random: &random) else { continue }
                let name = "\(fixture.testDescription), \(proposal.style)"
                mutants.append(
                    Mutant(name: name, mutation: mutation, rewrite: proposal.verify(fixes), fixes: fixes, of: proposal))
            }
        }
        return mutants
    }

    private static func counts(_ mutants: [Mutant]) -> String {
        let counts = Mutant.Outcome.allCases.map { outcome in "\(mutants.count { $0.outcome == outcome }) \(outcome)" }
        return "\(mutants.count) = " + counts.joined(separator: " + ")
    }
}

/// One attempt and what came of it.
private struct Mutant: CustomStringConvertible {
    let name: String
    let mutation: Mutation
    let rewrite: VerifiedRewrite?
    let outcome: Outcome

    enum Outcome: CaseIterable {
        /// By the verifier.
        case refused
        /// The text is what it was without the mutation.
        case unchanged
        /// Accepted, and rightly so.
        case harmless
        /// Accepted, but old systems see something else.
        case harmful
    }

    init(name: String, mutation: Mutation, rewrite: VerifiedRewrite?, fixes: [Fix], of proposal: Proposal) {
        self.name = name
        self.mutation = mutation
        self.rewrite = rewrite
        if let rewrite {
            let isSame = rewrite.after == proposal.after
            outcome = isSame ? .unchanged : proposal.isHarmless(rewrite, of: fixes) ? .harmless : .harmful
        } else {
            outcome = .refused
        }
    }

    var description: String { "\(name), \(mutation):\n" + String(decoding: rewrite?.after ?? [], as: UTF8.self) }
}

/// What the engine proposes for one fixture.
private struct Proposal {
    let style: String
    let helper: String?
    let forms: FallbackForms
    let tree: SyntaxTree
    let fixes: [Fix]
    let after: [UInt8]

    /// In the fixture's own style, and for every other one once more inline or natively.
    static func all(of fixture: Fixture) async throws -> [Proposal] {
        let options = try fixture.options
        var random = SplitMix64(seed: fixture.name)
        let second = [.inline, .native, options.style, options.style].randomElement(using: &random)!
        var proposals: [Proposal] = []
        for style in [options.style, second] where proposals.isEmpty || style != options.style {
            var options = options
            options.style = style
            let run = await EngineRun(try fixture.before, options: options)
            let fixes = run.outcome.findings.compactMap(\.finding.fix)
            guard !fixes.isEmpty, let tree = try Parser()?.parse(run.source) else { continue }
            proposals.append(
                Proposal(
                    style: style.rawValue, helper: options.helperName,
                    forms: LiquidGlassPlan(options: options).fallbackForms,
                    tree: tree, fixes: fixes, after: run.after))
        }
        return proposals
    }

    var replacesOldCode: Bool { fixes.contains(where: \.replacesOldCode) }

    func verify(_ fixes: [Fix]) -> VerifiedRewrite? {
        let verifier = Verifier(forms: forms)
        return try? verifier?.verify(fixes, of: tree)
    }

    func keepsOldCode(_ after: [UInt8]) -> Bool {
        OldHalfReader.isOldCode(tree.source.bytes, keptIn: after, helper: helper)
    }

    /// Where old code is kept, it must be there as it was. Where it is replaced, nothing but what the edits name may be
    /// different: the text with the edits spliced in, but for the indentation of new lines.
    func isHarmless(_ rewrite: VerifiedRewrite, of fixes: [Fix]) -> Bool {
        let before = tree.source.bytes
        guard fixes.contains(where: \.replacesOldCode) else {
            return keepsOldCode(rewrite.after)
        }
        guard let spliced = EditList(fixes.flatMap(\.edits.edits))?.apply(to: before) else { return false }
        // Only white space may differ from what was proposed, or from the edits taken one by one.
        let written = rewrite.after.filter { $0 > 0x20 }
        return written == after.filter { $0 > 0x20 } || written == spliced.filter { $0 > 0x20 }
    }
}

/// A way to spoil edits.
private enum Mutation: CaseIterable {
    case drop, duplicate, shift, changeCharacter, deleteCharacter, insertCharacter, swapReplacements, widen, narrow
    case dropOpening, dropClosing, swapPair, replaceText, moveToOtherFix, addFix

    /// `nil` when the fixes have nothing of the kind.
    func apply(to fixes: [Fix], random: inout SplitMix64) -> [Fix]? {
        guard let index = fixes.indices.filter({ !fixes[$0].edits.isEmpty }).randomElement(using: &random) else {
            return nil
        }
        var edits = fixes[index].edits.edits
        var others = fixes
        guard let chosen = edits.indices.filter({ matches(edits[$0]) }).randomElement(using: &random) else {
            return nil
        }
        let edit = edits[chosen]
        let step = Int.random(in: 1...5, using: &random)
        switch self {
        case .drop, .dropOpening, .dropClosing: edits.remove(at: chosen)
        case .duplicate: edits.append(edit)
        case .shift:
            let offset = Bool.random(using: &random) ? step : -step
            edits[chosen] = edit.moved(to: edit.range.lowerBound + offset..<edit.range.upperBound + offset)
        case .changeCharacter, .deleteCharacter, .insertCharacter:
            edits[chosen] = edit.replaced(by: spoil(edit.replacement, random: &random))
        case .swapReplacements, .swapPair:
            guard
                let other = edits.indices.filter({ $0 != chosen && isPartner(edits[$0], of: edit) }).randomElement(
                    using: &random)
            else { return nil }
            edits[chosen] = edit.replaced(by: edits[other].replacement)
            edits[other] = edits[other].replaced(by: edit.replacement)
        case .widen:
            let atStart = Bool.random(using: &random)
            edits[chosen] = edit.moved(
                to: edit.range.lowerBound - (atStart ? step : 0)..<edit.range.upperBound + (atStart ? 0 : step))
        case .narrow:
            let start = min(edit.range.lowerBound + step, edit.range.upperBound)
            edits[chosen] = edit.moved(to: start..<edit.range.upperBound)
        case .replaceText:
            edits[chosen] = edit.replaced(by: Self.texts.randomElement(using: &random)!)
        case .moveToOtherFix:
            guard let other = others.indices.filter({ $0 != index }).randomElement(using: &random) else { return nil }
            edits.remove(at: chosen)
            guard let list = EditList(others[other].edits.edits + [edit]) else { return others }
            others[other].edits = list
        case .addFix:
            let place = Int.random(in: 0...(edits.last?.range.upperBound ?? 0) + 40, using: &random)
            others.append(
                Fix(title: "", edits: EditList([.insert(Self.texts.randomElement(using: &random)!, at: place)])!))
            return others
        }
        // A list that overlaps itself is no fix at all; the verifier is shown the two halves as fixes of their own.
        guard let list = EditList(edits) else {
            return others + [Fix(title: "", edits: EditList([edit])!, replacesOldCode: fixes[index].replacesOldCode)]
        }
        others[index].edits = list
        return others
    }

    /// Which edits it is about.
    private func matches(_ edit: Edit) -> Bool {
        switch (self, edit.placement) {
        case (.dropOpening, .opening), (.dropClosing, .closing), (.swapPair, .opening): true
        case (.dropOpening, _), (.dropClosing, _), (.swapPair, _): false
        case (.narrow, _): !edit.isInsertion
        case (.changeCharacter, _), (.deleteCharacter, _): !edit.replacement.isEmpty
        default: true
        }
    }

    private func isPartner(_ other: Edit, of edit: Edit) -> Bool {
        guard self == .swapPair, case .opening(let range) = edit.placement else {
            return other.replacement != edit.replacement
        }
        return other.placement == .closing(encloses: range)
    }

    private func spoil(_ text: String, random: inout SplitMix64) -> String {
        var characters = Array(text)
        let place = Int.random(in: 0...characters.count - (self == .insertCharacter ? 0 : 1), using: &random)
        let character = Self.alphabet.randomElement(using: &random)!
        switch self {
        case .changeCharacter: characters[place] = character
        case .deleteCharacter: characters.remove(at: place)
        default: characters.insert(character, at: place)
        }
        return String(characters)
    }

    private static let alphabet = Array("ax.(){}[],:;$0\"/*#!?& \n_26-+@\\")
    private static let texts = [
        "", " ", "\n", "}", " }", "{ ", "$0", ".padding()", "// ", "/* ", "@ViewBuilder ", "; x", "\"",
        ".liquidGlass(in: .rect) { $0 }",
        "if #available(iOS 26.0, *) { } else { }", "\n#if DEBUG\n", "GlassEffectContainer { ",
        "Color.clear.liquidGlass(in: .rect) { _ in ",
    ]
}

extension Edit {
    fileprivate func moved(to range: SourceRange) -> Edit { Edit(range, replacement, placement: placement) }
    fileprivate func replaced(by text: String) -> Edit { Edit(range, text, placement: placement) }
}

/// Random numbers that are the same on every machine (SplitMix64).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: String) {
        state = seed.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
