/// The whole flow: files → trees → facts → index → findings → chosen fixes → verified rewrites.
///
/// Reads nothing by itself but through the files it is given and writes nothing; sinks do that with the outcome.
public struct Rewriter<Plan: MigrationPlan>: Sendable {
    public let plan: Plan
    public let project: ProjectModel
    /// How many files are worked on at a time.
    public let jobs: Int
    /// Reads a project file that a generated file must be entered in; `nil` when it can't be read.
    private let readProjectFile: @Sendable (String) -> [UInt8]?
    /// Is told of each step of a run; any task may call it.
    private let onStep: @Sendable (RunStep) -> Void

    public init(
        plan: Plan, project: ProjectModel, jobs: Int,
        readProjectFile: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
        onStep: @escaping @Sendable (RunStep) -> Void = { _ in }
    ) {
        self.plan = plan
        self.project = project
        self.jobs = max(1, jobs)
        self.readProjectFile = readProjectFile
        self.onStep = onStep
    }

    /// The files must come in the order of their paths.
    ///
    /// - Parameter onFindings: gets what is to be said about one file after the other, in the order of their paths, as
    ///   soon as it is known; only the `remarks` of the outcome come later. Any task may call it, one at a time.
    public func run(
        _ files: [InputFile], selection: Selection,
        onFindings: @escaping @Sendable ([ReportedFinding]) -> Void = { _ in }
    ) async -> Outcome {
        onStep(.began)
        var outcome = Outcome()
        outcome.summary.files = files.count(where: \.isSelected)
        let scanned = await scan(files)
        for file in scanned where file.input.isSelected {
            if case .skipped(let reason) = file.content {
                outcome.skipped.append(SkippedFile(path: file.input.path, reason: reason))
            }
        }
        var candidates = scanned.compactMap(\.candidate)
        let index = await index(&candidates, of: scanned)
        outcome.unknownName = plan.unknownName(in: index)
        if outcome.unknownName != nil { return outcome }
        let selected = candidates.filter(\.file.isSelected)
        let inOrder = InOrder(onFindings)
        let results = await parallelMap(Array(selected.enumerated()), jobs: jobs) { worker, item in
            let result = examine(item.element, index: index, selection: selection, worker: worker)
            onStep(.examined(findings: result.findings.count))
            inOrder.take(result.findings, number: item.offset)
            return result
        }
        inOrder.end()
        let counts = await parallelMap(selected, jobs: jobs) { _, file in
            plan.census(of: file.tree, index: index, project: project)
        }
        for (file, counts) in zip(selected, counts) where !(counts ?? [:]).isEmpty {
            outcome.census[file.file.path] = counts
        }
        var chosen: [ChosenFix] = []
        for result in results.compactMap({ $0 }) {
            outcome.findings += result.findings
            outcome.rewrites += [result.rewrite].compactMap { $0 }
            chosen += result.chosen
        }
        addSupportFiles(for: chosen, index: index, among: files, to: &outcome)
        outcome.summary.parsed = selected.count
        outcome.summary.materials = outcome.findings.reduce(0) { $0 + $1.finding.tokens.count }
        return outcome
    }

    /// What the first pass finds out about the repository.
    public func survey(_ files: [InputFile]) async -> Plan.Index {
        let scanned = await scan(files)
        var candidates = scanned.compactMap(\.candidate)
        return await index(&candidates, of: scanned)
    }

    /// Why a fix can't be applied to a file, as a sentence; `nil` when it can.
    public func fault(of fix: Fix, in source: SourceFile) -> String? {
        guard let verifier = Verifier(forms: plan.fallbackForms), let parser = Parser() else {
            return "The parser can't be started."
        }
        do {
            _ = try verifier.verify([fix], of: parser.parse(source))
            return nil
        } catch let failure as Verifier.Failure {
            return failure.description
        } catch {
            return "The file can't be parsed."
        }
    }

    /// Reads every file once and parses those that hold one of the plan's needles, or declare a name of its own code.
    private func scan(_ files: [InputFile]) async -> [ScannedFile<Plan.Facts>] {
        let search = ByteSearch(plan.needles)
        let names = WordSet.Names(plan.contestedNames)
        let scanned = await parallelMap(files, jobs: jobs) { worker, file in
            let result = scan(file, for: search, and: names, worker: worker)
            onStep(.read(isParsed: result.tree != nil))
            return result
        }
        return zip(files, scanned).map { file, scanned in
            scanned ?? ScannedFile(input: file, content: .skipped(ParseFailure.noTree.rawValue))
        }
    }

    private func scan(
        _ file: InputFile, for search: ByteSearch, and names: WordSet.Names, worker: borrowing Worker
    ) -> ScannedFile<Plan.Facts> {
        let bytes: [UInt8]
        switch file.read() {
        case .success(let read): bytes = read
        case .failure(let skip): return ScannedFile(input: file, content: .skipped(skip.reason))
        }
        let words = WordSet(of: bytes, lookingFor: names)
        let isRelevant = search.matches(bytes)
        if !isRelevant || file.isGenerated(bytes) {
            let tree = words.mayDeclare ? try? worker.parser.parse(SourceFile(path: file.path, bytes: bytes)) : nil
            return ScannedFile(
                input: file, content: isRelevant ? .skipped("generated") : .irrelevant, words: words,
                declarations: tree.flatMap(plan.declarations))
        }
        do {
            let tree = try worker.parser.parse(SourceFile(path: file.path, bytes: bytes))
            return ScannedFile(input: file, content: .candidate, words: words, tree: tree)
        } catch {
            return ScannedFile(input: file, content: .skipped(error.rawValue))
        }
    }

    /// First pass: facts of the candidates, then the uses of the names that matter, wherever they are. What uses a name
    /// may matter itself, so this goes on for a few rounds.
    private func index(_ candidates: inout [Candidate], of files: [ScannedFile<Plan.Facts>]) async -> Plan.Index {
        var facts = await parallelMap(candidates, jobs: jobs) { _, file in plan.facts(of: file.tree) }.compactMap { $0 }
        facts += files.compactMap(\.declarations)
        var traced: Set<String> = []
        var users: [String: Candidate] = [:]
        for _ in 0..<Self.tracingRounds {
            let names = plan.namesToTrace(in: facts).subtracting(traced)
            guard !names.isEmpty else { break }
            traced.formUnion(names)
            for use in await uses(of: names, in: files, besides: users) {
                facts.append(use.facts)
                if let user = use.user { users[user.file.path] = user }
            }
        }
        if !users.isEmpty { candidates = (candidates + users.values).sorted { $0.file.path < $1.file.path } }
        return plan.index(facts, project: project)
    }

    private static var tracingRounds: Int { 4 }

    /// What a file tells of uses; the file itself where the plan has findings in such files too.
    private typealias Use = (facts: Plan.Facts, user: Candidate?)

    private func uses(
        of names: Set<String>, in files: [ScannedFile<Plan.Facts>], besides users: [String: Candidate]
    ) async -> [Use] {
        let words = WordSet.Names(names)
        // By their numbers: tens of thousands of values with all that they hold would be copied to pick a few.
        let holders = files.indices.filter { files[$0].words.mayHold(words) }
        let uses = await parallelMap(holders, jobs: jobs) { worker, index -> Use? in
            let file = files[index]
            if let tree = file.tree ?? users[file.input.path]?.tree { return (plan.uses(of: names, in: tree), nil) }
            guard let tree = parse(file.input, for: words, worker) else { return nil }
            let isUser = plan.examinesUses && !file.input.isGenerated(tree.source.bytes)
            return (plan.uses(of: names, in: tree), isUser ? Candidate(file: file.input, tree: tree) : nil)
        }
        return uses.compactMap { $0 ?? nil }
    }

    /// As much of a file as may use the names: most of its declarations don't, and parsing is most of the work.
    private func parse(_ file: InputFile, for names: WordSet.Names, _ worker: borrowing Worker) -> SyntaxTree? {
        guard case .success(let bytes) = file.read() else { return nil }
        let source = SourceFile(path: file.path, bytes: bytes)
        let ranges = plan.examinesUses ? [] : Outline(of: bytes).ranges(holding: names)
        if ranges.count > 0, let tree = try? worker.parser.parse(source, only: ranges), tree.errors.isEmpty {
            return tree
        }
        return try? worker.parser.parse(source)
    }

    /// Second pass over one file: what is to be said about it, and the proof of what is to be changed.
    private func examine(
        _ candidate: Candidate, index: Plan.Index, selection: Selection, worker: borrowing Worker
    ) -> Planner.Result {
        let tree = candidate.tree
        let findings = identify(plan.findings(in: tree, index: index, project: project), in: tree)
        guard let planner = Planner(forms: plan.fallbackForms) else {
            return Planner.Result(findings: findings, rewrite: nil, chosen: [])
        }
        return planner.plan(findings, of: tree, selection: selection)
    }

    /// Gives each finding its place and its stable id.
    private func identify(_ findings: [Finding], in tree: SyntaxTree) -> [ReportedFinding] {
        var seen: [String: Int] = [:]
        let module = project.modules(compiling: tree.source.path).first?.name ?? ""
        return findings.map { finding in
            let code = Lexer.tokens(of: Array(tree.source.bytes[finding.range])).joined(separator: [UInt8(ascii: " ")])
            let key = "\(finding.rule)\n\(tree.source.path)\n\(String(decoding: Array(code), as: UTF8.self))"
            let ordinal = seen[key, default: 0]
            seen[key] = ordinal + 1
            return ReportedFinding(
                id: stableHash("\(key)\n\(ordinal)"), path: tree.source.path,
                start: tree.lines.position(of: finding.range.lowerBound),
                end: tree.lines.position(of: finding.range.upperBound), module: module, finding: finding,
                excerpt: SourceExcerpt(of: tree.source, lines: tree.lines, around: finding.reach))
        }
    }

    private func addSupportFiles(
        for chosen: [ChosenFix], index: Plan.Index, among files: [InputFile], to outcome: inout Outcome
    ) {
        guard !chosen.isEmpty, let verifier = Verifier(forms: plan.fallbackForms) else { return }
        var entries = ProjectEntries(read: readProjectFile)
        let paths = Set(files.map(\.path))
        for file in plan.supportFiles(for: chosen, index: index, project: project, besides: paths) {
            do {
                if let text = file.text {
                    let bytes = files.first { $0.path == file.path }.flatMap { try? $0.read().get() }
                    let before = bytes.map { SourceFile(path: file.path, bytes: $0) }
                    outcome.rewrites.append(try verifier.verify(generated: file.path, text: text, replacing: before))
                }
                outcome.add(file)
                if !entries.add(file) { outcome.advice.append(file.advice) }
            } catch {
                // The rewrites call what this file declares: without it none of them may be written.
                outcome.rewrites = []
                outcome.generated = []
                outcome.advice = [
                    "The generated file \(file.path) is faulty: \(error.description) Nothing was changed."
                ]
                return
            }
        }
        outcome.rewrites += entries.rewrites
        outcome.rewrites.sort { $0.path < $1.path }
    }
}

/// What one look at a file tells.
private struct ScannedFile<Facts: Sendable>: Sendable {
    enum Content: Sendable {
        case irrelevant
        case skipped(String)
        case candidate
    }

    let input: InputFile
    let content: Content
    var words = WordSet()
    /// A candidate's.
    var tree: SyntaxTree?
    /// What a file that is no candidate still tells.
    var declarations: Facts?

    var candidate: Candidate? {
        guard case .candidate = content, let tree else { return nil }
        return Candidate(file: input, tree: tree)
    }
}

/// One file worth looking at.
private struct Candidate: Sendable {
    let file: InputFile
    let tree: SyntaxTree
}
