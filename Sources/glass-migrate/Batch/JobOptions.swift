import Rewriter

/// The options that a batch keeps with each repository.
struct JobOptions: Equatable {
    private(set) var values: [Option: [String]] = [:]

    init() {}

    /// What the command line says.
    init(_ arguments: Arguments) {
        for option in Option.allCases where option.isForJobs && arguments.has(option) {
            values[option] = arguments.list(option)
        }
    }

    /// In the words of the command line, always in the same order.
    var words: [String] {
        Option.allCases.flatMap { option -> [String] in
            guard let texts = values[option] else { return [] }
            switch option.traits.value {
            case .flag: return [option.spelling]
            case .optional where texts.isEmpty: return [option.spelling]
            default: return texts.map { "\(option.spelling)=\($0)" }
            }
        }
    }

    /// These, where `other` says nothing else.
    func overridden(by other: JobOptions) -> JobOptions {
        var result = self
        result.values.merge(other.values) { $1 }
        return result
    }

    /// Takes one entry of a manifest.
    mutating func add(_ entry: YAML.Entry) throws(Failure) {
        let names = Option.allCases.filter(\.isForJobs).map(\.rawValue)
        guard let option = Option(rawValue: entry.name), option.isForJobs else {
            throw Failure(
                .badData, "unknown option '\(entry.name)'",
                remedy: names.nearest(to: entry.name).map { "did you mean '\($0)'?" }
                    ?? "it can be \(names.listed("or"))")
        }
        if entry.value.bool == false { return }
        let isOn = entry.value.bool == true
        let texts = isOn ? [] : entry.value.strings
        guard !texts.isEmpty || isOn else {
            throw Failure(.badData, "option '\(entry.name)' needs a value, and this is \(entry.value.kind)")
        }
        let words = isOn ? [option.spelling] : texts.map { "\(option.spelling)=\($0)" }
        do {
            values[option] = try Arguments(parsing: [Command.batchPlan.rawValue, "-"] + words).list(option)
        } catch {
            throw Failure(.badData, error.message, remedy: error.remedy)
        }
    }
}

extension Option {
    /// Whether it says what a repository's rewrites are to be like.
    fileprivate var isForJobs: Bool {
        guard traits.commands.contains(.batchPlan) else { return false }
        return traits.group == .rewriting || self == .paths || self == .exclude
    }
}
