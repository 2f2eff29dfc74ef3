/// Type-checks the modules with rewritten files before and after, and refuses what adds an error.
///
/// A module that imports what is not at hand can't be judged; nothing in it is refused.
public struct CompilerJudge: Judge {
    let sdk: CompilerSDK
    /// Versions that override the floors of the project files.
    private let floors: [Platform: Version]
    private let timeLimit: Int
    /// The bytes of a Swift file of the repository; `nil` when it can't be read.
    private let read: @Sendable (String) -> [UInt8]?

    public init(
        sdk: CompilerSDK, floors: [Platform: Version] = [:], timeLimit: Int = 600,
        read: @escaping @Sendable (String) -> [UInt8]?
    ) {
        self.sdk = sdk
        self.floors = floors
        self.timeLimit = timeLimit
        self.read = read
    }

    public func ruling(on outcome: Outcome, selection: Selection, project: ProjectModel) throws -> Ruling {
        let sources = ModuleSources(outcome: outcome, project: project, read: read)
        let shelf = CompiledModules(sources: sources) { run(for: $0, on: $1) }
        var ruling = Ruling()
        for module in project.modules where sources.isRewritten(module) {
            switch judge(module, shelf) {
            case .unknown(let why): ruling.unjudged.append("\(module.name) is not type-checked: \(why).")
            case .complaints(let complaints):
                let blame = Blame(module: module, sources: sources, selection: selection)
                ruling.refusals.merge(blame.refusals(for: complaints)) { first, _ in first }
            }
        }
        let stray = sources.strayRewrites
        if let first = stray.first {
            let more = stray.count > 1 ? " and \(stray.count - 1) more" : ""
            ruling.unjudged.append("\(first)\(more) can't be type-checked: no known module compiles it.")
        }
        return ruling
    }

    /// What is complained about now and wasn't before, on all platforms that there is an SDK for.
    private func judge(_ module: Module, _ shelf: CompiledModules) -> CompilerRun.Answer {
        let platforms = module.platforms.filter { sdk.arguments[$0] != nil }.sorted()
        guard !platforms.isEmpty else { return .unknown("there is no SDK for its platforms") }
        var new: [CompilerRun.Complaint] = []
        for platform in platforms {
            switch shelf.check(module, on: platform, .after) {
            case .unknown(let why): return .unknown(why)
            case .complaints(let complaints) where complaints.isEmpty: continue
            case .complaints(let complaints):
                // Only where it complains the original is needed: it may complain about that too.
                guard case .complaints(let known) = shelf.check(module, on: platform, .before) else {
                    return .unknown("the compiler can't tell how it was before")
                }
                new += complaints.removing(known)
            }
        }
        return .complaints(new)
    }

    private func run(for module: Module, on platform: Platform) -> CompilerRun {
        let assumed: [Platform: Version] = [.macOS: Version(14), .watchOS: Version(10), .visionOS: Version(1)]
        let floor = floors[platform] ?? module.floors[platform] ?? assumed[platform] ?? Version(17)
        return CompilerRun(sdk: sdk, module: module, platform: platform, floor: floor, timeLimit: timeLimit)
    }
}

extension [CompilerRun.Complaint] {
    /// Those that aren't among `known`, wherever in their files these are.
    fileprivate func removing(_ known: [CompilerRun.Complaint]) -> [CompilerRun.Complaint] {
        var known = known
        return filter { complaint in
            guard let index = known.firstIndex(where: { $0.path == complaint.path && $0.message == complaint.message })
            else { return true }
            known.remove(at: index)
            return false
        }
    }
}

/// Lays complaints at the door of fixes.
private struct Blame {
    let module: Module
    let sources: ModuleSources
    let selection: Selection

    func refusals(for complaints: [CompilerRun.Complaint]) -> [String: Refusal] {
        var refusals: [String: Refusal] = [:]
        for complaint in complaints {
            for finding in culprits(of: complaint) where refusals[finding.id] == nil {
                refusals[finding.id] = Refusal(
                    .typeCheck, "\(complaint.path):\(complaint.line) of the result: \(complaint.message).")
            }
        }
        return refusals
    }

    /// The fixes whose edits reach over the line; else all of the file, else all of the module.
    private func culprits(of complaint: CompilerRun.Complaint) -> [ReportedFinding] {
        let findings = sources.outcome.findings(behind: complaint.path, selection: selection)
        guard !findings.isEmpty else {
            let paths = Set(sources.project.files(of: module))
            return sources.outcome.findings.filter { paths.contains($0.path) && selection.takes($0) }
        }
        guard let rewrite = sources.rewritten[complaint.path], rewrite.before != nil else { return findings }
        let edits = findings.flatMap { $0.finding.fix?.edits.edits ?? [] }
        let lines = LineTable(rewrite.after)
        let near = findings.filter { finding in
            guard let reach = finding.finding.fix?.edits.reach else { return false }
            let first = reach.lowerBound + edits.growth(before: reach.lowerBound)
            let last = reach.upperBound + edits.growth(before: reach.upperBound + 1)
            let line = complaint.line - 1
            return lines.lineIndex(of: first) <= line && line <= lines.lineIndex(of: min(last, rewrite.after.count))
        }
        return near.isEmpty ? findings : near
    }
}

extension [Edit] {
    /// By how many bytes the text in front of an offset grows.
    fileprivate func growth(before offset: Int) -> Int {
        filter { $0.range.upperBound < offset }.reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count }
    }
}
