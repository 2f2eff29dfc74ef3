/// The completions for fish.
enum FishCompletions {
    static var script: String {
        let head = """
            # fish completion of \(Tool.name), made by `\(Tool.name) completions fish`
            complete -c \(Tool.name) -f

            """
        let lines =
            Command.groups.map(line) + Command.allCases.map(line) + Option.allCases.map(line)
            + Command.allCases.flatMap(operands)
        return head + lines.map { "complete -c \(Tool.name) \($0)\n" }.joined()
    }

    private static let isFirst = "not __fish_seen_subcommand_from \(Command.firstWords.joined(separator: " "))"

    private static func line(_ name: String, _ commands: [Command]) -> String {
        let seconds = commands.map { $0.words[1] }
        return "-n \(isFirst.quotedForShell) -a \(name) -d \(seconds.listed("or").quotedForShell)"
    }

    private static func line(_ command: Command) -> String {
        let words = command.words
        let others = Command.groups.first { $0.name == words[0] }?.commands.map { $0.words[1] } ?? []
        let condition =
            words.count == 1
            ? isFirst
            : "__fish_seen_subcommand_from \(words[0]); and not __fish_seen_subcommand_from \(others.joined(separator: " "))"
        return "-n \(condition.quotedForShell) -a \(words[words.count - 1]) -d \(command.traits.help.quotedForShell)"
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
        let single = commands.filter { $0.words.count == 1 }.map(\.rawValue)
        let first = single.isEmpty ? [] : ["__fish_seen_subcommand_from \(single.joined(separator: " "))"]
        let groups = Command.groups.compactMap { name, members -> String? in
            let seconds = members.filter(commands.contains).map { $0.words[1] }
            if seconds.isEmpty { return nil }
            return "begin; __fish_seen_subcommand_from \(name); "
                + "and __fish_seen_subcommand_from \(seconds.joined(separator: " ")); end"
        }
        return (first + groups).joined(separator: "; or ")
    }
}
