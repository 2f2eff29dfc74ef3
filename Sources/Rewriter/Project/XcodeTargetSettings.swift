/// Platforms and floors of one Xcode target, over all its configurations.
struct XcodeTargetSettings {
    private(set) var platforms: Set<Platform> = []
    private(set) var floors: [Platform: Version] = [:]
    private(set) var notes: [String] = []
    /// Where the lowest versions are written, in the order of the places.
    private(set) var origins: [Module.Origin] = []
    var doubts: [String] = []

    private let configurations: [BuildSettings]

    init(_ configurations: [BuildSettings], productType: String) {
        self.configurations = configurations
        for settings in configurations { platforms.formUnion(platforms(of: settings, productType: productType)) }
        if platforms.isEmpty { doubts.append("the platforms that it is built for are not set") }
        for platform in platforms.sorted() { readFloor(of: platform) }
        doubts = doubts.uniqued()
    }

    // MARK: Platforms

    private mutating func platforms(of settings: BuildSettings, productType: String) -> Set<Platform> {
        var result = builtPlatforms(of: settings)
        if result.isEmpty, productType.contains("watchkit") || productType.contains("watchapp") { result = [.watchOS] }
        if result.contains(.iOS), settings.isYes("SUPPORTS_MACCATALYST", sdk: "macosx") { result.insert(.macCatalyst) }
        return result
    }

    private mutating func builtPlatforms(of settings: BuildSettings) -> Set<Platform> {
        switch settings.value("SUPPORTED_PLATFORMS") {
        case .known(let names)? where !names.isEmpty:
            return Set(names.split(separator: " ").compactMap { Platform(sdk: String($0)) })
        case .unknown(let text)? where !text.contains("PLATFORM_NAME"):
            doubts.append("SUPPORTED_PLATFORMS is \(text.prefix(80))")
        default: break
        }
        let root = settings.string("SDKROOT") ?? ""
        if let platform = Platform(sdk: root) { return [platform] }
        if root == "driverkit" { return [] }
        // `auto` or nothing: the deployment targets say what is meant.
        let set = Set(Platform.allCases.filter { settings.sets($0.deploymentTargetKey) && $0 != .macCatalyst })
        doubts.append("its platforms are taken from its deployment targets")
        return set
    }

    // MARK: Floors

    private mutating func readFloor(of platform: Platform) {
        var found: [Version: Set<String>] = [:]
        for settings in configurations {
            for sdk in platform.sdks(settings) {
                switch settings.value(platform.deploymentTargetKey, sdk: sdk) {
                case .known(let text)?:
                    if let version = Version(text) {
                        found[version, default: []].formUnion(
                            [settings.origin(of: platform.deploymentTargetKey, sdk: sdk)].compactMap { $0 })
                    } else if !text.isEmpty {
                        doubts.append("\(platform.deploymentTargetKey) is \(text.prefix(80))")
                    }
                case .unknown(let text)?:
                    doubts.append("\(platform.deploymentTargetKey) is \(text.prefix(80)), which only Xcode knows")
                case nil: break
                }
            }
        }
        floors[platform] = found.keys.min()
        if let lowest = found.keys.min(), let place = found[lowest]?.min(), !place.isEmpty {
            origins.append(Module.Origin(platform: platform, place: place))
        }
        if found.isEmpty { doubts.append("no deployment target for \(platform.rawValue): Xcode takes its SDK's") }
        if found.count > 1 {
            let versions = found.keys.sorted().map(\.description).joined(separator: ", ")
            notes.append("\(platform.rawValue) deployment targets differ by configuration or SDK: \(versions)")
        }
    }
}

extension Platform {
    /// From the name of an SDK (`iphoneos`, `iphonesimulator17.0`) or the path of one.
    init?(sdk: String) {
        let name = RepositoryPath.name(of: sdk).lowercased()
        switch name {
        case _ where name.hasPrefix("iphone"): self = .iOS
        case _ where name.hasPrefix("macosx"): self = .macOS
        case _ where name.hasPrefix("appletv"): self = .tvOS
        case _ where name.hasPrefix("watch"): self = .watchOS
        case _ where name.hasPrefix("xr"): self = .visionOS
        default: return nil
        }
    }

    /// The build setting that holds the floor. Catalyst takes the one of iOS.
    var deploymentTargetKey: String {
        switch self {
        case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }

    /// The SDKs to ask for: the device's, and the simulator's where some assignment names it.
    fileprivate func sdks(_ settings: BuildSettings) -> [String] {
        let (device, simulator) = sdkNames
        let named = settings.conditionalSDKs(of: deploymentTargetKey).contains { $0.contains("simulator") }
        return [device] + (named ? [simulator].compactMap { $0 } : [])
    }

    /// As in `SDKROOT`.
    var sdkName: String { sdkNames.device }

    private var sdkNames: (device: String, simulator: String?) {
        switch self {
        case .iOS: ("iphoneos", "iphonesimulator")
        case .macOS, .macCatalyst: ("macosx", nil)
        case .tvOS: ("appletvos", "appletvsimulator")
        case .watchOS: ("watchos", "watchsimulator")
        case .visionOS: ("xros", "xrsimulator")
        }
    }
}
