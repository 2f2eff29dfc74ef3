import Foundation
import MigrationPlans
import Testing

@testable import Rewriter

@Suite struct ReportSARIFTests {
    private func run(_ report: Report) throws -> [String: Any] {
        let text = SARIFReport(manual: LiquidGlassPlan.manual).render(report)
        let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(SARIFValidator.faults(in: log) == [])
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    private func results(_ report: Report) throws -> [[String: Any]] {
        try #require(run(report)["results"] as? [[String: Any]])
    }

    @Test func eachVerdictHasItsLevelAndKind() throws {
        var report = ReportSamples.full
        let ignored = Reason("ignored", "A comment asks for it.")
        report.findings.append(
            ReportSamples.reported(
                "eeee", "App/Tabs.swift", 30,
                Finding(rule: "material-surface", range: 0..<1, verdict: .keep(ignored), message: "No.")))
        let results = try results(report)
        #expect(
            results.map { $0["ruleId"] as? String } == [
                "material-surface", "material-surface", "material-surface/edge-to-edge-bar",
                "material-surface/content-layer",
                "material-surface/ignored",
            ])
        #expect(results.map { $0["level"] as? String } == ["warning", "note", "note", "none", "note"])
        #expect(results.map { $0["kind"] as? String } == ["fail", "fail", "fail", "pass", "fail"])
        #expect(results.map { ($0["suppressions"] as? [Any])?.count ?? 0 } == [0, 0, 0, 0, 1])
        #expect((results[0]["partialFingerprints"] as? [String: String])?["glassMigrateFinding/v1"] == "aaaa")
        #expect(
            (results[0]["message"] as? [String: String])?["text"]?.hasSuffix("glass. The label is smaller.") == true)
        #expect((results[1]["relatedLocations"] as? [Any])?.count == 7)
    }

    @Test func rulesExplainThemselves() throws {
        let driver = try #require((try run(ReportSamples.full)["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(
            rules.map { $0["id"] as? String } == [
                "material-surface", "material-surface/edge-to-edge-bar", "material-surface/content-layer",
            ])
        let help = try #require(rules[0]["help"] as? [String: String])
        #expect(help["markdown"]?.contains("`.ultraThinMaterial`") == true && help["text"]?.contains("`") == false)
    }

    @Test func rulesLinkToTheirPages() throws {
        let report = SARIFReport(manual: LiquidGlassPlan.manual, pages: RulePages("https://example.com/rules"))
        let log = try JSONSerialization.jsonObject(with: Data(report.render(ReportSamples.full).utf8)) as? [String: Any]
        #expect(SARIFValidator.faults(in: try #require(log)) == [])
        let run = try #require((log?["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let addresses = (driver["rules"] as? [[String: Any]])?.map { $0["helpUri"] as? String }
        #expect(
            addresses == [
                "https://example.com/rules/material-surface.md", "https://example.com/rules/edge-to-edge-bar.md",
                "https://example.com/rules/content-layer.md",
            ])
    }

    @Test func onlyWebAddressesAreFollowed() {
        for address in ["https://example.com/a", "http://example.com/a/"] { #expect(RulePages(address).isWebAddress) }
        for address in ["", "https://", "javascript:alert(1)", "https://a b", "file:///etc", "https://a\"onclick=b"] {
            #expect(!RulePages(address).isWebAddress, "\(address)")
        }
    }

    @Test func filesLeftOutAndTheRevisionAreSaid() throws {
        var report = ReportSamples.full
        report.repositoryRoot = "/a b/ü"
        let run = try run(report)
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 3)
        let details = try #require((run["versionControlProvenance"] as? [[String: Any]])?.first)
        #expect(details["repositoryUri"] as? String == "file:///a%20b/%C3%BC")
        #expect(details["revisionId"] as? String == report.head)
        report.head = nil
        #expect(try self.run(report)["versionControlProvenance"] == nil)
        #expect(try self.run(ReportSamples.empty)["versionControlProvenance"] == nil)
    }

    @Test func pathsAndMessagesOfStrangersAreEncoded() throws {
        let report = ReportSamples.single(path: "a b/%#?é\n'.swift", message: "See {0} and [x](file:///etc/passwd)")
        let result = try #require(try results(report).first)
        let location = (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
        #expect((location?["artifactLocation"] as? [String: String])?["uri"] == "a%20b/%25%23%3F%C3%A9%0A%27.swift")
        #expect((result["message"] as? [String: String])?["text"] == "See {{0}} and [x] (file:///etc/passwd)")
    }

    /// Regions are read as an editor does, in UTF-16, and the fixes applied: the result is that of the edits.
    @Test func fixesMakeTheSameTextInUTF16() async throws {
        let code = """
            \u{FEFF}import SwiftUI // 🪟
            struct Badge: View {
                var body: some View {
                    Button { } label: { Text("é🪟👩‍👩‍👧").padding().background(.thinMaterial, in: Capsule()) }
                }
            }

            """
        for text in [code, code.replacing("\n", with: "\r\n")] {
            let engine = await EngineRun(Array(text.utf8), options: LiquidGlassOptions())
            var report = ReportSamples.empty
            report.findings = engine.outcome.findings
            let result = try #require(try results(report).first)
            let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
            let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
            var units = Array(String(decoding: engine.source.bytes.dropFirst(3), as: UTF8.self).utf16)
            for replacement in try #require(change["replacements"] as? [[String: Any]]).reversed() {
                let region = try #require(replacement["deletedRegion"] as? [String: Int])
                let new = try #require(replacement["insertedContent"] as? [String: String])["text"]
                units.replaceSubrange(Self.range(of: region, in: units), with: (new ?? "").utf16)
            }
            let expected = String(decoding: engine.after.dropFirst(3), as: UTF8.self)
            #expect(String(decoding: units, as: UTF16.self) == expected)
            let region = (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]?["region"]
            let range = Self.range(of: try #require(region as? [String: Int]), in: Array(text.utf16.dropFirst()))
            #expect(
                String(decoding: Array(text.utf16.dropFirst())[range], as: UTF16.self)
                    == ".background(.thinMaterial, in: Capsule())")
        }
    }

    private static func range(of region: [String: Int], in units: [UInt16]) -> Range<Int> {
        var starts = [0]
        for (index, unit) in units.enumerated() where unit == 10 { starts.append(index + 1) }
        let offset = { (line: String, column: String) in starts[region[line]! - 1] + region[column]! - 1 }
        return offset("startLine", "startColumn")..<offset("endLine", "endColumn")
    }

    /// Everything that the fixtures make the plan say.
    @Test(arguments: Fixture.all)
    func fixturesAreValid(_ fixture: Fixture) async throws {
        var report = ReportSamples.empty
        report.findings = await EngineRun(try fixture.before, options: try fixture.options).outcome.findings
        #expect(try results(report).count == report.findings.count)
    }

    @Test func validatorSeesFaults() throws {
        let text = SARIFReport(manual: LiquidGlassPlan.manual).render(ReportSamples.full)
        for (good, bad) in [
            ("\"2.1.0\"", "\"2.0.0\""), ("\"level\": \"none\"", "\"level\": \"note\""),
            ("\"kind\": \"pass\"", "\"kind\": \"good\""),
            ("\"startLine\": 12", "\"startLine\": 0"), ("\"ruleIndex\": 0", "\"ruleIndex\": 1"),
            ("App/Tabs.swift", "App/Ta bs.swift"),
            ("\"SRCROOT\"}", "\"ROOT\"}"), ("\"endLine\": 14", "\"endLine\": 3"), ("\"columnKind\"", "\"columnsKind\""),
        ] {
            let broken = text.replacing(good, with: bad)
            #expect(broken != text, "\(good)")
            let log = try #require(JSONSerialization.jsonObject(with: Data(broken.utf8)) as? [String: Any])
            #expect(!SARIFValidator.faults(in: log).isEmpty, "\(bad)")
        }
    }
}
