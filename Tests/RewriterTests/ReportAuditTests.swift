import Foundation
import Rewriter
import Testing

/// What an audit adds to each format.
@Suite struct ReportAuditTests {
    @Test func text() {
        #expect(
            TextReport().render(ReportSamples.audited) == """
                App/Bar.swift:3:9: error The glass is interactive.
                App/Bar.swift:9:9: warning Twice.

                App/Row.swift:4:9: note Bare.

                Checklist:
                  failed       No glass lies on glass
                               App/Bar.swift:9
                  passed       The code uses the released API
                               by hand: Build it.
                  by hand      Tinted mode is checked
                               by hand: Look at it.
                  not checked  Touch works

                Readiness:
                  Module     score   glass pending    kept  errors warnings   notes
                  (none)         0       0       2       0       0       0       0
                  App           53       8       2       0       1       1       1

                Files left out:
                     2  generated
                     1  not-utf8

                1 error, 1 warning, 1 note in 230 files (4 parsed, 0.42 s).

                """)
    }

    /// 8 of 10 surfaces are glass, and 8 of 8 + 3 + 1 are without a fault: 0.8 × 0.667.
    @Test(arguments: [
        (8, 2, 0, 1, 1, 53), (0, 0, 0, 0, 0, 100), (0, 3, 0, 0, 0, 0), (4, 0, 2, 0, 0, 100), (6, 0, 0, 0, 2, 75),
        (0, 0, 5, 0, 0, 100), (1, 0, 0, 3, 0, 10),
    ])
    func score(glass: Int, pending: Int, kept: Int, errors: Int, warnings: Int, score: Int) {
        let module = AuditReport.Readiness(
            module: "A", glass: ["control": glass], pending: pending, kept: kept, errors: errors, warnings: warnings,
            notes: 9)
        #expect(module.score == score)
    }

    @Test func markdown() {
        let text = MarkdownReport(title: "Audit").render(ReportSamples.audited)
        #expect(text.contains("**1 error**, **1 warning**, **1 note** in 230 files"))
        #expect(text.contains("| `App` | 53 | 8 | 2 | 0 | 1 | 1 | 1 |\n"))
        #expect(text.contains("- [ ] **failed** No glass lies on glass\n  - `App/Bar.swift:9`\n"))
        #expect(text.contains("- [x] **passed** The code uses the released API\n  - by hand: Build it.\n"))
        #expect(text.contains("<summary>Errors (1)</summary>\n\n- `App/Bar.swift:3` **interactive-on-button** "))
    }

    @Test func json() throws {
        let text = JSONReport().render(ReportSamples.audited)
        #expect(text.contains(#""verdict": "audit", "applicability": "safe", "severity": "error", "reason": null"#))
        #expect(text.contains(#""candidates": 0"#))
        #expect(text.contains(#""audit": {"glass-on-glass": 1, "interactive-on-button": 1, "missing-fallback": 1}"#))
        let lines = NDJSONReport().render(ReportSamples.audited).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix(#"{"type": "checklist""#) } == 4)
        #expect(lines.count { $0.hasPrefix(#"{"type": "readiness""#) } == 2)
    }

    @Test func sarif() throws {
        let text = SARIFReport(manual: []).render(ReportSamples.audited)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let run = try #require((object?["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
        #expect(
            results.map { $0["ruleId"] as? String } == ["interactive-on-button", "glass-on-glass", "missing-fallback"])
        #expect((run["properties"] as? [String: Any])?["audit"] != nil)
    }

    @Test func gitHub() {
        let lines = GitHubReport().render(ReportSamples.audited).split(separator: "\n")
        #expect(lines.map { $0.prefix { $0 != " " } } == ["::error", "::warning", "::notice"])
        #expect(
            lines[0].contains("title=interactive-on-button, with a fix (safe)") || lines[0].contains("%2C with a fix"))
    }

    @Test func html() throws {
        let page = HTMLReport(title: "Audit", manual: [], command: nil).render(ReportSamples.audited)
        let start = try #require(page.firstRange(of: #"id="report">"#)).upperBound
        let data = String(page[start...].prefix { $0 != "<" })
        let object = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
        let findings = try #require(object?["findings"] as? [[String: Any]])
        #expect(findings.map { $0["verdict"] as? String } == ["error", "warning", "note"])
        #expect(findings.map { $0["trust"] as? String } == ["safe", nil, nil])
        #expect((object?["audit"] as? [String: Any])?["checklist"] != nil)
    }
}
