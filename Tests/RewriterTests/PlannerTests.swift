import Rewriter
import Testing

/// Says `fix` about every `.old(…)` of a chain.
struct OldPlan: MigrationPlan {
    var fix: @Sendable (ModifierChain.Link) -> Fix?
    var support: @Sendable ([ChosenFix]) -> [SupportFile] = { _ in [] }

    let needles = ["old"]
    let fallbackForms = MarkedCode.forms

    func facts(of file: SyntaxTree) {}
    func namesToTrace(in facts: [Void]) -> Set<String> { [] }
    func uses(of names: Set<String>, in file: SyntaxTree) {}
    func index(_ facts: [Void], project: ProjectModel) {}

    func findings(in file: SyntaxTree, index: Void, project: ProjectModel) -> [Finding] {
        let chains = file.nodes.filter { $0.kind == .callExpression }.map { ModifierChain($0) }
        let links = chains.compactMap(\.links.last).sorted { $0.range.lowerBound < $1.range.lowerBound }
        return links.filter { $0.name == "old" }.map { link in
            let fix = fix(link)
            let applicability: Applicability = link.argument.contains("review") ? .review : .safe
            return Finding(
                rule: "old", range: link.range,
                verdict: fix == nil ? .keep(Reason("new", "It is new.")) : .rewrite(applicability),
                message: "Old.", tokens: [link.range], fix: fix)
        }
    }

    func supportFiles(
        for fixes: [ChosenFix], index: Void, project: ProjectModel, besides paths: Set<String>
    ) -> [SupportFile] { support(fixes) }
}

extension ModifierChain.Link {
    var argument: String { call?.arguments.first?.value.text ?? "" }

    /// Around the link, so that it is proven.
    fileprivate var wrapped: Fix {
        Fix(
            title: "wrap",
            edits: EditList([
                .insert(".glass(in: S()) { $0", at: range.lowerBound, placement: .opening(encloses: range)),
                .insert(" }", at: range.upperBound, placement: .closing(encloses: range)),
            ])!)
    }

    /// `wrapped`, unless the argument says what is wrong with it.
    fileprivate var asItSays: Fix {
        switch argument {
        case let text where text.contains("unbalanced"):
            Fix(title: "", edits: EditList([.insert("{", at: range.upperBound)])!)
        case let text where text.contains("lossy"): Fix(title: "", edits: EditList([Edit(range, "")])!)
        case let text where text.contains("empty"): Fix(title: "", edits: EditList())
        case let text where text.contains("opening"):
            Fix(title: "", edits: EditList([.insert(".glass(in: S()) { $0", at: range.lowerBound)])!)
        case let text where text.contains("closing"):
            Fix(title: "", edits: EditList([.insert(" }", at: range.upperBound)])!)
        default: wrapped
        }
    }
}

/// What becomes of fixes that can't be proven, and of the run.
@Suite struct PlannerTests {
    private func run(
        _ plan: OldPlan, _ files: [String: String], selection: Selection = Selection(), jobs: Int = 1
    ) async -> Outcome {
        let inputs = files.sorted { $0.key < $1.key }.map { path, text in
            InputFile(path: path) { .success(Array(text.utf8)) }
        }
        return await Rewriter(plan: plan, project: ProjectModel(modules: [], owners: [:]), jobs: jobs)
            .run(inputs, selection: selection)
    }

    private func text(_ rewrite: VerifiedRewrite?) -> String? {
        rewrite.map { String(decoding: $0.after, as: UTF8.self) }
    }

    @Test func onlyFaultyFixesAreTakenBack() async throws {
        let plan = OldPlan { $0.asItSays }
        let outcome = await run(
            plan,
            [
                "A.swift": """
                let a = x.old(1)
                let b = x.old("unbalanced")
                let c = x.old("lossy")
                let d = x.old("empty")
                let e = x.old(2)

                """,
                "B.swift": "let f = x.old(3)\n",
            ])
        let findings = outcome.findings.map(\.finding)
        #expect(findings.map(\.verdict.name) == ["rewrite", "manual", "manual", "manual", "rewrite", "rewrite"])
        #expect(findings.map { $0.fix != nil } == [true, false, false, false, true, true])
        for finding in findings where finding.fix == nil {
            #expect(finding.verdict == .manual(.verification))
        }
        let notes = findings.flatMap(\.notes)
        #expect(notes.map(\.code) == ["verification", "verification", "verification"])
        #expect(notes.first?.message.contains("syntax error") ?? false)
        #expect(
            notes.dropFirst().map(\.message) == [
                Verifier.Failure.replacesOldCode(line: 3).description, Verifier.Failure.changesNothing.description,
            ])
        #expect(outcome.rewrites.map(\.path) == ["A.swift", "B.swift"])
        #expect(
            text(outcome.rewrites.first) == """
                let a = x.glass(in: S()) { $0.old(1) }
                let b = x.old("unbalanced")
                let c = x.old("lossy")
                let d = x.old("empty")
                let e = x.glass(in: S()) { $0.old(2) }

                """)
    }

    /// Two fixes that overlap: the first stays.
    @Test func ofOverlappingFixesTheFirstStays() async throws {
        let plan = OldPlan { link in
            Fix(title: "", edits: EditList([Edit(link.node.range, "new()")])!, replacesOldCode: true)
        }
        let outcome = await run(plan, ["A.swift": "let a = x.old(1).old(2)\n"])
        #expect(outcome.findings.map(\.finding.verdict.name) == ["rewrite", "manual"])
        #expect(text(outcome.rewrites.first) == "let a = new().old(2)\n")
    }

    /// A fix that leans on one which isn't selected is proven by itself, and the selected others stay.
    @Test func theSelectionIsProvenByItself() async throws {
        let plan = OldPlan { $0.asItSays }
        let code = "let a = x.old(\"opening, review\").old(\"closing\")\nlet b = x.old(1)\n"
        let all = await run(plan, ["A.swift": code], selection: Selection(applicability: .review))
        #expect(all.findings.map(\.finding.verdict.name) == ["rewrite", "rewrite", "rewrite"])
        #expect(all.rewrites.count == 1)
        let safe = await run(plan, ["A.swift": code])
        #expect(safe.findings.filter { $0.finding.verdict == .manual(.verification) }.map(\.finding.range) == [32..<47])
        #expect(text(safe.rewrites.first) == code.replacing("x.old(1)", with: "x.glass(in: S()) { $0.old(1) }"))
    }

    @Test func aFaultyGeneratedFileStopsEveryRewrite() async throws {
        var plan = OldPlan { $0.asItSays }
        plan.support = { _ in [SupportFile(path: "Glass.swift", text: "extension View {\n", advice: "")] }
        let outcome = await run(plan, ["A.swift": "let a = x.old(1)\n"])
        #expect(outcome.rewrites.isEmpty)
        #expect(outcome.advice.count == 1)
        plan.support = { fixes in [SupportFile(path: "0.swift", text: "// \(fixes.count)\n", advice: "Add it.")] }
        let right = await run(plan, ["A.swift": "let a = x.old(1)\n"])
        #expect(right.rewrites.map(\.path) == ["0.swift", "A.swift"])
        #expect(right.advice == ["Add it."])
    }

    /// The harness' check for the second run would see a plan that never settles.
    @Test func aPlanThatDoesNotSettleIsSeen() async throws {
        let settled = OldPlan { link in link.node.text.hasPrefix("$0") ? nil : link.wrapped }
        let restless = OldPlan { $0.wrapped }
        for (plan, isSettled) in [(settled, true), (restless, false)] {
            let first = await run(plan, ["A.swift": "let a = x.old(1)\n"])
            let second = await run(plan, ["A.swift": try #require(text(first.rewrites.first))])
            #expect(second.rewrites.isEmpty == isSettled)
        }
    }

    @Test func theNumberOfJobsChangesNothing() async throws {
        let kinds = ["1", "\"unbalanced\"", "\"review\"", "\"lossy\"", "2"]
        let files = (0..<40).map { number -> (String, String) in
            let lines = (0...number % 7).map { "let a\($0) = x.old(\(kinds[(number + $0) % kinds.count]))\n" }
            return ("File\(number).swift", lines.joined() + (number % 11 == 0 ? "let broken = (\n" : ""))
        }
        var plan = OldPlan { $0.asItSays }
        plan.support = { fixes in
            [
                SupportFile(
                    path: "Z.swift", text: "// " + fixes.map(\.path).joined(separator: " ") + "\n", advice: "Add it.")
            ]
        }
        var descriptions: [String] = []
        for jobs in [1, 2, 7] {
            let outcome = await run(plan, Dictionary(uniqueKeysWithValues: files), jobs: jobs)
            #expect(outcome.rewrites.count > 20)
            descriptions.append(
                "\(outcome.findings) \(outcome.rewrites) \(outcome.skipped) \(outcome.summary) \(outcome.advice)")
        }
        #expect(Set(descriptions).count == 1)
    }
}
