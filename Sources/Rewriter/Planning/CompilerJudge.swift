/// Type-checks the modules with rewritten files before and after, and refuses what adds an error.
///
/// A module that imports what is not at hand can't be judged; nothing in it is refused.
public struct CompilerJudge: Judge {
    private let sdk: CompilerSDK
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
        let rewrites = outcome.rewrites.filter { $0.path.hasSuffix(".swift") }
        let rewritten = Dictionary(rewrites.map { ($0.path, $0) }) { first, _ in first }
        var ruling = Ruling()
        for module in project.modules {
            let files = project.files(of: module)
            guard files.contains(where: { rewritten[$0] != nil }) else { continue }
            let check = ModuleCheck(
                module: module, files: files, rewritten: rewritten, outcome: outcome, selection: selection,
                project: project)
            switch judge(check) {
            case .failure(let why): ruling.unjudged.append("\(module.name) is not type-checked: \(why.words).")
            case .success(let refusals): ruling.refusals.merge(refusals) { first, _ in first }
            }
        }
        let known = Set(project.modules.flatMap { project.files(of: $0) })
        let stray = rewrites.filter { $0.before != nil && !known.contains($0.path) }.map(\.path)
        if let first = stray.first {
            let more = stray.count > 1 ? " and \(stray.count - 1) more" : ""
            ruling.unjudged.append("\(first)\(more) can't be type-checked: no known module compiles it.")
        }
        return ruling
    }

    private struct Ignorance: Error {
        let words: String
    }

    /// The refusals of all platforms that there is an SDK for.
    private func judge(_ check: ModuleCheck) -> Result<[String: Refusal], Ignorance> {
        let platforms = check.module.platforms.filter { sdk.arguments[$0] != nil }.sorted()
        guard !platforms.isEmpty else { return .failure(Ignorance(words: "there is no SDK for its platforms")) }
        var refusals: [String: Refusal] = [:]
        for platform in platforms {
            let run = CompilerRun(
                sdk: sdk, module: check.module, platform: platform, floor: floor(of: check.module, on: platform),
                timeLimit: timeLimit)
            let after = check.files(on: platform, read: read, rewritten: true)
            switch run.check(after) {
            case .unknown(let words): return .failure(Ignorance(words: words))
            case .complaints(let complaints) where complaints.isEmpty: continue
            case .complaints(let complaints):
                // Only where it complains the original is needed: it may complain about that too.
                guard case .complaints(let known) = run.check(check.files(on: platform, read: read, rewritten: false))
                else { return .failure(Ignorance(words: "the compiler can't tell how it was before")) }
                refusals.merge(check.refusals(for: complaints, besides: known)) { first, _ in first }
            }
        }
        return .success(refusals)
    }

    private func floor(of module: Module, on platform: Platform) -> Version {
        let assumed: [Platform: Version] = [.macOS: Version(14), .watchOS: Version(10), .visionOS: Version(1)]
        return floors[platform] ?? module.floors[platform] ?? assumed[platform] ?? Version(17)
    }
}

/// What one module is before and after.
private struct ModuleCheck {
    let module: Module
    /// Paths of the files that it compiles already.
    let files: [String]
    let rewritten: [String: VerifiedRewrite]
    let outcome: Outcome
    let selection: Selection
    let project: ProjectModel

    /// Generated files that rewritten files of the module call.
    private var generated: [String] {
        let paths = Set(files)
        return outcome.generated.filter { file in
            !paths.contains(file.path) && (file.callers.isEmpty || file.callers.contains(where: paths.contains))
        }.map(\.path)
    }

    func files(
        on platform: Platform, read: (String) -> [UInt8]?, rewritten isAfter: Bool
    ) -> [(path: String, bytes: [UInt8])] {
        let own = files.filter { path in
            project.modules(compiling: path).contains { $0.source == module.source && $0.platforms.contains(platform) }
        }
        return (isAfter ? own + generated : own).compactMap { path in
            let rewrite = rewritten[path]
            let bytes = isAfter ? rewrite?.after ?? read(path) : rewrite?.before?.bytes ?? read(path)
            return bytes.map { (path, $0) }
        }
    }

    /// What is complained about now and wasn't before, laid at the door of a fix.
    func refusals(
        for complaints: [CompilerRun.Complaint], besides known: [CompilerRun.Complaint]
    ) -> [String: Refusal] {
        var known = known
        var refusals: [String: Refusal] = [:]
        for complaint in complaints {
            if let index = known.firstIndex(where: { $0.path == complaint.path && $0.message == complaint.message }) {
                known.remove(at: index)
                continue
            }
            for finding in culprits(of: complaint) where refusals[finding.id] == nil {
                refusals[finding.id] = Refusal(
                    .typeCheck, "\(complaint.path):\(complaint.line) of the result: \(complaint.message).")
            }
        }
        return refusals
    }

    /// The fixes whose edits reach over the line; else all of the file, else all of the module.
    private func culprits(of complaint: CompilerRun.Complaint) -> [ReportedFinding] {
        let findings = outcome.findings(behind: complaint.path, selection: selection)
        guard !findings.isEmpty else {
            let paths = Set(files)
            return outcome.findings.filter { paths.contains($0.path) && selection.takes($0) }
        }
        guard let rewrite = rewritten[complaint.path], rewrite.before != nil else { return findings }
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
