import MigrationPlans
import Rewriter

/// What a shell can offer at one place of the command line.
enum Completion: Hashable {
    case nothing
    case files
    /// One of these.
    case words([String])
    /// Some of these, separated by commas.
    case list([String])

    /// - Parameter placeholder: what the tables of `Command` and `Option` call the value; fixed words are separated by
    ///   bars.
    init(placeholder: String) {
        switch placeholder {
        case "PATH", "FILE", "DIR", "GLOB", "SDK", "MANIFEST", "PLAN": self = .files
        case "CODE": self = .words(Tool.manual.map(\.code).uniqued)
        case "SHELL": self = .words(Shell.allCases.map(\.rawValue))
        case _ where placeholder.contains("|"): self = .words(placeholder.split(separator: "|").map(String.init))
        default: self = .nothing
        }
    }

    init(_ kind: ValueKind) {
        switch kind {
        case .flag, .number, .version: self = .nothing
        case .choice(let words): self = .words(words)
        case .choices(_, let words): self = .list(words)
        case .optional(let word), .text(let word), .list(let word), .repeated(let word): self.init(placeholder: word)
        }
    }
}

extension Command {
    /// One, or two for a command of a group such as `batch`.
    var words: [String] { rawValue.split(separator: " ").map(String.init) }

    /// What can stand first, each once.
    static let firstWords = allCases.map { $0.words[0] }.uniqued

    /// The words that need a second one, with the commands that they begin.
    static let groups: [(name: String, commands: [Command])] = firstWords.compactMap { word in
        let commands = allCases.filter { $0.words.count > 1 && $0.words[0] == word }
        return commands.isEmpty ? nil : (word, commands)
    }

    /// What can stand at each place behind the command. The last one goes for all that follow where `repeatsOperand`.
    var completions: [Completion] {
        traits.operands.split(separator: " ").map { word in
            Completion(placeholder: word.filter { !"[]…".contains($0) })
        }
    }

    var repeatsOperand: Bool { traits.count.upperBound > completions.count }

    var options: [Option] { Option.allCases.filter { $0.traits.commands.contains(self) } }
}

extension Option {
    /// For every command.
    static let common = allCases.filter { $0.traits.commands.count == Command.allCases.count }

    /// `--output` and `-o`.
    var spellings: [String] { [spelling] + (traits.short.map { ["-\($0)"] } ?? []) }

    /// Whether the next word is its value.
    var takesNextWord: Bool {
        switch traits.value {
        case .flag, .optional: false
        default: true
        }
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, where it comes first.
    fileprivate var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
