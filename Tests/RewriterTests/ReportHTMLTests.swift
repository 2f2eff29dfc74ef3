import Foundation
import Testing

@testable import Rewriter

@Suite struct ReportHTMLTests {
    private func render(_ report: Report, title: String = "Migration", command: HTMLReport.Command? = nil) -> String {
        HTMLReport(
            title: title, manual: [Explanation(.rule, "material-surface", "It is.", "It `is`.")], command: command
        )
        .render(report)
    }

    /// What the page's script reads.
    private func data(_ html: String) throws -> [String: Any] {
        let start = try #require(html.firstRange(of: #"id="report">"#)).upperBound
        let end = try #require(html[start...].firstRange(of: "</script>")).lowerBound
        return try #require(JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any])
    }

    @Test func isOneFileThatLoadsNothing() {
        let html = render(ReportSamples.full)
        #expect(html.hasPrefix("<!doctype html>\n") && html.hasSuffix("</html>\n"))
        #expect(html.contains("default-src 'none'"))
        // The name of the SVG elements is no address that is loaded.
        let text = html.replacing("http://www.w3.org/2000/svg", with: "")
        for loader in [
            "http:", "https:", "src=", "href=\"", "url(", "@import", "innerHTML", "insertAdjacentHTML", "eval(",
        ] {
            #expect(!text.contains(loader), "\(loader)")
        }
    }

    @Test func nothingEndsTheDataEarly() throws {
        let text = "</script><!--<script>&amp;\u{2028}\u{2029}\u{0}\"\\"
        let html = render(ReportSamples.single(path: text, message: text), title: "<b>&")
        #expect(html.contains("<title>&lt;b&gt;&amp;</title>"))
        #expect(html.components(separatedBy: "</script").count == 3)
        #expect(!html.contains("\u{2028}") && !html.contains("<!--"))
        let data = try data(html)
        #expect((data["files"] as? [[String: Any]])?.first?["path"] as? String == text)
        #expect((data["findings"] as? [[String: Any]])?.first?["message"] as? String == text)
    }

    @Test func findingsCarryTheirChangeAndWhatItNeeds() throws {
        var report = ReportSamples.empty
        var finding = ReportSamples.excerpted("a1", path: "A B.swift", line: 5)
        finding.finding.fix?.requires = ["glass"]
        report.findings = [finding, ReportSamples.excerpted("a2", path: "C.swift", line: 9)]
        report.generated = [
            .init(diff: UnifiedDiff(path: "Other.swift", before: nil, after: [97]), callers: ["C.swift"]),
            .init(
                diff: UnifiedDiff(path: "Glass.swift", before: nil, after: [98]), advice: "Add it.",
                callers: ["A B.swift"]),
            .init(diff: UnifiedDiff(path: "Project", before: [97], after: [98])),
        ]
        let data = try data(render(report))
        let findings = try #require(data["findings"] as? [[String: Any]])
        #expect(findings.map { $0["generated"] as? [Int] } == [[1, 2], []])
        let code = try #require(findings[0]["code"] as? [String: Any])
        #expect(code["first"] as? Int == 2 && (code["text"] as? String)?.hasPrefix("line 2\n") == true)
        #expect(code["mark"] as? [Int] == [5, 0, 5, 6])
        let change = try #require((code["changes"] as? [[Any]])?.first)
        #expect(change[0] as? Int == 3 && change[1] as? Int == 1 && change[2] as? [String] == ["glass\n"])
        let file = try #require((data["files"] as? [[String: Any]])?.first)
        #expect(
            file["header"] as? String == "diff --git a/A B.swift b/A B.swift\n--- a/A B.swift\t\n+++ b/A B.swift\t\n")
        #expect((data["generated"] as? [[String: Any]])?[1]["advice"] as? String == "Add it.")
    }

    @Test func repositoryIsCalledByItsFolder() throws {
        var report = ReportSamples.empty
        #expect(try data(render(report))["repository"] as? String == ".")
        report.repositoryRoot = "/Users/ada/My App/"
        #expect(try data(render(report))["repository"] as? String == "My App")
    }

    @Test func onlyPagesInUseAreThere() throws {
        #expect((try data(render(ReportSamples.empty))["manual"] as? [String: Any])?.isEmpty == true)
        let pages = try data(render(ReportSamples.full))["manual"] as? [String: [String: String]]
        #expect(pages == ["rule material-surface": ["sentence": "It is.", "text": "It `is`."]])
    }

    @Test func commandWordsAreQuoted() throws {
        let command = HTMLReport.Command(words: ["tool", "--helper", "a b"], operands: ["it's", "~", "a/b.c", ""])
        let words = try data(render(ReportSamples.empty, command: command))["command"] as? [String: String]
        #expect(words == ["words": "tool --helper 'a b'", "operands": #"'it'\''s' '~' a/b.c ''"#])
        #expect(try data(render(ReportSamples.empty))["command"] is NSNull)
    }
}
