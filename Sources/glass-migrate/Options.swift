import MigrationPlans
import Rewriter

extension LiquidGlassOptions {
    /// The options of a plan as the command line gives them.
    ///
    /// - Parameter codes: those of the plan's rules.
    init(_ arguments: Arguments, rules codes: [String]) throws(Failure) {
        self.init()
        for option in [Option.rule, .skipRule] {
            guard let code = arguments.list(option).first(where: { !codes.contains($0) }) else { continue }
            throw .usage(
                "'\(arguments.command?.rawValue ?? "")' has no rule '\(code)'",
                remedy: "its rules are \(codes.listed("and"))")
        }
        include = Set(arguments.list(.include).compactMap(Include.init(rawValue:)))
        rules = arguments.has(.rule) ? Set(arguments.list(.rule)) : nil
        skippedRules = Set(arguments.list(.skipRule))
        style = arguments.choice(.style) ?? style
        helperName = arguments.value(.helper)
        accessibility = arguments.choice(.accessibility) ?? accessibility
        containers = arguments.choice(.containers) ?? containers
        buttons = arguments.choice(.buttons) ?? buttons
        shadows = arguments.choice(.shadows) ?? shadows
        xcode = arguments.number(.xcode)
        for (option, platform) in Self.floorOptions {
            floors[platform] = arguments.value(option).flatMap { Version($0) }
        }
    }

    private static let floorOptions: [(Option, Platform)] = [
        (.minIOS, .iOS), (.minMacOS, .macOS), (.minTVOS, .tvOS), (.minWatchOS, .watchOS), (.minVisionOS, .visionOS),
    ]
}
