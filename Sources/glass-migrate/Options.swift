import MigrationPlans
import Rewriter

extension LiquidGlassOptions {
    /// The options of the plan as the command line gives them.
    init(_ arguments: Arguments) {
        self.init()
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
        names = arguments.configuration.names
        overrides = arguments.configuration.overrides.map(Override.init)
    }

    static let floorOptions: [(option: Option, platform: Platform)] = [
        (.minIOS, .iOS), (.minMacOS, .macOS), (.minTVOS, .tvOS), (.minWatchOS, .watchOS), (.minVisionOS, .visionOS),
    ]
}

extension LiquidGlassOptions.Override {
    init(_ override: Configuration.Override) {
        self.init(paths: override.paths)
        let values = override.values
        include = values[.include].map { Set($0.compactMap(LiquidGlassOptions.Include.init(rawValue:))) }
        rules = values[.rule].map { Set($0) }
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
    init(_ arguments: Arguments) {
        let only = arguments.list(.only)
        let options = LiquidGlassOptions(arguments)
        self.init(
            applicability: options.include.contains(.review) ? .review : .safe, only: only.isEmpty ? nil : Set(only))
        exceptions = options.overrides.compactMap { override in
            override.include.map {
                Exception(paths: override.paths, applicability: $0.contains(.review) ? .review : .safe)
            }
        }
    }
}
