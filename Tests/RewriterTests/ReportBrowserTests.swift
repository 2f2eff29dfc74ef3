import Foundation
import Testing

@testable import Rewriter

/// The HTML report in a real browser.
@Suite(.enabled(if: Chromium.path != nil, "SKIPPED: Chromium is not installed"), .serialized)
struct ReportBrowserTests {
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "App", platforms: [.iOS(.v17)],
            targets: [.target(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])

        """,
        "Sources/App/Controls.swift": """
        import SwiftUI

        struct Controls: View {
            var body: some View {
                Button { } label: {
                    Image(systemName: "play")
                        .padding(12)
                        .background(.ultraThinMaterial, in: Circle())
                }
            }

            var badge: some View {
                Text("7")
                    .padding(6)
                    .background(.thinMaterial)
                    .clipShape(Capsule())
                    .overlay(Capsule().stroke(.white.opacity(0.2)))
                    .onTapGesture { }
            }
        }

        """,
        "Sources/Kit/Card.swift": """
        import SwiftUI

        struct Card: View {
            var body: some View {
                VStack {
                    Text("Kit")
                }
                .padding()
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
            }
        }

        """,
        "Sources/Kit/Rows.swift": """
        import SwiftUI

        struct Rows: View {
            var body: some View {
                List {
                    Text("A").padding().background(.thinMaterial, in: Capsule())
                }
                .safeAreaInset(edge: .bottom) {
                    Text("B").frame(maxWidth: .infinity).background(.bar)
                }
            }
        }

        """,
    ]

    private let repository: TemporaryRepository
    private let browser: Chromium

    init() throws {
        repository = try TemporaryRepository(Self.files)
        browser = try Chromium()
    }

    private func report(_ options: String = "") throws -> String {
        let run = try ProgramRun("scan --format html \(options)", in: repository.root)
        #expect(run.status == 0)
        return run.output
    }

    private func shown() throws -> Int {
        try browser.number("[...document.querySelectorAll('.finding')].filter(row => row.checkVisibility()).length")
    }

    @Test func filtersLeaveWhatFits() throws {
        try browser.show(report())
        #expect(try shown() == 5)
        #expect(try browser.text(".status") == "5 findings")
        for (selector, value, count) in [
            ("#filter-module", "Kit", 3), ("#filter-layer", "card", 1), ("#filter-reason", "content-layer", 1),
            ("#filter-rule", "material-surface", 5), ("#filter-path", "App/*.swift", 2), ("#filter-path", "rows", 2),
            ("#filter-text", "capsule", 3), ("#filter-text", "CAPSULE clipshape", 1), ("#filter-text", "nowhere", 0),
        ] {
            try browser.set(selector, value)
            #expect(try shown() == count, "\(selector) \(value)")
            #expect(try browser.text(".status") == (count == 5 ? "5 findings" : "\(count) of 5 findings"))
            #expect(try browser.evaluate("document.querySelector('.empty').hidden") as? Bool == (count > 0))
            try browser.set(selector, "")
        }
        try browser.click(".tile.safe")
        try browser.click(".tile.review")
        #expect(try shown() == 3)
        try browser.set("#filter-module", "Kit")
        #expect(try shown() == 1)
        #expect(try browser.evaluate("location.hash") as? String == "#verdict=safe%2Creview&module=Kit")
        try browser.evaluate(
            "[...document.querySelectorAll('.filters button')].find(b => b.textContent === 'Clear filters').click()")
        #expect(try shown() == 5)
        #expect(browser.complaints == [])
    }

    @Test func addressHoldsTheView() throws {
        let page = try report()
        try browser.show(page, fragment: "verdict=keep&text=list")
        #expect(try shown() == 1)
        #expect(try browser.evaluate("document.querySelector('.tile.keep').ariaPressed") as? String == "true")
        #expect(try browser.evaluate("document.querySelector('#filter-text').value") as? String == "list")
        try browser.show(page, fragment: "module=Nowhere&verdict=wrong")
        #expect(try shown() == 5)
        let id =
            try browser.evaluate("JSON.parse(document.querySelector('#report').textContent).findings[3].id") as? String
        try browser.evaluate("location.hash = 'finding=\(id ?? "")'; new Promise(done => setTimeout(done, 50))")
        #expect(try browser.number("document.querySelectorAll('.body:not([hidden])').length") == 1)
        #expect(try browser.text(".body:not([hidden]) .meta").contains(id ?? "-"))
        #expect(browser.complaints == [])
    }

    @Test func detailsAreMadeWhenOpened() throws {
        try browser.size(1400, 900)
        try browser.show(report())
        #expect(try browser.number("document.querySelectorAll('.diff, svg').length") == 0)
        try browser.evaluate("[...document.querySelectorAll('.toggle')].forEach(button => button.click())")
        #expect(try browser.number("document.querySelectorAll('.diff.split').length") == 3)
        #expect(try browser.number("document.querySelectorAll('.diff.plain .marked').length") > 1)
        #expect(try browser.text(".finding.keep .explained").hasPrefix("content-layer It belongs to the content"))
        let badge = "[...document.querySelectorAll('.finding')][1]"
        let pictures = try browser.evaluate("[...\(badge).querySelectorAll('svg')].map(svg => svg.ariaLabel).join('|')")
        #expect(
            pictures as? String == "Before, from the back to the front: material, clip, rim, content."
                + "|After, from the back to the front: glass, content.")
        let old = try browser.evaluate(
            "[...\(badge).querySelectorAll('.diff.split .removed.text code')].map(line => line.textContent.trim()).join('|')"
        )
        #expect(
            old as? String
                == ".background(.thinMaterial)|.clipShape(Capsule())|.overlay(Capsule().stroke(.white.opacity(0.2)))")
        #expect(try browser.text(".diff .added .t-member") != "")
        try browser.click("input[value=unified]")
        #expect(try browser.number("document.querySelectorAll('.diff.unified').length") == 3)
        #expect(try browser.number("document.querySelectorAll('.diff.split').length") == 0)
        #expect(browser.complaints == [])
    }

    @Test func explanationsLinkToTheirPages() throws {
        try browser.show(report("--docs-url https://example.com/rules/"))
        try browser.evaluate("[...document.querySelectorAll('.toggle')].forEach(button => button.click())")
        let links = try browser.evaluate(
            "[...document.querySelectorAll('.finding.keep .explained a')].map(a => a.href).join()")
        #expect(links as? String == "https://example.com/rules/content-layer.md")
        #expect(browser.complaints == [])
        let run = try ProgramRun("scan --format html --docs-url javascript:alert(1)", in: repository.root)
        #expect(run.status == 64 && run.errors.contains("it takes an address with https://"))
    }

    @Test func selectionBecomesTheCommand() throws {
        try browser.show(report("--containers never ./Sources"))
        #expect(try browser.text(".chosen-count") == "0 of 3 rewrites selected")
        try browser.click(".finding.safe input")
        let findings = "JSON.parse(document.querySelector('#report').textContent).findings"
        let first = try #require(browser.evaluate("\(findings)[0].id") as? String)
        let command = try browser.text(".command")
        #expect(command == "glass-migrate apply --containers never --only \(first) ./Sources")
        let run = try ProgramRun(String(command.dropFirst("glass-migrate ".count)), in: repository.root)
        #expect(run.status == 0)
        #expect(
            repository.text("Sources/App/Controls.swift")?.contains("$0.background(.ultraThinMaterial, in: Circle())")
                == true)
        #expect(
            repository.text("Sources/App/Controls.swift")?.contains(
                ".background(.thinMaterial)\n            .clipShape") == true)
        try browser.click(".finding.review input")
        #expect(try browser.text(".command").contains(" --include review --only \(first),"))
        #expect(browser.complaints == [])
    }

    /// Everything that the patch of the page does, `apply` does too.
    @Test(arguments: [".finding.safe input", ".finding input"])
    func downloadedPatchApplies(_ boxes: String) throws {
        try browser.show(report())
        try browser.evaluate("[...document.querySelectorAll('\(boxes)')].forEach(box => box.click())")
        let command = try browser.text(".command")
        try browser.send(
            "Browser.setDownloadBehavior",
            ["behavior": "allow", "downloadPath": browser.folder.path, "eventsEnabled": true])
        try browser.click(".download")
        try browser.wait(for: "Browser.downloadProgress") { $0["state"] as? String == "completed" }
        let patch = try Data(contentsOf: browser.folder.appendingPathComponent("liquid-glass.patch"))
        try repository.git("apply", "--index", "-", input: Array(patch))
        let paths = Self.files.keys.filter { $0 != "Package.swift" }
        let patched = paths.map(repository.text)
        #expect(repository.text("Sources/App/LiquidGlass.swift")?.contains("func liquidGlass") == true)
        try repository.git("reset", "-q", "--hard")
        let run = try ProgramRun(String(command.dropFirst("glass-migrate ".count)), in: repository.root)
        #expect(run.status == 0)
        #expect(paths.map(repository.text) == patched)
        #expect(browser.complaints == [])
    }

    /// A container moves the lines of its second member in, so the patches of both can't be joined; the command can.
    @Test func findingsOfTheSameLinesHaveNoPatch() throws {
        try repository.write(
            "Sources/App/Pair.swift",
            """
            import SwiftUI

            struct Pair: View {
                var body: some View {
                    HStack(spacing: 8) {
                        Button { } label: { Image(systemName: "play").padding().background(.thinMaterial, in: Circle()) }
                        Button { } label: { Image(systemName: "stop").padding().background(.thinMaterial, in: Circle()) }
                    }
                }
            }

            """)
        try repository.commit()
        try browser.size(1400, 900)
        try browser.show(report("--paths Sources/App/Pair.swift"))
        #expect(try shown() == 2)
        try browser.evaluate("document.querySelectorAll('.finding input').forEach(box => box.click())")
        #expect(try browser.evaluate("document.querySelector('.download').disabled") as? Bool == true)
        #expect(
            try browser.text(".outcome .hint")
                == "Sources/App/Pair.swift:6 and Sources/App/Pair.swift:7 change the same lines, so there is no patch of both: "
                + "use the command, which joins them.")
        let command = try browser.text(".command")
        #expect(try ProgramRun(String(command.dropFirst("glass-migrate ".count)), in: repository.root).status == 0)
        try browser.evaluate("document.querySelectorAll('.finding input')[1].click()")
        #expect(try browser.evaluate("document.querySelector('.download').disabled") as? Bool == false)
        // What only moves in stands beside itself, and its picture has the container.
        try browser.click(".toggle")
        let aligned =
            "[...document.querySelectorAll('.indent.removed.text')].every(cell => "
            + "cell.textContent.slice(1).trim() === cell.parentElement.querySelector('.added.text').textContent.slice(1).trim())"
        #expect(try browser.evaluate(aligned) as? Bool == true)
        #expect(try browser.number("document.querySelectorAll('.indent.removed.text').length") == 2)
        #expect(try browser.number("document.querySelectorAll('.p-container').length") == 1)
        #expect(browser.complaints == [])
    }

    @Test func keysDoWhatThePointerDoes() throws {
        try browser.show(report())
        try browser.press("Tab")
        #expect(try browser.evaluate("document.activeElement.className") as? String == "skip")
        try browser.press("Enter", text: "\r")
        let focus = "[...document.querySelectorAll('.toggle')].indexOf(document.activeElement)"
        #expect(try browser.number(focus) == 0)
        try browser.press("ArrowDown")
        #expect(try browser.number(focus) == 1)
        try browser.press("x", text: "x")
        #expect(try browser.text(".chosen-count") == "1 of 3 rewrites selected")
        try browser.press("Enter", text: "\r")
        #expect(try browser.evaluate("document.activeElement.ariaExpanded") as? String == "true")
        #expect(browser.complaints == [])
    }

    /// On a phone the bars of the readiness table give way, in all of its rows.
    @Test(arguments: [480, 1400]) func columnsStandBelowTheirTitles(_ width: Int) throws {
        try browser.size(width, 900)
        try browser.show(report())
        let counts = try browser.evaluate(
            "[...document.querySelectorAll('.readiness tr')].map(row => [...row.cells].filter(cell => cell.checkVisibility()).length)"
                + ".join()")
        #expect(counts as? String == (width == 480 ? "6,6,6" : "7,7,7"))
    }

    @Test func everyControlHasAName() throws {
        try browser.show(report())
        try browser.evaluate(
            "[...document.querySelectorAll('.toggle, .finding input')].forEach(button => button.click())")
        let tree = try browser.send("Accessibility.getFullAXTree")["nodes"] as? [Chromium.Values] ?? []
        let roles: Set = [
            "button", "checkbox", "radio", "combobox", "searchbox", "link", "image", "region", "main", "search",
        ]
        func value(_ node: Chromium.Values, _ key: String) -> String {
            (node[key] as? Chromium.Values)?["value"] as? String ?? ""
        }
        let controls = tree.filter { roles.contains(value($0, "role")) && $0["ignored"] as? Bool != true }
        #expect(controls.count > 30)
        #expect(controls.filter { value($0, "name").isEmpty }.map { value($0, "role") } == [])
        #expect(controls.contains { value($0, "name") == "Select Sources/App/Controls.swift:8" })
    }

    /// Text stands out from what is behind it as WCAG asks (AA), in both colour schemes.
    @Test(arguments: ["light", "dark"])
    func textIsLegible(_ scheme: String) throws {
        try browser.media(scheme: scheme)
        try browser.show(report())
        try browser.evaluate(
            "[...document.querySelectorAll('.toggle, .finding input')].forEach(button => button.click())")
        let faint = try browser.evaluate(
            """
            (() => {
              const rgb = text => (text.match(/[\\d.]+/g) ?? []).map(Number);
              const light = ([r, g, b]) => [r, g, b].map(c => c / 255)
                .map(c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
                .reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index], 0);
              const behind = node => {
                for (; node; node = node.parentElement) {
                  const color = rgb(getComputedStyle(node).backgroundColor);
                  if (color.length === 3 || color[3] > 0.8) return color;
                }
                return [255, 255, 255];
              };
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              const faint = new Set();
              while (walker.nextNode()) {
                const node = walker.currentNode.parentElement;
                if (!walker.currentNode.data.trim() || !node.checkVisibility() || node.closest("script, svg, [disabled]")) continue;
                const [a, b] = [light(rgb(getComputedStyle(node).color)), light(behind(node))];
                const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
                if (contrast < 4.5) faint.add(`${node.tagName}.${node.className} ${contrast.toFixed(2)}`);
              }
              return [...faint].join("\\n");
            })()
            """)
        #expect(faint as? String == "")
    }

    @Test func narrowPagesDontScrollSideways() throws {
        try browser.size(360, 800)
        try browser.show(report())
        try browser.evaluate(
            "[...document.querySelectorAll('.toggle, .finding input')].forEach(button => button.click())")
        try browser.evaluate("document.querySelector('.outcome .hint').textContent = 'word'.repeat(99)")
        #expect(try browser.number("document.documentElement.scrollWidth") <= 360)
        #expect(try browser.number("document.querySelectorAll('.diff.unified').length") == 3)
    }

    @Test func paperShowsFindingsAndNoControls() throws {
        try browser.show(report())
        try browser.click(".finding.safe .toggle")
        try browser.media("print")
        let hidden = "[...document.querySelectorAll('.filters, .selection')].every(part => !part.checkVisibility())"
        #expect(try browser.evaluate(hidden) as? Bool == true)
        #expect(try browser.evaluate("document.querySelector('.diff').checkVisibility()") as? Bool == true)
        #expect((try browser.send("Page.printToPDF")["data"] as? String ?? "").count > 10_000)
    }

    @Test func namesAndCodeOfStrangersStayText() throws {
        let code = """
            import SwiftUI
            // </script><script>window.hacked = 1</script><!-- <script> \u{2028} \u{202E} &lt;
            struct Evil: View {
                var body: some View {
                    Button("<img src=x onerror=window.hacked=2>") { }
                        .background(.ultraThinMaterial, in: Shape(`</script><img src=x onerror=window.hacked=3>`))
                }
            }

            """
        let path =
            "Sources/<img src=x onerror=window.hacked=4>/</script><script>window.hacked=5</script>\u{202E}\"'&.swift"
        try repository.write(path, code)
        try repository.write("__proto__/constructor.swift", code)
        try repository.write(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [
                .target(name: "<svg onload=window.hacked=6>", path: "Sources")])

            """)
        try repository.commit()
        try browser.show(report("--include content"), fragment: "text=%3Cimg%20src=x%3E")
        try browser.set("#filter-text", "<img")
        try browser.evaluate(
            "[...document.querySelectorAll('.toggle, .finding input')].forEach(button => button.click())")
        #expect(try browser.evaluate("String(window.hacked)") as? String == "undefined")
        #expect(try browser.number("document.scripts.length") == 2)
        #expect(try browser.number("document.querySelectorAll('img, svg[onload], link, iframe').length") == 0)
        #expect(try browser.text("main").contains("</script><script>window.hacked=5</script>\\u{202E}\"'&.swift"))
        #expect(try browser.text(".readiness").contains("<svg onload=window.hacked=6>"))
        #expect(
            try browser.evaluate("document.body.textContent.includes('\\u202e')") as? Bool == true, "the data keeps it")
        #expect(
            try browser.evaluate("document.querySelector('main').textContent.includes('\\u202e')") as? Bool == false)
        #expect(browser.complaints == [])
    }

    @Test func fiveThousandFindingsOpen() throws {
        var report = ReportSamples.full
        report.findings = (0..<5000).map { index in
            ReportSamples.excerpted("id\(index)", path: "App/View\(index / 3).swift", line: index % 3 * 10 + 5)
        }
        try browser.show(
            HTMLReport(title: "Large", manual: [], command: .init(words: ["apply"], operands: [])).render(report))
        #expect(try browser.text(".status") == "5,000 findings")
        #expect(try browser.number("document.querySelectorAll('.diff').length") == 0)
        try browser.set("#filter-path", "View1234.")
        #expect(try shown() == 3)
        try browser.set("#filter-path", "")
        try browser.evaluate(
            "[...document.querySelectorAll('.selection button')].find(b => b.textContent === 'All shown').click()")
        #expect(try browser.text(".chosen-count") == "5,000 of 5,000 rewrites selected")
        #expect(try browser.text(".command").components(separatedBy: "--only ").count == 11)
        #expect(browser.complaints == [])
    }
}
