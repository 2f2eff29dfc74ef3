/// Everything that the program can be told to do. One line in `traits` describes a command to the parser, the help
/// and the completions.
enum Command: String, CaseIterable {
    case scan, diff, apply, undo, patch, branch, check, audit, rules, explain, doctor
    case initialize = "init"
    case batchPlan = "batch plan", batchRun = "batch run", batchMerge = "batch merge", batchPublish = "batch publish"
    case batchSummary = "batch summary"
    case completions, man

    struct Traits {
        /// What stands after the command, as the help writes it.
        let operands: String
        /// How many operands it takes.
        let count: ClosedRange<Int>
        /// One sentence.
        let help: String

        init(_ operands: String, _ count: ClosedRange<Int>, _ help: String) {
            self.operands = operands
            self.count = count
            self.help = help
        }
    }

    private static let any = 0...Int.max

    var traits: Traits {
        switch self {
        case .scan: Traits("[PATH…]", Self.any, "List what is there, verdict by verdict.")
        case .diff: Traits("[PATH…]", Self.any, "Print what `apply` would change, as a diff that `git apply` takes.")
        case .apply: Traits("[PATH…]", Self.any, "Rewrite the files of the work tree.")
        case .undo: Traits("[PATH]", 0...1, "Take the last `apply` back, byte for byte.")
        case .patch: Traits("[PATH]", 0...1, "Write a series of patches that `git am` takes.")
        case .branch: Traits("[PATH] NAME", 1...2, "Commit on a new branch; the work tree stays as it is.")
        case .check: Traits("[PATH…]", Self.any, "Fail when something is left that is safe to rewrite; for CI.")
        case .audit: Traits("[PATH…]", Self.any, "List faults in glass that is there already.")
        case .rules: Traits("", 0...0, "List the rules and the codes of all verdicts.")
        case .explain: Traits("CODE", 1...1, "Say what a rule, a verdict or a note means and what to do about it.")
        case .doctor: Traits("[PATH]", 0...1, "Print what is known about the project: modules, platforms, floors.")
        case .initialize: Traits("[PATH]", 0...1, "Write a configuration to start from, every line of it a comment.")
        case .batchPlan:
            Traits(
                "MANIFEST", 1...1, "Turn a list of repositories into jobs: a file, a folder of clones, or - for stdin.")
        case .batchRun: Traits("PLAN", 1...1, "Do the jobs of a plan that are missing, failed or changed.")
        case .batchMerge: Traits("DIR…", 1...Int.max, "Join the folders of several shards.")
        case .batchPublish: Traits("DIR", 1...1, "Push the branches of a run and open pull requests.")
        case .batchSummary: Traits("DIR", 1...1, "Write the summary of a run again, and list what failed.")
        case .completions: Traits("SHELL", 1...1, "Print the completions for bash, zsh or fish.")
        case .man: Traits("", 0...0, "Print the manual page; `\(Tool.name) man | man -l -` shows it.")
        }
    }

    /// The first word of the commands that have two.
    static let batch = "batch"

    /// The command that plain words begin with, and how many of them name it.
    static func leading(_ words: some Collection<String>) -> (command: Command, count: Int)? {
        for count in [2, 1] {
            let name = words.prefix(count).joined(separator: " ")
            if words.count >= count, let command = Command(rawValue: name) { return (command, count) }
        }
        return nil
    }
}
