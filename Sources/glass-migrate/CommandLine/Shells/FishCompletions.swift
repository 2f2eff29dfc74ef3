/// The completions for fish.
enum FishCompletions {
    static var script: String {
        let head = """
            # fish completion of \(Tool.name), made by `\(Tool.name) completions fish`
            complete -c \(Tool.name) -f

            """
        let lines = Command.allCases.map(line) + Option.allCases.map(line) + Command.allCases.flatMap(operands)
        return head + lines.map { "complete -c \(Tool.name) \($0)\n" }.joined()
    }

    private static func line(_ command: Command) -> String {
        "-n \("not \(seen(Command.allCases))".quotedForShell) -a \(command.rawValue) -d \(command.traits.help.quotedForShell)"
    }

    private static func line(_ option: Option) -> String {
        let traits = option.traits
        let short = traits.short.map { " -s \($0)" } ?? ""
        let commands = Command.allCases.filter(traits.commands.contains)
        let condition = commands.count == Command.allCases.count ? "" : "-n \(seen(commands).quotedForShell) "
        return "\(condition)-l \(option.rawValue)\(short)\(value(traits.value)) -d \(traits.help.quotedForShell)"
    }

    private static func value(_ kind: ValueKind) -> String {
        if kind == .flag { return "" }
        let completion = Completion(kind)
        if case .optional = kind { return argument(completion) }
        switch completion {
        case .files: return " -r -F"
        default: return " -x" + argument(completion)
        }
    }

    private static func argument(_ completion: Completion) -> String {
        switch completion {
        case .nothing: ""
        case .files: " -F"
        case .words(let words): " -a \(words.joined(separator: " ").quotedForShell)"
        case .list(let words):
            " -a \("(__fish_complete_list , 'printf \"%s\\n\" \(words.joined(separator: " "))')".quotedForShell)"
        }
    }

    /// Fish offers the operands of all places of a command together.
    private static func operands(of command: Command) -> [String] {
        Set(command.completions).subtracting([.nothing]).map { completion in
            "-n \(seen([command]).quotedForShell)\(argument(completion))"
        }.sorted()
    }

    private static func seen(_ commands: [Command]) -> String {
        "__fish_seen_subcommand_from \(commands.map(\.rawValue).joined(separator: " "))"
    }
}
