import Foundation
import MigrationPlans
import Rewriter
import Testing

@testable import glass_migrate

/// What the pages say about files, places and commands is so.
@Suite struct DocumentationTests {
    private struct Page: CustomTestStringConvertible {
        let path: String
        let text: String
        var testDescription: String { path }

        /// The text without blocks of code.
        var prose: String {
            text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
        }

        var code: String { blocks.joined() }

        /// Blocks of no language.
        var output: String { blocks.filter { $0.hasPrefix("\n") }.joined() }

        private var blocks: [String] {
            text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        }

        var headings: Set<String> {
            Set(
                prose.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
                    let words = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
                    return String(words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" })
                        .replacing(" ", with: "-")
                })
        }
    }

    private static let pages: [Page] = {
        let root = Fixture.project
        let names = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        let docs = FileManager.default.enumerator(atPath: Fixture.docs.path)?.allObjects as? [String] ?? []
        let paths = names + docs.filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }
        return paths.sorted().compactMap { path in
            (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map { Page(path: path, text: $0) }
        }
    }()

    @Test func linksLeadSomewhere() {
        #expect(Self.pages.count > 50)
        for page in Self.pages {
            for match in page.prose.matches(of: /\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/) {
                let target = String(match.1 ?? match.2 ?? "")
                guard !target.contains("://") else { continue }
                let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let folder = (page.path as NSString).deletingLastPathComponent
                let file =
                    parts[0].isEmpty
                    ? page.path
                    : (("/\(folder)/\(parts[0])" as NSString).standardizingPath as NSString).substring(from: 1)
                let exists = FileManager.default.fileExists(atPath: Fixture.project.appending(path: file).path)
                #expect(exists, "\(page.path) links to \(target)")
                if parts.count == 2, let other = Self.pages.first(where: { $0.path == file }) {
                    #expect(other.headings.contains(String(parts[1])), "\(page.path) links to \(target)")
                }
            }
        }
    }

    /// Nobody can reach a page of `Docs` that no other page links to.
    @Test func everyPageIsLinked() {
        let links = Set(
            Self.pages.flatMap { page in
                let folder = (page.path as NSString).deletingLastPathComponent
                return page.prose.matches(of: /\]\(([^)#\s]+)/).map {
                    (("/\(folder)/\($0.1)" as NSString).standardizingPath as NSString).substring(from: 1)
                }
            })
        for page in Self.pages where page.path.hasPrefix("Docs/") {
            #expect(
                links.contains(page.path) || links.contains((page.path as NSString).deletingLastPathComponent),
                "\(page.path)")
        }
    }

    /// Every `glass-migrate …` in a block of code is a line that the program takes.
    @Test func commandsAreRight() throws {
        var count = 0
        for page in Self.pages {
            for match in page.code.matches(
                of: /(?m)^\s*(?:\$ |- run: |run: )?(?:swift package (?:--[a-z-]+ )*)?glass-migrate ([^\n#|>&;`"]*)/)
            {
                let words = match.1.split(separator: " ").map(String.init).prefix { $0 != "…" && $0 != "\\" }
                guard let first = words.first, first.allSatisfy({ $0.isLowercase || $0 == "-" }) else { continue }
                guard words.allSatisfy({ !$0.contains("…") && !$0.contains("[") }) else { continue }
                count += 1
                #expect(throws: Never.self, "\(page.path): \(match.0)") { try Arguments(parsing: Array(words)) }
            }
        }
        #expect(count > 20)
    }

    /// Options that stand in prose exist.
    @Test func optionsExist() {
        for page in Self.pages where page.path != "CHANGELOG.md" {
            for match in page.prose.matches(of: /`(?:glass-migrate )?(?:[a-z]+ )?--([a-z-]+)/) {
                let name = String(match.1)
                let isAnothers = ["swift", "make", "git", "gh", "glab", "ssh"].contains { match.0.hasPrefix("`\($0) ") }
                #expect(
                    isAnothers || Option(rawValue: name) != nil || Self.others.contains(name), "\(page.path): --\(name)"
                )
            }
        }
    }

    /// What the page of the reports lists is what there is: formats, reasons why files are left out, members and records.
    @Test func reportsAreListed() throws {
        let page = try #require(Self.pages.first { $0.path == "Docs/Reports.md" })
        let sections = page.text.components(separatedBy: "\n## ")
        func firstCells(_ section: String) -> [String] {
            section.matches(of: /(?m)^\| `([^|]*)` \|/).flatMap { $0.1.components(separatedBy: "`, `") }
        }
        #expect(Set(firstCells(sections[0])) == Set(ReportFormat.allCases.map(\.rawValue)))
        let reasons = SkipReason.allCases.map(\.rawValue) + ParseFailure.allCases.map(\.rawValue)
        #expect(Set(firstCells(try #require(sections.last))) == Set(reasons))
        let json = try #require(sections.first { $0.hasPrefix("JSON") })
        let report = try JSONSerialization.jsonObject(with: Data(JSONReport().render(ReportSamples.full).utf8))
        let document = try #require(report as? [String: Any])
        let finding = try #require((document["findings"] as? [[String: Any]])?.first)
        #expect(Set(firstCells(json)) == Set(finding.keys))
        for member in document.keys { #expect(json.contains("`\(member)`"), "\(member)") }
    }

    private static let sample = RepositoryFixture.all.first { $0.name == "Orbit" }

    /// The change that the README shows is one of the sample's.
    @Test func exampleIsReal() throws {
        let page = try #require(Self.pages.first { $0.path == "README.md" })
        let example = try #require(page.text.firstMatch(of: /```diff\n(?<text>[^`]+)```/)).text
        let patch = try String(contentsOf: try #require(Self.sample).patchURL, encoding: .utf8)
        #expect(patch.contains(example))
    }

    /// What the guide shows as output is what the sample's commands print, but for times.
    @Test func outputOfTheGuideIsReal() throws {
        let page = try #require(Self.pages.first { $0.path == "Docs/Guide.md" })
        let repository = try TemporaryRepository(
            try #require(Self.sample).input.mapValues { String(decoding: $0, as: UTF8.self) })
        var printed: Set<Substring> = []
        for command in ["doctor", "scan --no-cache", "patch --include review -o ../series", "apply"] {
            let run = try ProgramRun(command, in: repository.root, environment: ["XDG_CACHE_HOME": repository.folder])
            #expect(run.status == 0, "\(command): \(run.errors)")
            let text = (run.output + "\n" + run.errors).replacing(/[0-9.]+ s\)/, with: "s)")
            printed.formUnion(text.split(separator: "\n"))
        }
        let lines = page.output.replacing(/[0-9.]+ s\)/, with: "s)").split(separator: "\n").filter { $0 != "…" }
        #expect(lines.count > 20)
        for line in lines { #expect(printed.contains(Substring(line)), "\(line)") }
    }

    /// Of `Scripts/setup` and of the Swift package manager.
    private static let others: Set = ["dev", "disable-sandbox", "write"]

    /// Hosts that examples may name: none but those that are meant for it, and public ones in examples of addresses.
    @Test func noHostIsInvented() {
        for page in Self.pages {
            for match in page.text.matches(of: /https?:\/\/([A-Za-z0-9.-]+)/) {
                let host = String(match.1)
                #expect(host.hasSuffix("example.com") || host == "github.com", "\(page.path): \(match.0)")
            }
        }
    }
}
