import Testing

@testable import Rewriter

@Suite struct ReportGitHubTests {
    @Test func oneLineForEachThingToDo() {
        #expect(
            GitHubReport().render(ReportSamples.full) == """
                ::warning file=App/Player.swift,line=12,endLine=14,title=material-surface%3A safe to rewrite::A "control" \
                on a material becomes glass.%0Ahit-area: The label is smaller.
                ::notice file=App/Player.swift,line=40,endLine=42,title=material-surface%3A to rewrite after review::A card \
                becomes glass.
                ::notice file=App/Tabs.swift,line=7,endLine=9,title=material-surface%3A by hand (edge-to-edge-bar)::This bar \
                reaches from edge to edge.

                """)
        #expect(GitHubReport().render(ReportSamples.empty) == "")
    }

    @Test func columnsStandOnOneLineOnly() {
        var report = ReportSamples.empty
        report.findings = [ReportSamples.excerpted("a", path: "A.swift", line: 7)]
        #expect(
            GitHubReport().render(report).hasPrefix("::warning file=A.swift,line=7,endLine=7,col=1,endColumn=7,title="))
    }

    @Test func strangersTextIsNoCommand() {
        let text = GitHubReport().render(
            ReportSamples.single(
                path: "a,line=9::b%\n::error::c:\u{301},\u{301}.swift", message: "x\r\n::error::y%0A\u{1B}"))
        #expect(
            text
                == "::notice file=a%2Cline=9%3A%3Ab%25\\n%3A%3Aerror%3A%3Ac%3A\u{301}%2C\u{301}.swift,line=1,endLine=3,"
                + "title=r%3A by hand (edge-to-edge-bar)::x\\r\\n::error::y%250A\\u{1B}\n")
    }
}
