import Foundation
import MigrationPlans
import Rewriter
import Testing

/// One case below Fixtures/Audit: `<rule>/name.swift` with `name.findings.txt` and, where something is fixed,
/// `name.after.swift`; or `<rule>/skip-name.swift` alone, in which the rule finds nothing.
struct AuditFixture: CustomTestStringConvertible, Sendable {
    let folder: URL
    let name: String

    var rule: String { folder.lastPathComponent }
    var isSkip: Bool { name.hasPrefix("skip-") }
    var url: URL { folder.appending(path: "\(name).swift") }
    var afterURL: URL { folder.appending(path: "\(name).after.swift") }
    var findingsURL: URL { folder.appending(path: "\(name).findings.txt") }
    var testDescription: String { "\(rule)/\(name)" }

    var text: String { get throws { try String(contentsOf: url, encoding: .utf8) } }

    static let all: [AuditFixture] = {
        let root = Fixture.root.appending(path: "Audit")
        let folders = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        return folders.sorted { $0.path < $1.path }.flatMap { folder in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.sorted().filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".after.swift") }.map {
                AuditFixture(folder: folder, name: String($0.dropLast(".swift".count)))
            }
        }
    }()
}

/// What the audit makes of one fixture.
///
/// A first line `// floors: iOS 17, visionOS 1; Xcode 16` says what the code is built for; without one the floor is
/// iOS 26. A line `// MARK: - File Other.swift` begins another file of the same module.
struct AuditRun {
    let outcome: Outcome
    let files: [SourceFile]
    let module: Module
    let xcode: Int?

    init(_ fixture: AuditFixture) async throws { await self.init(try fixture.text) }

    init(_ text: String) async {
        let floors = Self.floors(of: text)
        await self.init(
            Self.split(text),
            module: Module(
                name: "App", kind: .xcode, product: .app, floors: floors, platforms: Set(floors.keys),
                source: "App.xcodeproj: target App"), xcode: text.contains("; Xcode 16") ? 16 : nil)
    }

    /// The same over what an earlier run made of it, its generated files included.
    init(rewritten run: AuditRun) async { await self.init(run.after, module: run.module, xcode: run.xcode) }

    private init(_ files: [SourceFile], module: Module, xcode: Int?) async {
        self.files = files
        self.module = module
        self.xcode = xcode
        var options = LiquidGlassOptions()
        options.xcode = xcode
        let project = ProjectModel(
            modules: [module], owners: Dictionary(uniqueKeysWithValues: files.map { ($0.path, [0]) }))
        let rewriter = Rewriter(plan: GlassAuditPlan(options: options), project: project, jobs: 1)
        let inputs = files.map { file in InputFile(path: file.path) { .success(file.bytes) } }
        outcome = await rewriter.run(inputs, selection: Selection(applicability: .review))
    }

    private static func floors(of text: String) -> [Platform: Version] {
        guard let line = text.split(separator: "\n").first, let start = line.firstRange(of: "floors:") else {
            return [.iOS: Version(26)]
        }
        let list = line[start.upperBound...].prefix { $0 != ";" }.split(separator: ",")
        return list.reduce(into: [:]) { floors, item in
            let words = item.split(separator: " ")
            guard words.count == 2, let platform = Platform(rawValue: String(words[0])) else { return }
            floors[platform] = Version(String(words[1]))
        }
    }

    private static let divider = "// MARK: - File "

    /// Example.swift comes first in every order of paths.
    private static func split(_ text: String) -> [SourceFile] {
        let parts = text.components(separatedBy: divider)
        let others = parts.dropFirst().map { part in
            SourceFile(
                path: "Sources/App/\(part.prefix { !$0.isNewline })", text: divider + part)
        }
        return ([SourceFile(path: "Sources/App/AExample.swift", text: parts[0])] + others)
            .sorted { $0.path < $1.path }
    }

    /// Every file as it is after the fixes, new ones included.
    var after: [SourceFile] {
        let changed = Dictionary(uniqueKeysWithValues: outcome.rewrites.map { ($0.path, $0.after) })
        let old = files.map { SourceFile(path: $0.path, bytes: changed[$0.path] ?? $0.bytes) }
        let known = Set(files.map(\.path))
        let new = outcome.rewrites.filter { !known.contains($0.path) }.map {
            SourceFile(path: $0.path, bytes: $0.after)
        }
        return (old + new).sorted { $0.path < $1.path }
    }

    /// The fixture's files together as they are after the fixes; generated ones are left out.
    var afterText: String {
        let known = Set(files.map(\.path))
        return after.filter { known.contains($0.path) }.map(\.text).joined()
    }

    /// One finding a line; lines are counted in the fixture's text.
    func findingsText(of rule: String) -> String {
        outcome.findings.filter { $0.finding.rule == rule }.map { found in
            let first = files.prefix { $0.path != found.path }.reduce(0) { $0 + $1.bytes.count { $0 == 10 } }
            return "\(first + found.start.line): \(found.auditLine)\n"
        }.joined()
    }
}

extension ReportedFinding {
    /// `warning fix(safe) layer=control The clip …`
    fileprivate var auditLine: String {
        let fix = finding.verdict.applicability.map { " fix(\($0.rawValue))" } ?? ""
        let layer = finding.layer.isEmpty ? "" : " layer=\(finding.layer)"
        let verdict = finding.verdict.severity?.rawValue ?? finding.verdict.reason.map { "keep(\($0.code))" } ?? ""
        return "\(verdict)\(fix)\(layer) \(finding.message)"
    }
}
