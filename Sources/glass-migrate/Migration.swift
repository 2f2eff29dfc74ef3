import MigrationPlans
import Rewriter

/// One run of a plan over a repository, as the options ask for it.
struct Migration {
    let repository: Repository
    let outcome: Outcome
    private(set) var report: Report
    let selection: Selection
    /// Why a fix can't be applied to a file, as a sentence; `nil` when it can.
    let fault: @Sendable (Fix, SourceFile) -> String?
    /// The revision that the files have changed since.
    private let since: String?
    /// What the user should know besides.
    private let warnings: [String]

    /// Looks for hand-rolled glass.
    ///
    /// - Parameters:
    ///   - paths: what to look at; `nil` takes all operands.
    ///   - choice: which rewrites to take, whatever the options say.
    ///   - stream: is told of findings as they come.
    init(
        _ arguments: Arguments, paths: [String]? = nil, choosing choice: Selection? = nil,
        tellingTo stream: ReportStream? = nil, _ console: Console
    ) async throws {
        let plan = LiquidGlassPlan(options: LiquidGlassOptions(arguments, rules: LiquidGlassPlan.ruleCodes))
        try await self.init(
            plan, plan.options, arguments, paths: paths, choosing: choice, tellingTo: stream, console)
    }

    /// Looks for faults in glass that is there already.
    init(auditing arguments: Arguments, tellingTo stream: ReportStream?, _ console: Console) async throws {
        let plan = GlassAuditPlan(options: LiquidGlassOptions(arguments, rules: GlassAuditPlan.ruleCodes))
        try await self.init(plan, plan.options, arguments, paths: nil, choosing: nil, tellingTo: stream, console)
        let modules =
            Self.showsReadiness(arguments)
            ? readiness(besides: await handRolledSurfaces(plan.options, arguments, console)) : []
        report.audit = AuditReport(checklist: plan.checklist(outcome.findings), readiness: modules)
    }

    /// The formats that only list findings have no table of the modules: nothing is counted for that then.
    private static func showsReadiness(_ arguments: Arguments) -> Bool {
        switch arguments.choice(.format) ?? ReportFormat.text {
        case .github, .xcode: false
        case .text: !arguments.has(.quiet)
        case .json, .ndjson, .html, .sarif, .markdown: true
        }
    }

    /// What a migration of the same files would find: the other half of the readiness.
    private func handRolledSurfaces(
        _ options: LiquidGlassOptions, _ arguments: Arguments, _ console: Console
    ) async -> [ReportedFinding] {
        let cache = RunCache(arguments, repository, Selection(), purpose: .readiness, console)
        if let earlier = cache?.outcome { return earlier.findings }
        var options = options
        options.rules = nil
        options.skippedRules = []
        let rewriter = Rewriter(
            plan: LiquidGlassPlan(options: options), project: repository.project, jobs: arguments.jobs)
        var pending = await rewriter.run(repository.inputs, selection: Selection())
        // Only counted, never written.
        pending.rewrites = []
        cache?.store(pending, of: repository)
        return pending.findings
    }

    /// Faults, glass and hand-rolled surfaces of each module that has any.
    private func readiness(besides surfaces: [ReportedFinding]) -> [AuditReport.Readiness] {
        func module(of path: String) -> String { repository.project.modules(compiling: path).first?.name ?? "" }
        let faults = Dictionary(grouping: outcome.findings, by: \.module)
        let old = Dictionary(grouping: surfaces, by: \.module)
        let glass = outcome.census.reduce(into: [String: [String: Int]]()) { sums, file in
            sums[module(of: file.key), default: [:]].merge(file.value, uniquingKeysWith: +)
        }
        return Set(faults.keys).union(old.keys).union(glass.keys).sorted().map { name in
            let tally = ReportTally(old[name] ?? [])
            let found = ReportTally(faults[name] ?? []).faults
            return AuditReport.Readiness(
                module: name, glass: glass[name] ?? [:], pending: tally.safe + tally.review + tally.leftToPeople,
                kept: tally.kept, errors: found[.error] ?? 0, warnings: found[.warning] ?? 0, notes: found[.note] ?? 0)
        }
    }

    private init(
        _ plan: some MigrationPlan, _ options: LiquidGlassOptions, _ arguments: Arguments, paths: [String]?,
        choosing choice: Selection?, tellingTo stream: ReportStream?, _ console: Console
    ) async throws {
        let start = ContinuousClock.now
        repository = try Repository(arguments, paths: paths ?? arguments.operands)
        let only = arguments.list(.only)
        selection =
            choice ?? (Self.showsAll(arguments) ? Selection(applicability: .review) : Selection(arguments, options))
        let inputs = repository.inputs
        let progress = Progress(console, total: inputs.count, isWanted: stream?.isWatched != true)
        let rewriter = Rewriter(
            plan: plan, project: repository.project,
            jobs: arguments.jobs, readProjectFile: repository.readProjectFile,
            onStep: progress.take)
        fault = { rewriter.fault(of: $0, in: $1) }
        defer { progress.end() }
        report = Self.report(of: repository)
        stream?.begin(report)
        // What a person chose is not in the options.
        let isAudit = arguments.command == .audit
        let cache =
            choice == nil
            ? RunCache(arguments, repository, selection, purpose: isAudit ? .audit : .rewrites, console) : nil
        if let earlier = cache?.outcome {
            outcome = earlier
        } else {
            let judges = try Self.judges(arguments, options, inputs)
            do {
                outcome = try await rewriter.run(inputs, selection: selection, judges: judges) { stream?.take($0) }
            } catch let failure as ToolchainParser.Failure {
                throw Failure(.inputOutput, "the rewrites can't be judged", remedy: failure.description)
            }
            cache?.store(outcome, of: repository)
        }
        try Self.check(outcome.unknownName)
        // Faults stand in code of the new system; only the helper asks for a floor.
        let proposed = outcome.findings.filter { $0.finding.fix.map { !isAudit || !$0.requires.isEmpty } ?? false }
        try Self.check(only, outcome.findings, listedBy: isAudit ? .audit : .scan)
        warnings =
            LiquidGlassPlan(options: options).warnings(about: Set(proposed.map(\.path)), in: repository.project)
            + outcome.advice + (choice == nil ? Self.left(only, outcome.findings, selection) : [])
        report.add(outcome, of: repository, seconds: (ContinuousClock.now - start) / .seconds(1))
        since = arguments.value(.since)
    }

    /// The HTML report offers everything for selection, so it needs what all the proposed rewrites need.
    private static func showsAll(_ arguments: Arguments) -> Bool {
        [.scan, .audit].contains(arguments.command) && arguments.choice(.format) == ReportFormat.html
    }

    /// What looks at the rewrites besides the proof, as the options ask for it.
    private static func judges(
        _ arguments: Arguments, _ options: LiquidGlassOptions, _ files: [InputFile]
    ) throws(Failure) -> [any Judge] {
        var judges: [any Judge] = []
        if arguments.has(.verify) {
            do throws(ToolchainParser.Failure) {
                judges.append(try ToolchainParser())
            } catch {
                throw .usage("'--verify swift' can't be done", remedy: error.description)
            }
        }
        if arguments.has(.typecheck) {
            do throws(CompilerSDK.Failure) {
                let sdk = try CompilerSDK(path: arguments.value(.typecheck))
                let files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
                judges.append(
                    CompilerJudge(sdk: sdk, floors: options.floors) { path in
                        files[path].flatMap { try? $0.read().get() }
                    })
            } catch {
                throw .usage("'--typecheck' can't be done", remedy: error.description)
            }
        }
        return judges
    }

    /// What is to be said before anything was found.
    private static func report(of repository: Repository) -> Report {
        Report(
            toolVersion: Tool.version, repositoryPath: repository.name,
            repositoryRoot: repository.location.workTree ?? repository.location.gitDirectory,
            head: repository.head?.description, modules: repository.modules, findings: [], skipped: [],
            summary: Report.Summary())
    }

    /// What a person must do besides.
    var advice: [String] { warnings }

    /// Whether the rewrites settle a finding.
    func takes(_ finding: ReportedFinding) -> Bool { selection.takes(finding) }

    var taken: [ReportedFinding] { outcome.findings.filter(takes) }

    /// `4 rewrites in 2 files, 1 new file; 3 more wait for review (--include review)`
    var summary: String {
        let files = outcome.rewrites.count { $0.before != nil }
        let new = outcome.rewrites.count - files
        let waiting = outcome.findings.count { reported in
            reported.finding.verdict.applicability.map { $0 > selection.applicability(at: reported.path) } ?? false
        }
        var text =
            outcome.rewrites.isEmpty ? "nothing to rewrite" : "\(taken.count.of("rewrite")) in \(files.of("file"))"
        if new > 0 { text += ", \(new.of("new file"))" }
        if waiting > 0 { text += "; \(waiting) more wait\(waiting == 1 ? "s" : "") for review (--include review)" }
        return text
    }

    /// Says what the user must know besides the result, and how the command ends.
    func conclude(_ console: Console) -> ExitCode {
        if report.summary.files == 0, report.skipped.isEmpty { console.warn("no Swift file is selected") }
        if let since, let base = repository.listing.base {
            let files = report.summary.files.of("file")
            console.say("looked at \(files) changed since \(base.description.prefix(7)), the merge base with \(since)")
        }
        for warning in warnings { console.warn(warning) }
        for sentence in outcome.unjudged { console.say(sentence) }
        for reported in outcome.findings where reported.isRefused {
            let why = reported.finding.notes.last.map { " \($0.message)" } ?? ""
            console.warn("\(reported.place): a rewrite did not pass the proof and is left out.\(why)")
        }
        let unreadable = report.skipped.filter { $0.reason == SkipReason.unreadable.rawValue }
        for file in unreadable { console.warn("\(file.path): can't be read") }
        // The engine withdraws all rewrites when the file that they call is faulty; the advice says so.
        if outcome.rewrites.isEmpty, !taken.isEmpty { return .fault }
        return unreadable.isEmpty ? .done : .partlyFailed
    }

    /// The option `--helper` names something that the repository doesn't have.
    private static func check(_ unknown: UnknownName?) throws(Failure) {
        guard let unknown else { return }
        let known = unknown.known
        let list = known.isEmpty ? "the repository has none" : "it has \(known.listed("and"))"
        throw .usage(
            "no function of a View extension called '\(unknown.name)' chooses between glass and older code",
            remedy: known.nearest(to: unknown.name).map { "did you mean '\($0)'? \(list)" } ?? list)
    }

    /// An id that stands for nothing is a mistake.
    private static func check(
        _ only: [String], _ findings: [ReportedFinding], listedBy command: Command
    ) throws(Failure) {
        let known = findings.map(\.id)
        guard let id = only.first(where: { !known.contains($0) }) else { return }
        let beginnings = known.filter { id.count >= 4 && $0.hasPrefix(id) }
        let near = beginnings.isEmpty ? [known.nearest(to: id)].compactMap { $0 } : beginnings.prefix(5).map { $0 }
        throw .usage(
            "there is no finding with the id '\(id)'",
            remedy: near.isEmpty
                ? "'\(Tool.name) \(command.rawValue) --format json' lists them" : "did you mean \(near.listed("or"))?")
    }

    /// Why findings that were asked for by id are not among the rewrites.
    private static func left(_ only: [String], _ findings: [ReportedFinding], _ selection: Selection) -> [String] {
        findings.filter { only.contains($0.id) && !selection.takes($0) }.map { reported in
            let verdict = reported.finding.verdict
            let why = verdict.reason.map { "\(verdict.name) \($0.code)" } ?? "waits for review (--include review)"
            return "\(reported.id) at \(reported.place) is not rewritten: \(why)"
        }
    }
}

extension Report {
    /// Takes up what was found in the repository.
    fileprivate mutating func add(_ outcome: Outcome, of repository: Repository, seconds: Double) {
        findings = outcome.findings
        remarks = outcome.remarks
        generated = outcome.generatedFiles
        let left = Set(repository.listing.skipped + outcome.skipped + repository.unreadProjectFiles)
        skipped = left.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }
        summary = outcome.summary
        summary.seconds = seconds
    }
}

extension Outcome {
    fileprivate var generatedFiles: [Report.GeneratedFile] {
        generated.compactMap { file in
            rewrites.first { $0.path == file.path }.map { Report.GeneratedFile(file, $0) }
        }
    }
}

extension ReportedFinding {
    /// Whether a proposed rewrite was taken back.
    fileprivate var isRefused: Bool {
        [.verification, .typeCheck].contains(finding.verdict.reason)
            || finding.verdict.severity != nil && finding.notes.contains { $0.code == Reason.verification.code }
    }

    /// As compilers write it.
    var place: String { "\(path):\(start.line):\(start.column)" }
}
