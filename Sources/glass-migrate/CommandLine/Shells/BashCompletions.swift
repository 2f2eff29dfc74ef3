/// The completions for bash, from version 3.2 on, which macOS has.
enum BashCompletions {
    static var script: String {
        """
        # bash completion of \(Tool.name), made by `\(Tool.name) completions bash`
        _glass_migrate() {
            local cur=${COMP_WORDS[COMP_CWORD]} command='' operands=0 option='' plain='' kind='' words='' i word
            # Readline cuts words at equals signs: --format=json is three words.
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [ "$word" = = ]; then
                    option=${COMP_WORDS[i - 1]}
                elif [ -n "$option" ]; then
                    option=
                elif [ -n "$plain" ]; then
                    operands=$((operands + 1))
                else
                    case $word in
                        --) plain=yes ;;
                        \(Option.allCases.filter(\.takesNextWord).flatMap(\.spellings).joined(separator: " | "))) option=$word ;;
                        -?*) ;;
                        *)
                            case $command in
                                \(openEnds)) command="${command:+$command }$word" ;;
                                *) operands=$((operands + 1)) ;;
                            esac
                            ;;
                    esac
                fi
            done
            if [ "$cur" = = ]; then
                option=${COMP_WORDS[COMP_CWORD - 1]}
                cur=
            fi
            if [ -n "$option" ]; then
                case $option in
        \(lines(Option.allCases.map { ($0.spellings.joined(separator: " | "), Completion($0.traits.value)) }))
                esac
            elif [ -z "$plain" ] && [ "${cur#-}" != "$cur" ]; then
                case $command in
        \(lines(Command.allCases.map { (pattern($0), spellings($0.options)) } + [("*", spellings(Option.common))]))
                esac
            elif [ -z "$command" ]; then
                words='\(Command.firstWords.joined(separator: " "))'
            else
                case $command:$operands in
        \(lines(Command.groups.map(secondWords) + Command.allCases.flatMap(operands)))
                esac
            fi
            COMPREPLY=()
            if [ "$kind" = files ]; then
                compopt -o filenames 2>/dev/null
                while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$cur")
            elif [ "$kind" = list ]; then
                local before=''
                case $cur in *,*) before=${cur%,*}, ;; esac
                for word in $words; do
                    case ,$before in *,"$word",*) continue ;; esac
                    case $word in "${cur#"$before"}"*) COMPREPLY+=("$before$word") ;; esac
                done
            else
                while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$cur")
            fi
        }
        complete -F _glass_migrate \(Tool.name)

        """
    }

    /// What a command can still be told to be: nothing, or the first word of a group.
    private static var openEnds: String { (["''"] + Command.groups.map(\.name)).joined(separator: " | ") }

    private static func pattern(_ command: Command) -> String {
        command.words.count > 1 ? command.rawValue.quotedForShell : command.rawValue
    }

    private static func secondWords(_ name: String, _ commands: [Command]) -> (String, Completion) {
        ("\(name):*", .words(commands.map { $0.words[1] }))
    }

    private static func spellings(_ options: [Option]) -> Completion { .words(options.flatMap(\.spellings)) }

    /// The branches of a `case` by pattern; those that offer nothing are left out.
    private static func lines(_ branches: [(pattern: String, completion: Completion)]) -> String {
        let lines = branches.compactMap { pattern, completion -> String? in
            let action: String
            switch completion {
            case .nothing: return nil
            case .files: action = "kind=files"
            case .words(let words): action = "words='\(words.joined(separator: " "))'"
            case .list(let words): action = "kind=list words='\(words.joined(separator: " "))'"
            }
            return "            \(pattern)) \(action) ;;"
        }
        return lines.joined(separator: "\n")
    }

    /// `branch:0` for the first operand of a command, `scan:*` for any.
    private static func operands(of command: Command) -> [(String, Completion)] {
        let completions = command.completions
        return completions.enumerated().map { place, completion in
            let isLast = place == completions.count - 1
            return ("\(pattern(command)):\(isLast && command.repeatsOperand ? "*" : String(place))", completion)
        }
    }
}
