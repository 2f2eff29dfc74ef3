/// The manual page for `man`, made from the tables of `Command`, `Option` and `ExitCode`.
enum ManualPage {
    static var text: String {
        let sections = [
            section("NAME", ["\(plain(Tool.name)) \\- \(plain(purpose))"]),
            section(
                "SYNOPSIS", ["\(bold(Tool.name)) \(italic("COMMAND")) [\(italic("OPTION…"))] [\(italic("PATH…"))]"]),
            section("DESCRIPTION", description.map(roff)),
            section("COMMANDS", Command.allCases.map(item)),
        ]
        let options = OptionGroup.allCases.map { group in
            ".SS \(group.rawValue)\n" + Option.allCases.filter { $0.traits.group == group }.map(item).joined()
        }
        let tail = [
            section("EXIT STATUS", ExitCode.allCases.map { item(bold(String($0.rawValue)), $0.meaning) }),
            section("ENVIRONMENT", environment.map { item(bold($0), $1) }),
            section("FILES", files.map { item(italic($0), $1) }),
            section("EXAMPLES", examples.map { item(bold($0), $1) }),
            section("SEE ALSO", [".BR git\\-apply (1),\n.BR git\\-am (1)"]),
        ]
        return ".\\\" Made by `\(Tool.name) man`; don't edit it.\n"
            + ".TH GLASS\\-MIGRATE 1 \"\" \"\(Tool.name.replacing("-", with: "\\-")) \(Tool.version)\" \"User Commands\"\n"
            + sections.joined() + ".SH OPTIONS\n\(roff(aboutOptions))\n"
            + options.joined() + tail.joined()
    }

    /// As the index of manual pages wants it: no capital, no full stop.
    private static let purpose = Tool.purpose.prefix(1).lowercased() + Tool.purpose.dropFirst().dropLast()

    private static let description = [
        """
        Finds the surfaces in the SwiftUI code of a git repository that imitate glass with a material, gives each one \
        verdict with a reason, and rewrites those that should be Liquid Glass since iOS 26. Older systems go on \
        running the old code, token for token.
        """,
        """
        `scan` and `diff` only read. `apply` writes to the work tree and can be taken back with `undo`. Rewrites that \
        depend on taste or geometry wait for `--include review`.
        """,
    ]

    private static let aboutOptions = """
        Options can stand anywhere; `--` ends them. Those that name no command are for \(list(Option.reading)); some of \
        the general ones are for every command.
        """

    private static let environment = [
        ("NO_COLOR", "When set and not empty, nothing is painted unless `--color always` asks for it."),
        ("TERM", "With `dumb`, nothing is painted and no progress is shown."),
    ]

    private static let files = [
        ("GIT_DIR/glass-migrate/", "The journal of `apply`, which `undo` reads.")
    ]

    private static let examples = [
        ("\(Tool.name) scan", "What is there, verdict by verdict."),
        ("\(Tool.name) diff --include review | less", "All that would change, a person's choices included."),
        ("\(Tool.name) scan --format html -o report.html", "A page to review and choose in."),
        (
            "\(Tool.name) check --format sarif -o glass.sarif",
            "For code scanning in CI; fails when something is pending."
        ),
    ]

    private static func section(_ title: String, _ paragraphs: [String]) -> String {
        ".SH \(title)\n"
            + paragraphs.joined(separator: paragraphs.first?.hasPrefix(".TP") == true ? "" : "\n.PP\n").ended
    }

    private static func item(_ command: Command) -> String {
        item("\(bold(command.rawValue)) \(italic(command.traits.operands))", command.traits.help)
    }

    private static func item(_ option: Option) -> String {
        let traits = option.traits
        let placeholder = traits.value.placeholder
        let value =
            placeholder.isEmpty
            ? ""
            : placeholder.hasPrefix("[=")
                ? "[=\(italic(placeholder.dropFirst(2).dropLast()))]" : " \(italic(placeholder))"
        let names = option.spellings.sorted { $0.count < $1.count }.map(bold).joined(separator: ", ")
        let isUsual = traits.commands == Option.reading || traits.commands.count == Command.allCases.count
        return item(names + value, traits.help + (isUsual ? "" : " For \(list(traits.commands))."))
    }

    private static func list(_ commands: Set<Command>) -> String {
        Command.allCases.filter(commands.contains).map { "`\($0.rawValue)`" }.listed("and")
    }

    private static func item(_ term: String, _ text: String) -> String { ".TP\n\(term)\n\(roff(text))\n" }

    private static func bold(_ text: some StringProtocol) -> String { text.isEmpty ? "" : "\\fB\(plain(text))\\fR" }
    private static func italic(_ text: some StringProtocol) -> String { text.isEmpty ? "" : "\\fI\(plain(text))\\fR" }

    /// Text with `code` in it.
    private static func roff(_ text: some StringProtocol) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { $0.offset % 2 == 1 ? bold($0.element) : plain($0.element) }.joined()
    }

    /// Text that means nothing to the formatter.
    private static func plain(_ text: some StringProtocol) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case _ where !scalar.isASCII:
                let hex = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u\(String(repeating: "0", count: max(0, 4 - hex.count)))\(hex)]"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

extension String {
    fileprivate var ended: String { hasSuffix("\n") ? self : self + "\n" }
}
