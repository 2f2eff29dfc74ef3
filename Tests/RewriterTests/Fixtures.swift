import Foundation
import MigrationPlans
import Rewriter
import Testing

/// One case below Fixtures/Rules: `name.before.swift` with its expectations, or `skip-name.swift`.
struct Fixture: CustomTestStringConvertible, Sendable {
    let folder: URL
    let name: String

    /// Its surfaces go to a modifier of its own (`--helper`), whose old half the independent reader doesn't know.
    var sendsToOwnHelper: Bool { ((try? options.helperName) ?? nil) != nil }

    var isSkip: Bool { name.hasPrefix("skip-") }
    var beforeURL: URL { folder.appending(path: isSkip ? "\(name).swift" : "\(name).before.swift") }
    var afterURL: URL { folder.appending(path: "\(name).after.swift") }
    var findingsURL: URL { folder.appending(path: "\(name).findings.txt") }
    var testDescription: String { "\(folder.lastPathComponent)/\(name)" }

    var before: [UInt8] { get throws { Array(try Data(contentsOf: beforeURL)) } }

    /// From the first line, `// options: --include content --min-ios 26`.
    var options: LiquidGlassOptions {
        get throws {
            var options = LiquidGlassOptions()
            let line = String(decoding: try before, as: UTF8.self).split(separator: "\n").first ?? ""
            guard let range = line.firstRange(of: "options:") else { return options }
            let words = line[range.upperBound...].split(separator: " ").map(String.init)
            for (name, value) in zip(words, words.dropFirst()) where name.hasPrefix("--") {
                try options.set(name, value)
            }
            return options
        }
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures")

    /// The root of this repository.
    static let project = root.deletingLastPathComponent()

    static let docs = project.appending(path: "Docs")

    static let all: [Fixture] = {
        let rules = root.appending(path: "Rules")
        let folders = (try? FileManager.default.contentsOfDirectory(at: rules, includingPropertiesForKeys: nil)) ?? []
        return folders.sorted { $0.path < $1.path }.flatMap { folder in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.sorted().compactMap { file -> Fixture? in
                if file.hasSuffix(".before.swift") {
                    return Fixture(folder: folder, name: String(file.dropLast(".before.swift".count)))
                }
                if file.hasPrefix("skip-"), file.hasSuffix(".swift") {
                    return Fixture(folder: folder, name: String(file.dropLast(".swift".count)))
                }
                return nil
            }
        }
    }()

    /// Expectations are rewritten instead of compared: the difference is then reviewed like code.
    static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"
}

struct UnknownFixtureOption: Error {
    let name: String
    let value: String
}

extension LiquidGlassOptions {
    /// The few options that fixtures set.
    mutating func set(_ name: String, _ value: String) throws {
        switch name {
        case "--include": include = Set(value.split(separator: ",").compactMap { Include(rawValue: String($0)) })
        case "--style": style = Style(rawValue: value) ?? style
        case "--containers": containers = Containers(rawValue: value) ?? containers
        case "--shadows": shadows = Shadows(rawValue: value) ?? shadows
        case "--buttons": buttons = Buttons(rawValue: value) ?? buttons
        case "--accessibility": accessibility = Accessibility(rawValue: value) ?? accessibility
        case "--helper": helperName = value
        case "--min-ios": floors[.iOS] = Version(value)
        case "--xcode": xcode = Int(value)
        default: throw UnknownFixtureOption(name: name, value: value)
        }
    }
}

/// What the engine makes of one file alone.
struct EngineRun {
    let outcome: Outcome
    let source: SourceFile

    init(
        _ bytes: [UInt8], others: [SourceFile] = [], path: String = "Sources/App/Example.swift",
        options: LiquidGlassOptions,
        project: ProjectModel = ProjectModel(modules: [], owners: [:]),
        selection: Selection = Selection(applicability: .review)
    ) async {
        source = SourceFile(path: path, bytes: bytes)
        let files = ([source] + others).sorted { $0.path < $1.path }.map { file in
            InputFile(path: file.path) { .success(file.bytes) }
        }
        let rewriter = Rewriter(plan: LiquidGlassPlan(options: options), project: project, jobs: 1)
        outcome = await rewriter.run(files, selection: selection)
    }

    /// The same over what an earlier run made, its generated files included.
    init(rewritten run: EngineRun, options: LiquidGlassOptions) async {
        let others = run.outcome.rewrites.filter { $0.path != run.source.path }.map {
            SourceFile(path: $0.path, bytes: $0.after)
        }
        await self.init(run.after, others: others, path: run.source.path, options: options)
    }

    /// The rewritten text, or the original if nothing is to be changed.
    var after: [UInt8] { outcome.rewrites.first { $0.path == source.path }?.after ?? source.bytes }

    var verdicts: [Verdict] { outcome.findings.map(\.finding.verdict) }

    /// One finding a line.
    var findingsText: String { outcome.findings.map { $0.summaryLine + "\n" }.joined() }
}

extension ReportedFinding {
    /// `12: rewrite(safe) form=background-in-shape layer=control notes=hit-area`
    var summaryLine: String {
        let detail = finding.verdict.applicability?.rawValue ?? finding.verdict.reason?.code ?? ""
        let notes = Set(finding.notes.map(\.code)).sorted()
        let line =
            "\(start.line): \(finding.verdict.name)(\(detail)) form=\(finding.form) layer=\(finding.layer.isEmpty ? "-" : finding.layer)"
        return notes.isEmpty ? line : "\(line) notes=\(notes.joined(separator: ","))"
    }
}

/// Finds materials without a parser: an independent count.
enum MaterialCount {
    private static let names = [
        "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    ]
    private static let pattern = try! NSRegularExpression(
        pattern: #"(?<![A-Za-z0-9_)\]>?!])\.(\#(names.joined(separator: "|")))\b"#
            + #"|\bMaterial\.(ultraThin|thin|regular|thick|ultraThick|bar|\#(names.joined(separator: "|")))\b"#
            + #"|(?:background|fill|foregroundStyle|toolbarBackground|AnyShapeStyle|presentationBackground)\(\.(bar)\b"#
    )

    /// Byte ranges of the names, outside of comments and strings.
    static func ranges(in bytes: [UInt8]) -> Set<SourceRange> {
        let text = String(decoding: bytes, as: UTF8.self)
        let code = blankingCommentsAndStrings(text)
        let matches = pattern.matches(in: code, range: NSRange(code.startIndex..., in: code))
        let found = matches.compactMap { match -> SourceRange? in
            for group in 1..<match.numberOfRanges {
                guard let range = Range(match.range(at: group), in: code) else { continue }
                let start = code.utf8.distance(from: code.startIndex, to: range.lowerBound)
                let before = code[code.lineRange(for: range).lowerBound..<range.lowerBound].dropLast()
                    .trimmingCharacters(in: .whitespaces)
                if ["case", "==", "!="].contains(where: before.hasSuffix) { return nil }
                return start..<start + code[range].utf8.count
            }
            return nil
        }
        return Set(found)
    }

    private static func blankingCommentsAndStrings(_ text: String) -> String {
        var result = text
        for pattern in [#"//[^\n]*"#, #"(?s)/\*.*?\*/"#, #"(?s)\"\"\".*?\"\"\""#, #"\"[^\"\n]*\""#] {
            let expression = try! NSRegularExpression(pattern: pattern)
            for match in expression.matches(in: result, range: NSRange(result.startIndex..., in: result)).reversed() {
                let range = Range(match.range, in: result)!
                let blanks = String(repeating: " ", count: result[range].utf8.count)
                result.replaceSubrange(range, with: blanks)
            }
        }
        return result
    }
}
