import Rewriter

/// The words of a command line, taken apart and checked against the tables of `Command` and `Option`.
struct Arguments {
    private(set) var command: Command?
    /// What is neither the command nor an option; as many as the command takes.
    private(set) var operands: [String] = []
    private var values: [Option: [String]] = [:]
    /// What the configuration says for a part of the files, and about the project's own names.
    private(set) var configuration = Configuration()
    /// Where error messages send the user.
    private let hint: String

    /// Takes the words after the program's name.
    init(parsing words: [String]) throws(Failure) {
        hint = Help.hint(for: words.indices.lazy.compactMap { Command.leading(words[$0...])?.command }.first)
        var words = words[...]
        var plain: [String] = []
        while let word = words.popFirst() {
            if word == "--" {
                plain += words
                break
            } else if word.hasPrefix("--") {
                try take(long: word, &words)
            } else if word.hasPrefix("-"), word != "-" {
                try take(short: word, &words)
            } else {
                plain.append(word)
            }
        }
        try take(plain)
    }

    func has(_ option: Option) -> Bool { values[option] != nil }

    /// The value that was given last.
    func value(_ option: Option) -> String? { values[option]?.last }

    /// All values in the order in which they were given.
    func list(_ option: Option) -> [String] { values[option] ?? [] }

    /// The chosen case; the option's allowed values are those of `Choice`.
    func choice<Choice: RawRepresentable<String>>(_ option: Option) -> Choice? {
        value(option).flatMap(Choice.init(rawValue:))
    }

    func number(_ option: Option) -> Int? { value(option).flatMap { Int($0) } }

    /// Takes from a configuration what the command line doesn't say and the command has a use for.
    func completed(by configuration: Configuration) -> Arguments {
        var result = self
        for (option, values) in configuration.values where !has(option) {
            if command.map(option.traits.commands.contains) ?? false { result.values[option] = values }
        }
        result.configuration = configuration
        for index in configuration.overrides.indices {
            for option in values.keys { result.configuration.overrides[index].values[option] = nil }
        }
        return result
    }
}

extension Arguments {
    private mutating func take(long word: String, _ rest: inout ArraySlice<String>) throws(Failure) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = Option(rawValue: name) else {
            throw .usage(
                "unknown option '--\(name)'",
                remedy: Option.allCases.map(\.rawValue).nearest(to: name).map { "did you mean '--\($0)'?" }
                    ?? hint)
        }
        try take(option, value: parts.count > 1 ? String(parts[1]) : nil, &rest)
    }

    /// `-q`, `-o FILE`, `-oFILE`, and flags in one word: `-qv`.
    private mutating func take(short word: String, _ rest: inout ArraySlice<String>) throws(Failure) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = Option.named(short: letter) else {
                throw .usage("unknown option '-\(letter)'", remedy: hint)
            }
            if option.traits.value == .flag {
                try take(option, value: nil, &rest)
            } else {
                let attached = letters.first == "=" ? letters.dropFirst() : letters
                try take(option, value: letters.isEmpty ? nil : String(attached), &rest)
                return
            }
        }
    }

    private mutating func take(_ option: Option, value: String?, _ rest: inout ArraySlice<String>) throws(Failure) {
        let kind = option.traits.value
        if kind == .flag {
            if value != nil { throw .usage("option '\(option.spelling)' takes no value") }
            values[option] = [""]
            return
        }
        if case .optional = kind, value == nil {
            values[option] = []
            return
        }
        var text = value
        if text == nil, let next = rest.first, !isOption(next) {
            text = next
            rest.removeFirst()
        }
        guard let text else {
            throw .usage("option '\(option.spelling)' needs a value", remedy: kind.allowed.map { "it takes \($0)" })
        }
        guard let new = kind.values(in: text) else {
            throw .usage(
                "bad value '\(text)' for option '\(option.spelling)'",
                remedy: kind.nearest(to: text).map { "did you mean '\($0)'?" }
                    ?? "it takes \(kind.allowed ?? "a text that is not empty")")
        }
        values[option] = kind.accumulates ? list(option) + new : new
    }

    private func isOption(_ word: String) -> Bool {
        let name = word.dropFirst(2).prefix { $0 != "=" }
        return word.hasPrefix("--") && Option(rawValue: String(name)) != nil
    }

    /// The first plain word is the command, the others are its operands.
    private mutating func take(_ plain: [String]) throws(Failure) {
        guard let word = plain.first else { return }
        guard let (command, count) = Command.leading(plain) else {
            if word == Command.batch, has(.help) { return }
            throw unknownCommand(word, plain.dropFirst().first)
        }
        self.command = command
        operands = Array(plain.dropFirst(count))
        for option in Option.allCases where has(option) && !option.traits.commands.contains(command) {
            let others = Command.allCases.filter(option.traits.commands.contains).map { "'\($0.rawValue)'" }
            throw .usage(
                "option '\(option.spelling)' means nothing to '\(command.rawValue)'",
                remedy: "it is for \(others.listed("and"))")
        }
        if has(.help) { return }
        let traits = command.traits
        guard operands.count >= traits.count.lowerBound else {
            throw .usage("'\(command.rawValue)' needs \(traits.operands)", remedy: hint)
        }
        guard operands.count <= traits.count.upperBound else {
            throw .usage(
                "'\(command.rawValue)' has no use for '\(operands[traits.count.upperBound])'", remedy: hint)
        }
    }

    private func unknownCommand(_ word: String, _ next: String?) -> Failure {
        if word == Command.batch {
            let names = Command.allCases.map(\.rawValue).filter { $0.hasPrefix(word + " ") }.map { $0.dropFirst(6) }
            let near = next.flatMap { names.map(String.init).nearest(to: $0) }
            return .usage(
                next.map { "unknown command 'batch \($0)'" } ?? "'batch' needs a second word",
                remedy: near.map { "did you mean 'batch \($0)'?" } ?? "it is \(names.map { "'\($0)'" }.listed("or"))")
        }
        let remedy =
            if let near = Command.allCases.map(\.rawValue).nearest(to: word) {
                "did you mean '\(near)'?"
            } else if Option(rawValue: word) != nil {
                "did you mean '--\(word)'?"
            } else if word.contains("/") || word.contains(".") {
                "to look at a folder: \(Tool.name) scan \(word)"
            } else {
                hint
            }
        return .usage("unknown command '\(word)'", remedy: remedy)
    }
}
