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

    public init(
        plan: Plan, project: ProjectModel, jobs: Int,
        readProjectFile: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        self.plan = plan
        self.project = project
        self.jobs = max(1, jobs)
        self.readProjectFile = readProjectFile
    }

    /// The files must come in the order of their paths.
    public func run(_ files: [InputFile], selection: Selection) async -> Outcome {
        var outcome = Outcome()
        outcome.summary.files = files.count(where: \.isSelected)
        var candidates = await parseCandidates(among: files, into: &outcome)
        let index = await index(&candidates, of: files)
        outcome.unknownName = plan.unknownName(in: index)
        if outcome.unknownName != nil { return outcome }
        let selected = candidates.filter(\.file.isSelected)
        let results = await parallelMap(selected, jobs: jobs) { worker, file in
            examine(file, index: index, selection: selection, worker: worker)
        }
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
        addSupportFiles(for: chosen, index: index, candidates: candidates, to: &outcome)
        outcome.summary.parsed = selected.count
        outcome.summary.materials = outcome.findings.reduce(0) { $0 + $1.finding.tokens.count }
        return outcome
    }

    /// Reads every file once and parses those that hold one of the plan's needles.
    private func parseCandidates(among files: [InputFile], into outcome: inout Outcome) async -> [Candidate] {
        let search = ByteSearch(plan.needles)
        let scanned = await parallelMap(files, jobs: jobs) { worker, file in
            scan(file, search: search, worker: worker)
        }
        var candidates: [Candidate] = []
        for (file, scan) in zip(files, scanned) {
            switch scan ?? .skipped(ParseFailure.noTree.rawValue) {
            case .candidate(let candidate): candidates.append(candidate)
            case .skipped(let reason) where file.isSelected:
                outcome.skipped.append(SkippedFile(path: file.path, reason: reason))
            case .skipped, .irrelevant: break
            }
        }
        return candidates
    }

    private func scan(_ file: InputFile, search: ByteSearch, worker: borrowing Worker) -> Scan {
        let bytes: [UInt8]
        switch file.read() {
        case .success(let read): bytes = read
        case .failure(let skip): return .skipped(skip.reason)
        }
        guard search.matches(bytes) else { return .irrelevant }
        if file.isGenerated(bytes) { return .skipped("generated") }
        do {
            return .candidate(
                Candidate(file: file, tree: try worker.parser.parse(SourceFile(path: file.path, bytes: bytes))))
        } catch {
            return .skipped(error.rawValue)
        }
    }

    /// First pass: facts of the candidates, then the uses of the names that matter, wherever they are. What uses a name
    /// may matter itself, so this goes on for a few rounds.
    private func index(_ candidates: inout [Candidate], of files: [InputFile]) async -> Plan.Index {
        var facts = await parallelMap(candidates, jobs: jobs) { _, file in plan.facts(of: file.tree) }.compactMap { $0 }
        var trees = Dictionary(uniqueKeysWithValues: candidates.map { ($0.tree.source.path, $0.tree) })
        var traced: Set<String> = []
        var users: [String: SyntaxTree] = [:]
        for _ in 0..<Self.tracingRounds {
            let names = plan.namesToTrace(in: facts).subtracting(traced)
            guard !names.isEmpty else { break }
            traced.formUnion(names)
            for use in await uses(of: names, in: files, trees: trees) {
                facts.append(use.facts)
                guard plan.examinesUses, trees[use.tree.source.path] == nil else { continue }
                trees[use.tree.source.path] = use.tree
                users[use.tree.source.path] = use.tree
            }
        }
        if !users.isEmpty {
            let added = files.compactMap { file in
                users[file.path].flatMap {
                    file.isGenerated($0.source.bytes) ? nil : Candidate(file: file, tree: $0)
                }
            }
            candidates = (candidates + added).sorted { $0.file.path < $1.file.path }
        }
        return plan.index(facts, project: project)
    }

    private static var tracingRounds: Int { 4 }

    private func uses(
        of names: Set<String>, in files: [InputFile], trees: [String: SyntaxTree]
    ) async -> [(tree: SyntaxTree, facts: Plan.Facts)] {
        let search = WordSearch(names)
        let uses = await parallelMap(files, jobs: jobs) { worker, file -> (tree: SyntaxTree, facts: Plan.Facts)? in
            if let tree = trees[file.path] { return (tree, plan.uses(of: names, in: tree)) }
            guard case .success(let bytes) = file.read(), search.matches(bytes),
                let tree = try? worker.parser.parse(SourceFile(path: file.path, bytes: bytes))
            else { return nil }
            return (tree, plan.uses(of: names, in: tree))
        }
        return uses.compactMap { $0 ?? nil }
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
        for chosen: [ChosenFix], index: Plan.Index, candidates: [Candidate], to outcome: inout Outcome
    ) {
        guard !chosen.isEmpty, let verifier = Verifier(forms: plan.fallbackForms) else { return }
        var entries = ProjectEntries(read: readProjectFile)
        for file in plan.supportFiles(for: chosen, index: index, project: project) {
            do {
                let before = candidates.first { $0.file.path == file.path }?.tree.source
                outcome.rewrites.append(try verifier.verify(generated: file.path, text: file.text, replacing: before))
                outcome.generated.append(file)
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

/// One file worth looking at.
private struct Candidate: Sendable {
    let file: InputFile
    let tree: SyntaxTree
}

private enum Scan: Sendable {
    case irrelevant
    case skipped(String)
    case candidate(Candidate)
}

/// A short hash that is the same on every machine (64-bit FNV-1a, in hexadecimal).
private func stableHash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
