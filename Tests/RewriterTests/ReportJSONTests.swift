import Foundation
import Rewriter
import Testing

@Suite struct ReportJSONTests {
    @Test func documentHasTheContractsKeysInOrder() {
        #expect(
            JSONReport().render(ReportSamples.full) == #"""
                {
                  "schema": "glass-migrate/report/1",
                  "tool": {"version": "1.2.3"},
                  "repository": {"path": "Sample", "head": "0123456789012345678901234567890123456789"},
                  "modules": [
                    {"name": "App", "kind": "xcode", "floors": {"iOS": "17.4", "macOS": "14.0"}, "files": 12, "source": "App.xcodeproj: target App"},
                    {"name": "Kit", "kind": "swiftpm", "floors": {}, "files": 1, "source": "Package.swift"}
                  ],
                  "findings": [
                    {"id": "aaaa", "rule": "material-surface", "path": "App/Player.swift", "line": 12, "column": 9, "endLine": 14, "endColumn": 30, "form": "background-in-shape", "layer": "control", "module": "App", "verdict": "rewrite", "applicability": "safe", "severity": null, "reason": null, "message": "A \"control\" on a material becomes glass.", "notes": ["hit-area: The label is smaller."], "edits": [{"start": 310, "end": 310, "replacement": ".liquidGlass(in: S) { $0\n\t"}, {"start": 402, "end": 402, "replacement": "}"}], "related": []},
                    {"id": "bbbb", "rule": "material-surface", "path": "App/Player.swift", "line": 40, "column": 9, "endLine": 42, "endColumn": 30, "form": "background-clip", "layer": "card", "module": "App", "verdict": "rewrite", "applicability": "review", "severity": null, "reason": null, "message": "A card becomes glass.", "notes": [], "edits": [{"start": 900, "end": 950, "replacement": ".glassEffect()"}], "related": [{"path": "App/Use.swift", "line": 1, "message": "used here"}, {"path": "App/Use.swift", "line": 2, "message": "used here"}, {"path": "App/Use.swift", "line": 3, "message": "used here"}, {"path": "App/Use.swift", "line": 4, "message": "used here"}, {"path": "App/Use.swift", "line": 5, "message": "used here"}, {"path": "App/Use.swift", "line": 6, "message": "used here"}, {"path": "App/Use.swift", "line": 7, "message": "used here"}]},
                    {"id": "cccc", "rule": "material-surface", "path": "App/Tabs.swift", "line": 7, "column": 9, "endLine": 9, "endColumn": 30, "form": null, "layer": "bar", "module": null, "verdict": "manual", "applicability": null, "severity": null, "reason": "edge-to-edge-bar", "message": "This bar reaches from edge to edge.", "notes": [], "edits": [], "related": []},
                    {"id": "dddd", "rule": "material-surface", "path": "App/Tabs.swift", "line": 20, "column": 9, "endLine": 22, "endColumn": 30, "form": null, "layer": null, "module": "App", "verdict": "keep", "applicability": null, "severity": null, "reason": "content-layer", "message": "A row of a list.", "notes": [], "edits": [], "related": []}
                  ],
                  "audit": null,
                  "skipped": [
                    {"path": "Gen/A.swift", "reason": "generated"},
                    {"path": "Gen/B.swift", "reason": "generated"},
                    {"path": "Latin.swift", "reason": "not-utf8"}
                  ],
                  "summary": {"files": 230, "parsed": 4, "materials": 5, "candidates": 4, "rewrite": {"safe": 1, "review": 1}, "keep": {"content-layer": 1}, "manual": {"edge-to-edge-bar": 1}, "audit": {}, "seconds": 0.423}
                }

                """#)
    }

    @Test func emptyDocumentIsComplete() throws {
        let text = JSONReport().render(ReportSamples.empty)
        #expect(text.contains(#""repository": {"path": ".", "head": null}"#))
        #expect(text.contains(#""modules": [],"#) && text.contains(#""findings": [],"#))
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    @Test func linesAreTheSameRecords() throws {
        let lines = NDJSONReport().render(ReportSamples.full).split(separator: "\n")
        let records = try lines.map { line in
            try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        let types = records.map { $0["type"] as? String }
        #expect(
            types == ["report", "module", "module"] + Array(repeating: "finding", count: 4)
                + Array(repeating: "skipped", count: 3) + ["summary"])
        let document = JSONReport().render(ReportSamples.full)
        for line in lines.dropFirst() {
            let record = "{" + line.split(separator: ", ", maxSplits: 1)[1]
            #expect(document.contains(record))
        }
        #expect(lines[0].hasPrefix(#"{"type": "report", "schema": "glass-migrate/report/1", "tool": "#))
    }

    @Test func anyTextSurvives() throws {
        let text = "\u{0}\u{1}\u{1F}\"\\\u{7F}\n\r\té\u{2028}👩‍👧\u{FFFD}"
        let document = JSONReport().render(ReportSamples.single(path: text, message: text))
        let object = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
        let finding = try #require((object?["findings"] as? [[String: Any]])?.first)
        #expect(finding["path"] as? String == text)
        #expect(finding["message"] as? String == text)
    }
}
