import Testing

@testable import Rewriter

@Suite struct ReportXcodeTests {
    /// Xcode reads absolute paths, and shows a note below its warning.
    @Test func warningsAreClickable() {
        var report = ReportSamples.full
        report.repositoryRoot = "/Users/ada/My App"
        #expect(
            XcodeReport().render(report) == """
                /Users/ada/My App/App/Player.swift:12:9: warning: A "control" on a material becomes glass. [safe to rewrite]
                /Users/ada/My App/App/Player.swift:12:9: note: The label is smaller. [hit-area]
                /Users/ada/My App/App/Player.swift:40:9: warning: A card becomes glass. [to rewrite after review]
                /Users/ada/My App/App/Tabs.swift:7:9: warning: This bar reaches from edge to edge. [by hand: edge-to-edge-bar]

                """)
        #expect(XcodeReport().render(ReportSamples.empty) == "")
    }

    @Test func strangersTextIsOneLine() {
        let text = XcodeReport().render(
            ReportSamples.single(path: "a\nb.swift", message: "x\n/etc/passwd:1:1: error: y"))
        #expect(text == "a\\nb.swift:1:9: warning: x\\n/etc/passwd:1:1: error: y [by hand: edge-to-edge-bar]\n")
    }
}
