import Rewriter

/// The help texts, made from the tables of `Command` and `Option`.
enum Help {
    /// How many characters a line has at most.
    static let width = 80

    /// Where an error message sends the user.
    static func hint(for command: Command?) -> String {
        "see '\(Tool.name) \(command.map { "\($0.rawValue) " } ?? "")--help'"
    }

    static var general: String {
        let commands = Command.allCases.map { (name: $0.rawValue, help: $0.traits.help) }
        let options = Option.allCases.filter { $0.traits.commands.count == Command.allCases.count }
        let exits = ExitCode.allCases.map { (name: String($0.rawValue), help: $0.meaning) }
        return """
            \(Tool.name) \(Tool.version)
            \(Tool.purpose)

            Usage: \(Tool.name) COMMAND [OPTION…] [PATH…]

            Commands:
            \(table(commands))

            Options of all commands:
            \(table(options.map(row)))

            Exit status:
            \(table(exits))

            Options can stand anywhere; -- ends them. The options of a command: \(Tool.name) COMMAND --help

            """
    }

    static func page(for command: Command) -> String {
        let traits = command.traits
        var text = "Usage: \(Tool.name) \(command.rawValue) [OPTION…] \(traits.operands)".trimmedEnd + "\n\n"
        text += traits.help.wrapped(to: width).joined(separator: "\n") + "\n"
        let options = Option.allCases.filter { $0.traits.commands.contains(command) }
        let column = column(options.map(row))
        for group in OptionGroup.allCases {
            let rows = options.filter { $0.traits.group == group }.map(row)
            if !rows.isEmpty { text += "\n\(group.rawValue):\n\(table(rows, column: column))\n" }
        }
        return text
    }

    private static func row(_ option: Option) -> (name: String, help: String) {
        let traits = option.traits
        let short = traits.short.map { "-\($0), " } ?? "    "
        let placeholder = traits.value.placeholder
        let gap = placeholder.hasPrefix("[=") ? "" : " "
        return ("\(short)\(option.spelling)\(gap)\(placeholder)".trimmedEnd, traits.help)
    }

    /// Two columns; a first column that is too wide has a line of its own.
    private static func table(_ rows: [(name: String, help: String)], column: Int? = nil) -> String {
        let column = column ?? self.column(rows)
        let indent = String(repeating: " ", count: column)
        let lines = rows.flatMap { name, help in
            let texts = help.wrapped(to: width - column)
            if name.count > column - 4 { return ["  \(name)"] + texts.map { indent + $0 } }
            return ["  \(name)".padded(to: column) + (texts.first ?? "")] + texts.dropFirst().map { indent + $0 }
        }
        return lines.joined(separator: "\n")
    }

    /// Where the second column starts.
    private static func column(_ rows: [(name: String, help: String)]) -> Int {
        let widest = 25
        return (rows.map(\.name.count).filter { $0 <= widest }.max() ?? widest) + 4
    }
}
