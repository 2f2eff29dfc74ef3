/// The shells that the command line can be completed in.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script that the shell reads, made from the tables of `Command` and `Option`.
    var completions: String {
        switch self {
        case .bash: BashCompletions.script
        case .zsh: ZshCompletions.script
        case .fish: FishCompletions.script
        }
    }
}

extension String {
    /// The text as one word of any of these shells; without line breaks, it means nothing else in there.
    var quotedForShell: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
