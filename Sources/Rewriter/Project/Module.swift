/// An Apple platform, spelled as in `#available`.
public enum Platform: String, Hashable, Sendable, CaseIterable, Comparable, Codable {
    case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

    public static func < (left: Platform, right: Platform) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}

/// A deployment target such as `17.4`.
public struct Version: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads `26`, `26.0` or `26.0.1`; `nil` for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0], parts.allSatisfy({ $0.map { $0 >= 0 } ?? false })
        else { return nil }
        self.init(major, parts.count > 1 ? parts[1]! : 0)
    }

    public static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
    public var description: String { "\(major).\(minor)" }
}

/// What a target builds, as far as it matters to what its views may use.
public enum ProductKind: String, Hashable, Sendable, Codable {
    /// An application or a command-line program.
    case app
    case framework, library, widget, keyboardExtension = "keyboard-extension", shareExtension = "share-extension"
    case otherExtension = "extension", watchApp = "watch-app", tests, plugin, unknown
}

/// One target that compiles Swift files.
public struct Module: Hashable, Sendable, Codable {
    /// Where the module was found.
    public enum Kind: String, Hashable, Sendable, Codable {
        case swiftPM = "swiftpm", xcode, xcodeGen = "xcodegen", tuist, unknown
    }

    /// Where one deployment target is written.
    public struct Origin: Hashable, Sendable, Codable {
        public var platform: Platform
        /// `Config/Base.xcconfig`, `the project`, `the target`
        public var place: String

        public init(platform: Platform, place: String) {
            self.platform = platform
            self.place = place
        }
    }

    /// The target's name.
    public var name: String
    /// What other modules write after `import`.
    public var importName: String
    public var kind: Kind
    public var product: ProductKind
    /// The lowest system version per platform that it is built for, over all build configurations. A platform
    /// without an entry in `floors` but in `platforms` has an unknown floor. The floor of `macCatalyst` is an iOS
    /// version, as in `#available`.
    public var floors: [Platform: Version]
    public var platforms: Set<Platform>
    /// Where all this was read: `App.xcodeproj: target App`. No two modules of a model have the same.
    public var source: String
    /// Where the deployment targets are written, as far as `source` doesn't say it.
    public var origins: [Origin]
    /// Facts about how the values came about, in sentences; nothing is wrong with them.
    public var notes: [String]
    /// Values that could not be settled, in sentences.
    public var doubts: [String]
    /// Whether its Info.plist says `UIDesignRequiresCompatibility = YES`: no Liquid Glass for the whole app. A library
    /// has none, so it is what all apps that it becomes a part of say.
    public var requiresDesignCompatibility: Bool
    /// The tools version of its package.
    public var toolsVersion: Version?
    /// Names (`importName`) of modules of this repository that it declares as dependencies, sorted.
    public var dependencies: [String]
    /// Folders in which it compiles a new Swift file without any entry in a project file.
    public var folders: [SourceFolder]
    /// The `project.pbxproj` that names the module's files one by one: a new file outside `folders` needs an entry
    /// there. `nil` when there is none.
    public var projectFile: String?

    public init(
        name: String, importName: String? = nil, kind: Kind, product: ProductKind = .unknown,
        floors: [Platform: Version] = [:], platforms: Set<Platform> = [], source: String, origins: [Origin] = [],
        notes: [String] = [],
        doubts: [String] = [], requiresDesignCompatibility: Bool = false, toolsVersion: Version? = nil,
        dependencies: [String] = [], folders: [SourceFolder] = [], projectFile: String? = nil
    ) {
        self.name = name
        self.importName = importName ?? Self.importName(of: name)
        self.kind = kind
        self.product = product
        self.floors = floors
        self.platforms = platforms
        self.source = source
        self.origins = origins
        self.notes = notes
        self.doubts = doubts
        self.requiresDesignCompatibility = requiresDesignCompatibility
        self.toolsVersion = toolsVersion
        self.dependencies = dependencies
        self.folders = folders
        self.projectFile = projectFile
    }

    /// Whether the module compiles a new file at this path by itself.
    public func compilesNewFile(at path: String) -> Bool { folders.contains { $0.compiles(path) } }

    /// The identifier that a target of this name is imported by: what no identifier may hold becomes `_`.
    static func importName(of name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let valid = scalar.properties.isXIDContinue || scalar == "_"
            if result.isEmpty, scalar.properties.numericType != nil {
                result = "_"
            } else {
                result.unicodeScalars.append(valid ? scalar : "_")
            }
        }
        return result
    }
}

/// A folder whose Swift files a target compiles without naming them.
public struct SourceFolder: Hashable, Sendable, Codable {
    /// Relative to the repository root; empty for the root itself.
    public var path: String
    /// Patterns (repository-relative) of what is left out below it.
    public var excluded: [Glob]
    /// When not empty: only what one of these matches is compiled.
    public var included: [Glob]

    public init(path: String, excluded: [Glob] = [], included: [Glob] = []) {
        self.path = path
        self.excluded = excluded
        self.included = included
    }

    /// Whether a Swift file at this path belongs to the folder.
    public func compiles(_ file: String) -> Bool {
        file.hasSuffix(".swift") && RepositoryPath.isInside(file, folder: path)
            && !excluded.contains { $0.matches(file) } && (included.isEmpty || included.contains { $0.matches(file) })
    }
}
