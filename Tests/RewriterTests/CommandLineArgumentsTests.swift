import Rewriter
import Testing

@testable import glass_migrate

/// All of them, so that a new one is no mistake here.
private let formats = "it takes " + ReportFormat.allCases.map(\.rawValue).listed("or")

@Suite struct CommandLineArgumentsTests {
    @Test func optionsStandAnywhereInBothSpellings() throws {
        let arguments = try Arguments(parsing: ["--color", "never", "scan", "A", "--format=json", "B", "-v"])
        #expect(arguments.command == .scan)
        #expect(arguments.operands == ["A", "B"])
        #expect(arguments.choice(.format) == ReportFormat.json)
        #expect(arguments.choice(.color) == ColorChoice.never)
        #expect(arguments.has(.verbose) && !arguments.has(.quiet))
    }

    @Test func twoDashesEndTheOptions() throws {
        let arguments = try Arguments(parsing: ["scan", "-q", "--", "--format", "-"])
        #expect(arguments.operands == ["--format", "-"])
        #expect(arguments.value(.format) == nil)
    }

    @Test func shortOptionsCanBeJoined() throws {
        let arguments = try Arguments(parsing: ["scan", "-qvoout.txt", "-"])
        #expect(arguments.has(.quiet) && arguments.has(.verbose))
        #expect(arguments.value(.output) == "out.txt")
        #expect(arguments.operands == ["-"])
        #expect(try Arguments(parsing: ["scan", "-o=a=b"]).value(.output) == "a=b")
        #expect(try Arguments(parsing: ["scan", "-o", "-x"]).value(.output) == "-x")
    }

    @Test func listsAddUpAndSingleValuesReplaceEachOther() throws {
        let arguments = try Arguments(parsing: [
            "check", "--only", "a,b", "--only=c", "--exclude", "x,y/{a,b}.swift", "--exclude", "z", "--jobs", "1",
            "--jobs", "2",
        ])
        #expect(arguments.list(.only) == ["a", "b", "c"])
        #expect(arguments.list(.exclude) == ["x,y/{a,b}.swift", "z"])
        #expect(arguments.number(.jobs) == 2)
        #expect(arguments.list(.paths) == [])
    }

    @Test(
        arguments: [
            ("scan --fromat json", "unknown option '--fromat'", "did you mean '--format'?"),
            ("scan --form json", "unknown option '--form'", "did you mean '--format'?"),
            ("scan --zzzzzz", "unknown option '--zzzzzz'", "see 'glass-migrate scan --help'"),
            ("scan -Z", "unknown option '-Z'", "see 'glass-migrate scan --help'"),
            ("scan -qZ", "unknown option '-Z'", "see 'glass-migrate scan --help'"),
            ("scan --format", "option '--format' needs a value", formats),
            ("scan --format --quiet", "option '--format' needs a value", formats),
            ("scan --format xml", "bad value 'xml' for option '--format'", formats),
            ("scan --format=", "bad value '' for option '--format'", formats),
            ("scan --output=", "bad value '' for option '--output'", "it takes a text that is not empty"),
            ("scan --jobs 0", "bad value '0' for option '--jobs'", "it takes a whole number from 1 to 1024"),
            ("scan --min-ios x", "bad value 'x' for option '--min-ios'", "it takes a version such as 17.0"),
            ("check --only a,,b", "bad value 'a,,b' for option '--only'", "it takes a text that is not empty"),
            (
                "scan --rule material-surfac", "bad value 'material-surfac' for option '--rule'",
                "did you mean 'material-surface'?"
            ),
            (
                "scan --skip-rule effect-view,bordered", "bad value 'effect-view,bordered' for option '--skip-rule'",
                "did you mean 'bordered-button'?"
            ),
            ("scan --style inlin", "bad value 'inlin' for option '--style'", "did you mean 'inline'?"),
            ("scan --quiet=yes", "option '--quiet' takes no value", nil),
            ("scna", "unknown command 'scna'", "did you mean 'scan'?"),
            ("aply", "unknown command 'aply'", "did you mean 'apply'?"),
            ("version", "unknown command 'version'", "did you mean '--version'?"),
            (".", "unknown command '.'", "to look at a folder: glass-migrate scan ."),
            ("frobnicate", "unknown command 'frobnicate'", "see 'glass-migrate --help'"),
            ("explain", "'explain' needs CODE", "see 'glass-migrate explain --help'"),
            ("undo a b", "'undo' has no use for 'b'", "see 'glass-migrate undo --help'"),
            (
                "undo --format json", "option '--format' means nothing to 'undo'",
                "it is for 'scan', 'check' and 'audit'"
            ),
        ] as [(String, String, String?)])
    func mistakesAreNamed(line: String, message: String, remedy: String?) {
        #expect(throws: Failure(.usage, message, remedy: remedy)) {
            try Arguments(parsing: line.split(separator: " ").map(String.init))
        }
    }

    @Test func helpNeedsNoOperands() throws {
        let arguments = try Arguments(parsing: ["explain", "--help"])
        #expect(arguments.command == .explain && arguments.has(.help))
    }

    @Test func nothingIsUnknownToTheTables() {
        for option in Option.allCases {
            #expect(!option.traits.help.isEmpty && option.traits.help.hasSuffix("."))
            #expect(!option.traits.commands.isEmpty)
        }
        let shorts = Option.allCases.compactMap(\.traits.short)
        #expect(Set(shorts).count == shorts.count)
    }

    @Test(arguments: Command.allCases)
    func helpNamesEveryOptionOfTheCommand(command: Command) {
        let page = Help.page(for: command)
        #expect(page.hasPrefix("Usage: glass-migrate \(command.rawValue) "))
        for option in Option.allCases {
            #expect(page.contains("\(option.spelling)") == option.traits.commands.contains(command))
        }
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(Help.general.contains("  \(command.rawValue) "))
    }

    @Test func progressSaysHowLongTheRestTakes() {
        var state = Progress.State(total: 4000)
        for index in 0..<1500 { state.count(.read(isParsed: index < 20)) }
        let line = { (state: Progress.State, width: Int) in Progress.line(state, seconds: 0.5, width: width) }
        #expect(line(state, 80) == "1,500 of 4,000 files, 1 s left, 20 parsed, 3,000 a second")
        #expect(line(state, 45) == "1,500 of 4,000 files, 1 s left, 20 parsed")
        #expect(line(state, 25) == "1,500 of 4,000 files" && line(state, 10) == "")
        for _ in 1500..<4000 { state.count(.read(isParsed: false)) }
        for _ in 0..<3 { state.count(.examined(findings: 2)) }
        #expect(line(state, 80) == "3 of 20 parsed files judged, 6 candidates")
        state.count(.began)
        #expect(line(state, 80).hasPrefix("0 of 4,000 files"))
    }

    @Test func nearestWordAllowsFewMistakes() {
        let words = ["include", "exclude", "only"]
        #expect(words.nearest(to: "inlcude") == "include")
        #expect(words.nearest(to: "exlude") == "exclude")
        #expect(words.nearest(to: "ONLY") == "only")
        #expect(words.nearest(to: "inc") == "include")
        #expect(words.nearest(to: "colour") == nil)
        #expect([].nearest(to: "x") == nil)
    }

    @Test func listsReadAsSentences() {
        #expect(["a", "b", "c"].listed("or") == "a, b or c")
        #expect(["a"].listed("and") == "a")
        #expect([].listed("and") == "")
        #expect("aa bb cccccc d".wrapped(to: 5) == ["aa bb", "cccccc", "d"])
    }
}
