/// The completions for zsh, as a function file for its `fpath`.
enum ZshCompletions {
    static var script: String {
        """
        #compdef \(Tool.name)
        # zsh completion of \(Tool.name), made by `\(Tool.name) completions zsh`
        _glass_migrate() {
          local curcontext=$curcontext state line
          local -a commands
          typeset -A opt_args
          commands=(
        \(commands)
          )
          _arguments -C -s -S \\
        \(arguments(Option.common.map(spec) + ["'1:command:->command'", "'*::operand:->operand'"], indent: 4)) && return
          case $state in
            command) _describe -t commands command commands ;;
            operand)
              case $line[1] in
        \(branches)
              esac
              ;;
          esac
        }
        if [ "$funcstack[1]" = _glass_migrate ] || [ "$funcstack[1]" = _\(Tool.name) ]; then
          _glass_migrate "$@"
        else
          compdef _glass_migrate \(Tool.name)
        fi

        """
    }

    private static var commands: String {
        let single = Command.allCases.filter { $0.words.count == 1 }.map { "\($0.rawValue):\($0.traits.help)" }
        let groups = Command.groups.map { name, commands in "\(name):\(commands.map { $0.words[1] }.listed("or"))" }
        return (single + groups).map { "    \($0.quotedForShell)" }.joined(separator: "\n")
    }

    private static var branches: String {
        let single = Command.allCases.filter { $0.words.count == 1 }.map { "        \(branch($0))" }
        return (single + Command.groups.map(branch)).joined(separator: "\n")
    }

    private static func branch(_ command: Command) -> String {
        let specs = command.options.map(spec) + operands(of: command)
        return "\(command.words[command.words.count - 1])) _arguments -s -S \\\n\(arguments(specs, indent: 12)) ;;"
    }

    private static func branch(_ name: String, _ commands: [Command]) -> String {
        let seconds = commands.map { $0.words[1] }.joined(separator: " ")
        let specs = Option.common.map(spec) + ["'1:command:(\(seconds))'", "'*::operand:->operand'"]
        return """
                    \(name))
                      _arguments -C -s -S \\
            \(arguments(specs, indent: 12)) && return
                      case $line[1] in
                        \(commands.map(branch).joined(separator: "\n            "))
                      esac
                      ;;
            """
    }

    private static func arguments(_ specs: [String], indent: Int) -> String {
        specs.map { String(repeating: " ", count: indent) + $0 }.joined(separator: " \\\n")
    }

    /// `'(-o --output)'{-o+,--output=}'[Write …]:FILE:_files'`
    private static func spec(_ option: Option) -> String {
        let traits = option.traits
        let help = "[\(traits.help.escaped("[]:\\"))]"
        let accumulates = traits.value.accumulates ? "*" : ""
        switch traits.value {
        case .flag: break
        case .optional(let word):
            return "\(accumulates)\(option.spelling)=-\(help)::\(word):\(action(traits.value))".quotedForShell
        default:
            let rest = "\(help):\(word(for: traits.value)):\(action(traits.value))"
            guard let short = traits.short else { return "\(accumulates)\(option.spelling)=\(rest)".quotedForShell }
            return "'(-\(short) \(option.spelling))'{-\(short)+,\(option.spelling)=}\(rest.quotedForShell)"
        }
        guard let short = traits.short else { return "\(option.spelling)\(help)".quotedForShell }
        return "'(-\(short) \(option.spelling))'{-\(short),\(option.spelling)}\(help.quotedForShell)"
    }

    private static func operands(of command: Command) -> [String] {
        let completions = command.completions
        return completions.enumerated().map { place, completion in
            let isLast = place == completions.count - 1
            let position = isLast && command.repeatsOperand ? "*" : String(place + 1)
            return "\(position):operand:\(action(completion))".quotedForShell
        }
    }

    private static func word(for kind: ValueKind) -> String {
        if case .choice = kind { return "value" }
        return kind.placeholder.filter { $0 != "," && $0 != "…" }
    }

    private static func action(_ kind: ValueKind) -> String { action(Completion(kind)) }

    private static func action(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
        }
    }
}

extension String {
    /// A backslash in front of each of these characters.
    fileprivate func escaped(_ characters: String) -> String {
        reduce(into: "") { $0 += characters.contains($1) ? "\\\($1)" : String($1) }
    }
}
