import MigrationPlans
import Rewriter

extension RulePages {
    /// `nil` when the option isn't given.
    init?(_ arguments: Arguments) throws(Failure) {
        guard let address = arguments.value(.docsURL) else { return nil }
        self.init(address)
        guard isWebAddress else {
            throw .usage("bad value '\(address)' for option '--docs-url'", remedy: "it takes an address with https://")
        }
    }
}

extension HTMLReport.Command {
    /// `apply` with the options that the report was made with; `nil` when the report isn't of the work tree.
    init?(_ arguments: Arguments) {
        guard !arguments.has(.revision), !arguments.operands.contains("-") else { return nil }
        self.init(
            words: (arguments.command == .audit
                ? [Tool.name, Command.audit.rawValue, Option.fix.spelling] : [Tool.name, Command.apply.rawValue])
                + Option.allCases.flatMap { Self.words(for: $0, in: arguments) },
            operands: (arguments.operands.contains { $0.hasPrefix("-") } ? ["--"] : []) + arguments.operands)
    }

    private static func words(for option: Option, in arguments: Arguments) -> [String] {
        let isAudit = arguments.command == .audit
        guard option.traits.group == .rewriting, ![.only, .fix, .strict].contains(option),
            option.traits.commands.contains(isAudit ? .audit : .apply)
        else {
            return []
        }
        // The page itself asks for `review` where something needs it.
        let values = arguments.list(option).filter {
            option != .include || $0 != LiquidGlassOptions.Include.review.rawValue
        }
        switch option.traits.value {
        case .flag: return values.map { _ in option.spelling }
        case .optional:
            return arguments.has(option) ? [values.first.map { "\(option.spelling)=\($0)" } ?? option.spelling] : []
        default: return values.flatMap { [option.spelling, $0] }
        }
    }
}
