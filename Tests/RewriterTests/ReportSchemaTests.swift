import Foundation
import Testing

@testable import Rewriter

/// The checked-in schema and the JSON report hold each other.
@Suite struct ReportSchemaTests {
    private let schema: JSONSchema

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        schema = try JSONSchema(Data(contentsOf: root.appending(path: "Docs/schema/report-1.schema.json")))
    }

    private func document(_ report: Report) throws -> [String: Any] {
        let text = JSONReport().render(report)
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func samplesAreValid() throws {
        #expect(schema.faults(in: try document(ReportSamples.full)) == [])
        #expect(schema.faults(in: try document(ReportSamples.empty)) == [])
        #expect(schema.faults(in: try document(ReportSamples.audited)) == [])
    }

    @Test(arguments: Fixture.all)
    func fixturesAreValid(_ fixture: Fixture) async throws {
        var report = ReportSamples.empty
        report.findings = await EngineRun(try fixture.before, options: try fixture.options).outcome.findings
        #expect(schema.faults(in: try document(report)) == [])
    }

    @Test func realRunsAreValid() throws {
        let repository = try TemporaryRepository([
            "Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n"
                + "let package = Package(name: \"A\", platforms: [.iOS(.v17)], targets: [.target(name: \"A\")])\n",
            "Sources/A/A.swift": "import SwiftUI\nlet a = Text(\"a\").background(.bar)\n",
            "Sources/A/G.swift": "// @generated\nlet b = Text(\"b\").background(.bar)\n",
        ])
        let run = try ProgramRun("scan --format json", in: repository.root)
        let document = try #require(JSONSerialization.jsonObject(with: run.data) as? [String: Any])
        #expect((document["skipped"] as? [Any])?.count == 1 && (document["findings"] as? [Any])?.count == 1)
        #expect(schema.faults(in: document) == [])
    }

    /// No record may lose a member, gain one or change its type unnoticed.
    @Test func everyMemberIsHeld() throws {
        let documents = [try document(ReportSamples.full), try document(ReportSamples.audited)]
        let changes = documents.flatMap(Self.changes)
        #expect(changes.count > 150)
        for change in changes { #expect(!schema.faults(in: change.value).isEmpty, "\(change.name)") }
    }

    /// The value with one member gone, added or of another type, anywhere in it.
    private static func changes(of value: Any) -> [(name: String, value: Any)] {
        if let array = value as? [Any] {
            return array.indices.flatMap { index in
                changes(of: array[index]).map { change in
                    var copy = array
                    copy[index] = change.value
                    return ("[\(index)]" + change.name, copy)
                }
            }
        }
        guard let object = value as? [String: Any] else { return [] }
        var result: [(String, Any)] = []
        for (key, member) in object {
            var copy = object
            copy[key] = [[1]]
            result.append((".\(key) of another type", copy))
            // Reasons, rules, layers and platforms come and go.
            let free = [
                "App", "content-layer", "edge-to-edge-bar", "iOS", "macOS", "glass-on-glass", "interactive-on-button",
                "missing-fallback", "control", "other",
            ]
            if !free.contains(key) {
                copy[key] = nil
                result.append((".\(key) gone", copy))
            }
            for change in changes(of: member) {
                copy[key] = change.value
                result.append((".\(key)" + change.name, copy))
            }
        }
        var copy = object
        copy["somethingElse"] = "new"
        result.append((" something else", copy))
        return result
    }
}
