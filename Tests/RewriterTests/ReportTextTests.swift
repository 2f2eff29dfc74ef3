import Rewriter
import Testing

@Suite struct ReportTextTests {
    @Test func listsWhatIsToDoAndSumsUpTheRest() {
        #expect(
            TextReport().render(ReportSamples.full) == """
                App/Player.swift:12:9: rewrite(safe) A "control" on a material becomes glass.
                    note(hit-area): The label is smaller.
                App/Player.swift:40:9: rewrite(review) A card becomes glass.
                    App/Use.swift:1: used here
                    App/Use.swift:2: used here
                    App/Use.swift:3: used here
                    App/Use.swift:4: used here
                    App/Use.swift:5: used here
                    … and 2 more, with -v

                App/Tabs.swift:7:9: manual edge-to-edge-bar This bar reaches from edge to edge.

                Kept as it is:
                     1  content-layer  Content stays as it is.

                Files left out:
                     2  generated
                     1  not-utf8

                4 candidates in 230 files (4 parsed, 0.42 s): 1 safe to rewrite, 1 to rewrite after review, \
                1 to do by hand, 1 kept.

                """)
    }

    @Test func fullDetailListsEverything() {
        let text = TextReport(detail: .full).render(ReportSamples.full)
        #expect(text.contains("App/Tabs.swift:20:9: keep content-layer A row of a list.\n"))
        #expect(text.contains("    App/Use.swift:7: used here\n"))
        #expect(text.contains("Gen/B.swift: left out generated\nLatin.swift: left out not-utf8\n"))
        #expect(!text.contains("with -v"))
    }

    @Test func briefDetailHasNoSums() {
        let text = TextReport(detail: .brief).render(ReportSamples.full)
        #expect(text.contains("manual edge-to-edge-bar"))
        #expect(!text.contains("Kept") && !text.contains("left out") && !text.contains("candidates"))
        #expect(TextReport(detail: .brief).render(ReportSamples.empty) == "")
    }

    @Test func saysWhenThereIsNothing() {
        #expect(TextReport().render(ReportSamples.empty) == "No candidates in 0 files (0 parsed, 0.00 s).\n")
    }

    @Test func paintsOnlyWhenAsked() {
        let painted = TextReport(paint: Paint(isOn: true)).render(ReportSamples.full)
        #expect(painted.contains("\u{1B}[32mrewrite(safe)\u{1B}[0m"))
        #expect(painted.contains("\u{1B}[1mApp/Player.swift:12:9:\u{1B}[0m"))
        #expect(!painted.contains("\u{1B}[2m\u{1B}[0m"))
        #expect(!TextReport().render(ReportSamples.full).contains("\u{1B}"))
    }

    @Test func strangersTextCannotSteerTheTerminal() {
        let text = TextReport().render(
            ReportSamples.single(path: "a\u{1B}[2J\nb.swift", message: "x\u{202E}y\u{7}z\u{9B}"))
        #expect(text.hasPrefix("a\\u{1B}[2J\\nb.swift:1:9: manual edge-to-edge-bar x\\u{202E}y\\u{07}z\\u{009B}\n"))
    }

    @Test func largeNumbersAreGrouped() {
        #expect(
            [0, 7, 999, 1000, 40_000, 1_234_567].map(\.grouped) == ["0", "7", "999", "1,000", "40,000", "1,234,567"])
        #expect((-1000).grouped == "-1,000" && 1.of("file") == "1 file" && 2000.of("file") == "2,000 files")
    }

    @Test func tallyCountsEachVerdict() {
        let tally = ReportTally(ReportSamples.full.findings)
        #expect(tally.safe == 1 && tally.review == 1 && tally.kept == 1 && tally.leftToPeople == 1)
        #expect(tally.candidates == 4)
        #expect(tally.keep == [ReportSamples.content: 1])
    }
}
