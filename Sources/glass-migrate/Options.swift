import MigrationPlans
import Rewriter

extension LiquidGlassOptions {
    /// The options of a plan as the command line gives them.
    ///
    /// - Parameter codes: those of the plan's rules; a configuration may also name the other plan's.
    init(_ arguments: Arguments, rules codes: [String] = LiquidGlassPlan.ruleCodes) {
        self.init()
        include = Set(arguments.list(.include).compactMap(Include.init(rawValue:)))
        rules = Self.own(arguments.list(.rule), among: codes)
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
        names = arguments.configuration.names
        overrides = arguments.configuration.overrides.map { Override($0, rules: codes) }
    }

    /// Those of the named rules that the plan has; `nil` is all of its rules.
    fileprivate static func own(_ names: [String], among codes: [String]) -> Set<String>? {
        let own = Set(names).intersection(codes)
        return own.isEmpty ? nil : own
    }

    static let floorOptions: [(option: Option, platform: Platform)] = [
        (.minIOS, .iOS), (.minMacOS, .macOS), (.minTVOS, .tvOS), (.minWatchOS, .watchOS), (.minVisionOS, .visionOS),
    ]
}

extension LiquidGlassOptions.Override {
    fileprivate init(_ override: Configuration.Override, rules codes: [String]) {
        self.init(paths: override.paths)
        let values = override.values
        include = values[.include].map { Set($0.compactMap(LiquidGlassOptions.Include.init(rawValue:))) }
        rules = values[.rule].flatMap { LiquidGlassOptions.own($0, among: codes) }
        skippedRules = values[.skipRule].map { Set($0) }
        style = values[.style]?.last.flatMap(LiquidGlassOptions.Style.init(rawValue:))
        helperName = values[.helper]?.last
        containers = values[.containers]?.last.flatMap(LiquidGlassOptions.Containers.init(rawValue:))
        buttons = values[.buttons]?.last.flatMap(LiquidGlassOptions.Buttons.init(rawValue:))
        shadows = values[.shadows]?.last.flatMap(LiquidGlassOptions.Shadows.init(rawValue:))
    }
}

extension Selection {
    /// Which rewrites the options take.
    init(_ arguments: Arguments, _ options: LiquidGlassOptions) {
        let only = arguments.list(.only)
        self.init(
            applicability: options.include.contains(.review) ? .review : .safe, only: only.isEmpty ? nil : Set(only))
        exceptions = options.overrides.compactMap { override in
            override.include.map {
                Exception(paths: override.paths, applicability: $0.contains(.review) ? .review : .safe)
            }
        }
    }
}

extension Arguments {
    /// The rules of the command's plan.
    private var ruleCodes: [String] { command == .audit ? GlassAuditPlan.ruleCodes : LiquidGlassPlan.ruleCodes }

    /// Refuses rules that the command doesn't have.
    func checkRules() throws(Failure) {
        guard let command, let code = (list(.rule) + list(.skipRule)).first(where: { !ruleCodes.contains($0) }) else {
            return
        }
        throw .usage("'\(command.rawValue)' has no rule '\(code)'", remedy: "its rules are \(ruleCodes.listed("and"))")
    }

    /// How many things to do at a time.
    var jobs: Int { number(.jobs) ?? System.processorCount }
}
