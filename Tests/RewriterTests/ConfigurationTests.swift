import MigrationPlans
import Rewriter
import Testing

@testable import glass_migrate

/// What a configuration file may say, and what is said about its mistakes.
@Suite struct ConfigurationTests {
    private func read(_ text: String) throws -> Configuration {
        try ConfigurationReader(fileName: "c.yml").read(Array(text.utf8))
    }

    private func options(_ line: String, _ text: String) throws -> LiquidGlassOptions {
        let arguments = try Arguments(parsing: line.split(separator: " ").map(String.init))
        return LiquidGlassOptions(arguments.completed(by: try read(text)))
    }

    @Test func optionsHaveTheirNamesOfTheCommandLine() throws {
        let options = try options(
            "diff",
            """
            include: [review, fills]
            skip-rule: effect-view
            style: inline
            helper: houseGlass
            shadows: keep
            min-ios: 17
            min-macos: "14.2"
            xcode: 16
            """)
        #expect(options.include == [.review, .fills] && options.skippedRules == ["effect-view"])
        #expect(options.style == .inline && options.helperName == "houseGlass" && options.shadows == .keep)
        #expect(options.floors == [.iOS: Version(17), .macOS: Version(14, 2)] && options.xcode == 16)
    }

    @Test func commandLineWins() throws {
        let text = "style: inline\ninclude: [fills]\noverrides:\n  - {paths: [A], style: helper, buttons: style}\n"
        let options = try options("diff --style native --include review", text)
        #expect(options.style == .native && options.include == [.review])
        let override = options.options(for: "A/B.swift")
        #expect(override.style == .native && override.buttons == .style)
    }

    @Test func laterOverridesWin() throws {
        let options = try options(
            "diff",
            """
            style: helper
            overrides:
              - paths: [Sources/**]
                style: inline
                include: [review]
              - paths: ["Sources/Old/*", Legacy.swift]
                include: []
                shadows: remove
            """)
        #expect(options.options(for: "Tests/A.swift").style == .helper)
        #expect(options.options(for: "Sources/A.swift").include == [.review])
        let old = options.options(for: "Sources/Old/A.swift")
        #expect(old.style == .inline && old.include == [] && old.shadows == .remove)
        #expect(options.options(for: "Any/Where/Legacy.swift").shadows == .remove)
    }

    @Test func ownNamesAreListed() throws {
        let names = try read("wrappers: [Frosted, frost]\ncomponents: {content: [FeedRow], floating: Toast}\n").names
        #expect(names.wrappers == ["Frosted", "frost"])
        #expect(names.components == ["FeedRow": .content, "Toast": .floating])
    }

    @Test func optionsOfOtherCommandsAreLeftOut() throws {
        let scan = try Arguments(parsing: ["scan"]).completed(by: try read("per: file\nformat: json\nquiet: true\n"))
        #expect(!scan.has(.per) && scan.choice(.format) == ReportFormat.json && scan.has(.quiet))
        let patch = try Arguments(parsing: ["patch"]).completed(by: try read("per: file\nquiet: false\n"))
        #expect(patch.value(.per) == "file" && !patch.has(.quiet))
    }

    @Test(arguments: ["", "# nothing\n", "include: []\n", "overrides: []\n", "components: {}\n"])
    func nothingSaysNothing(text: String) throws {
        #expect(try read(text).isEmpty)
    }

    @Test(arguments: mistakes)
    func mistakesSayWhereTheyStand(text: String, message: String, remedy: String?) {
        #expect(throws: Failure(.badData, "c.yml:\(message)", remedy: remedy)) { try read(text) }
    }

    private static let only = "can stand on the command line only"
    private static let notRun = "a repository doesn't choose what is run"
    private static let mistakes: [(String, String, String?)] = [
        ("sytle: inline", "1:1: unknown key 'sytle'", "did you mean 'style'?"),
        ("style: inline\nstyle: helper", "2:1: 'style' stands on line 1 already", nil),
        ("style: inlin", "1:8: bad value 'inlin' for 'style'", "did you mean 'inline'?"),
        ("style: [inline]", "1:8: 'style' can't be a list", "it takes auto, helper, inline or native"),
        ("style:", "1:7: 'style' has no value", "it takes auto, helper, inline or native"),
        ("style: {a: 1}", "1:8: 'style' can't be a mapping", "it takes auto, helper, inline or native"),
        ("quiet: 1", "1:8: 'quiet' can't be text", "it takes true or false"),
        ("jobs: many", "1:7: bad value 'many' for 'jobs'", "it takes a whole number from 1 to 1024"),
        ("include:\n  - review\n  - contents", "3:5: bad value 'contents' for 'include'", "did you mean 'content'?"),
        ("exclude: [[a]]", "1:11: 'exclude' can't be a list", "it takes a text that is not empty"),
        ("style: a: b", "1:9: mapping values are not allowed in this context", nil),
        ("- a", "1:1: the file holds a list", "it takes keys and values: 'style: helper'"),
        ("text", "1:1: the file holds text", "it takes keys and values: 'style: helper'"),
        ("output: x", "1:1: 'output' \(only)", "a repository doesn't choose where is written"),
        ("typecheck: x", "1:1: 'typecheck' \(only)", notRun),
        ("verify: swift", "1:1: 'verify' \(only)", notRun),
        (
            "allow-dirty: true", "1:1: 'allow-dirty' \(only)",
            "a repository doesn't choose what may be lost"
        ),
        ("overrides: {}", "1:12: 'overrides' can't be a mapping", "it takes a list; each item has 'paths' and options"),
        ("overrides: [{style: auto}]", "1:13: the override has no 'paths'", "say which files it is for"),
        (
            "overrides: [{paths: [A], jobs: 2}]", "1:26: 'jobs' can't stand here",
            "it holds for the whole repository: write it at the top"
        ),
        ("overrides: [{path: [A]}]", "1:14: unknown key 'path'", "did you mean 'paths'?"),
        ("components: {contents: [A]}", "1:14: unknown key 'contents'", "did you mean 'content'?"),
        ("components: {content: [A], control: [A]}", "1:37: 'A' can't be both content and control", nil),
        (
            "wrappers: [a.b]", "1:12: 'a.b' is no name of a type or function",
            "write it without arguments and without the type around it"
        ),
    ]

    @Test func everyOptionIsEitherConfigurableOrSaysWhyNot() {
        for option in Option.allCases where !option.traits.commands.isDisjoint(with: [.scan, .apply, .patch]) {
            #expect(option.isConfigurable == (option.reasonAgainstConfiguring == nil), "\(option)")
        }
    }
}
