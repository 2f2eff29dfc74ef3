import Foundation
import Testing

@testable import Rewriter

@Suite struct ReportMarkdownTests {
    private func render(_ report: Report) -> String { MarkdownReport(title: "Migration").render(report) }

    @Test func sumsUpAndLists() {
        #expect(
            render(ReportSamples.full) == """
                ### Migration

                4 candidates in 230 files at `0123456789`: **1 safe to rewrite**, 1 to rewrite after review, 1 to do by hand, \
                1 kept as they are.

                | Module | Safe | Review | By hand | Kept |
                |:---|---:|---:|---:|---:|
                | (none) | 0 | 0 | 1 | 0 |
                | `App` | 1 | 1 | 0 | 1 |

                <details open>
                <summary>Safe to rewrite (1)</summary>

                - `App/Player.swift:12` A "control" on a material becomes glass.
                  - hit-area: The label is smaller.

                </details>

                <details>
                <summary>To rewrite after review (1)</summary>

                - `App/Player.swift:40` A card becomes glass.
                  - reaches 7 places

                </details>

                <details>
                <summary>To do by hand (1)</summary>

                - `App/Tabs.swift:7` **edge-to-edge-bar** This bar reaches from edge to edge.

                </details>

                <details>
                <summary>Kept as it is (1)</summary>

                | Reason | Places | |
                |:---|---:|:---|
                | `content-layer` | 1 | Content stays as it is. |

                </details>

                3 files left out: 2 generated, 1 not-utf8.

                """)
        #expect(render(ReportSamples.empty) == "### Migration\n\nNo candidates in 0 files.\n")
    }

    @Test func staysBelowTheLimitAndCountsTheRest() {
        var report = ReportSamples.full
        report.findings = (0..<3000).map { index in
            ReportSamples.excerpted("id\(index)", path: "App/Folder/View\(index).swift", line: 5)
        }
        report.findings += [ReportSamples.review, ReportSamples.manual, ReportSamples.kept]
        let text = render(report)
        #expect(text.utf16.count < MarkdownReport.limit && text.utf16.count > MarkdownReport.limit - 1000)
        let shown = text.components(separatedBy: "It becomes glass.").count - 1
        #expect(text.contains("Safe to rewrite (3,000)"))
        #expect(
            text.hasSuffix("**Not shown, because a comment has an end:** \((3000 - shown).grouped) safe to rewrite.\n"))
        #expect(text.contains("A card becomes glass.") && text.contains("This bar reaches from edge to edge."))
    }

    @Test func evenOneHugeItemOrManyModulesFit() {
        let huge = String(repeating: "🪟", count: 40_000)
        let one = render(ReportSamples.single(path: "A.swift", message: huge))
        #expect(one.utf16.count < 1000 && one.contains(" 1 to do by hand.\n"))
        var report = ReportSamples.empty
        report.findings = (0..<5000).map { index in
            ReportSamples.reported("i", "A.swift", 1, ReportSamples.manual.finding, module: "Module\(index)")
        }
        let many = render(report)
        #expect(many.utf16.count < MarkdownReport.limit && many.contains(" of the modules"))
    }

    @Test func strangersTextIsNoMarkup() {
        let text = render(
            ReportSamples.single(
                path: "a`b|c<img>\n@octocat.swift",
                message: "<b>@octocat</b> #12 [x](https://example.com) www.example.com *a* _b_ |c| `d` \u{202E}<\u{338}"
            ))
        #expect(text.contains("- ``a`b\\|c<img>\\n@octocat.swift:1`` "))
        #expect(
            text.contains(
                #"&lt;b&gt;@<!-- -->octocat&lt;/b&gt; #<!-- -->12 \[x\](https:\//example.com) www\.example.com"#
                    + #" \*a\* \_b\_ \|c\| \`d\` \\u{202E}&lt;"# + "\u{338}"))
    }

    @Test func codeSpansHoldAnything() {
        #expect("a".asMarkdownCode == "`a`" && "".asMarkdownCode == "`  `" && "`".asMarkdownCode == "`` ` ``")
        #expect("a``b`\u{301}`c".asMarkdownCode == "```a``b`\u{301}`c```" && " a".asMarkdownCode == "`  a `")
    }
}
