/// An Apple platform, spelled as in `#available`.
public enum Platform: String, Hashable, Sendable, CaseIterable, Comparable {
    case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

    public static func < (left: Platform, right: Platform) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}

/// A deployment target such as `17.4`.
public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads `26`, `26.0` or `26.0.1`; `nil` for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0], !parts.contains(nil) else { return nil }
        self.init(major, parts.count > 1 ? parts[1]! : 0)
    }

    public static func < (left: Version, right: Version) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
    public var description: String { "\(major).\(minor)" }
}

/// What a target builds, as far as it matters to what its views may use.
public enum ProductKind: String, Hashable, Sendable {
    case app, framework, library, widget, keyboardExtension = "keyboard-extension", shareExtension = "share-extension"
    case otherExtension = "extension", watchApp = "watch-app", tests, plugin, unknown
}

/// One target that compiles Swift files.
public struct Module: Hashable, Sendable {
    /// Where the module was found.
    public enum Kind: String, Hashable, Sendable {
        case swiftPM = "swiftpm", xcode, xcodeGen = "xcodegen", tuist, unknown
    }

    public var name: String
    public var kind: Kind
    public var product: ProductKind
    /// The lowest system version per platform that it is built for, over all build configurations. A platform
    /// without an entry in `floors` but in `platforms` has an unknown floor.
    public var floors: [Platform: Version]
    public var platforms: Set<Platform>
    /// Where all this was read: `App.xcodeproj: target App`.
    public var source: String
    /// Values that could not be settled, in sentences.
    public var doubts: [String]

    public init(
        name: String, kind: Kind, product: ProductKind = .unknown, floors: [Platform: Version] = [:],
        platforms: Set<Platform> = [], source: String, doubts: [String] = []
    ) {
        self.name = name
        self.kind = kind
        self.product = product
        self.floors = floors
        self.platforms = platforms
        self.source = source
        self.doubts = doubts
    }
}
