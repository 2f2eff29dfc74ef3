import Rewriter

/// The systems that one file is built for, over all modules that compile it.
struct DeploymentTargets {
    /// The lowest version for each platform; `nil` where it is unknown. Mac Catalyst counts as iOS.
    let floors: [Platform: Version?]
    /// Whether `floors` names all platforms.
    let isComplete: Bool

    /// What is taken for the lowest iOS where nothing says which it is.
    static let assumedIOS = Version(17)

    /// `overrides` are what the user says: versions of platforms that the modules are built for, or where that isn't
    /// known, the platforms too.
    init(_ modules: [Module], overrides: [Platform: Version]) {
        var floors: [Platform: Version?] = [:]
        for module in modules {
            for platform in module.platforms.union(module.floors.keys) {
                Self.lower(&floors, platform, to: module.floors[platform])
            }
        }
        let isKnown = !modules.isEmpty && modules.allSatisfy { !$0.platforms.isEmpty || !$0.floors.isEmpty }
        for (platform, version) in overrides where !isKnown || floors[platform.asAvailable] != nil {
            floors[platform.asAvailable] = .some(version)
        }
        self.floors = floors
        isComplete = isKnown || !overrides.isEmpty
    }

    private static func lower(_ floors: inout [Platform: Version?], _ platform: Platform, to floor: Version?) {
        let platform = platform.asAvailable
        guard let known = floors[platform] else { return floors[platform] = .some(floor) }
        floors[platform] = .some(known.flatMap { old in floor.map { min(old, $0) } })
    }

    /// Every system has glass, so that no older code is needed.
    var allHaveGlass: Bool {
        isComplete && !floors.isEmpty && platformsWithoutGlass.isEmpty && !buildsForVision
    }

    /// Every system has SwiftUI's materials, as far as the floors are known.
    var haveMaterial: Bool {
        let first: [Platform: Version] = [
            .iOS: Version(15), .macOS: Version(12), .tvOS: Version(15), .watchOS: Version(10),
        ]
        return floors.allSatisfy { ($0.value ?? Version(100)) >= first[$0.key] ?? Version(0) }
    }

    /// visionOS has no `glassEffect` in any version.
    var buildsForVision: Bool { floors[.visionOS] != nil }

    /// Platforms of which older systems must be told apart by `#available`: all that are built for when the project
    /// says so, every platform with glass when it doesn't.
    var platformsToCheck: [Platform] { isComplete ? platformsWithoutGlass : Self.platformsWithGlass }

    private var platformsWithoutGlass: [Platform] {
        Self.platformsWithGlass.filter { platform in
            floors[platform].map { $0.map { $0 < Version(26) } ?? true } ?? false
        }
    }

    private static let platformsWithGlass: [Platform] = [.iOS, .macOS, .tvOS, .watchOS]

    /// The lowest iOS; `nil` where iOS isn't built for.
    var iOS: Version? {
        guard let floor = floors[.iOS] else { return isComplete ? nil : Self.assumedIOS }
        return floor ?? Self.assumedIOS
    }

    /// A platform or its version had to be guessed.
    var isGuessed: Bool { !isComplete || floors.values.contains(nil) }
}

extension Platform {
    /// As `#available` names it: Mac Catalyst has the version numbers of iOS.
    fileprivate var asAvailable: Platform { self == .macCatalyst ? .iOS : self }
}
