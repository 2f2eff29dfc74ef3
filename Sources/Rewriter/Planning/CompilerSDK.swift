#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// What a compiler needs to know the frameworks of Apple's platforms.
public struct CompilerSDK: Sendable {
    /// Why there is none. `description` is a sentence that says what to do.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case noToolchain
        case noSDK
        case unknownForm(String)

        public var description: String {
            switch self {
            case .noToolchain: ToolchainParser.Failure.noToolchain.description
            case .noSDK: "No SDK was found: on a Mac install Xcode, elsewhere say where one is with --typecheck=SDK."
            case .unknownForm(let path):
                "\(path) is no SDK: it takes a folder that ends in .sdk, or one with a file of compiler arguments for each platform (ios.rsp, macos.rsp, tvos.rsp, watchos.rsp, visionos.rsp)."
            }
        }
    }

    /// The compiler and its first arguments.
    let command: [String]
    /// The arguments that make a platform's frameworks known.
    let arguments: [Platform: [String]]

    init(command: [String], arguments: [Platform: [String]]) {
        self.command = command
        self.arguments = arguments
    }

    /// - Parameter path: a `.sdk` folder of Xcode, or a folder with response files such as `ios.rsp`; `nil` asks Xcode
    ///   for its SDKs.
    public init(path: String?) throws(Failure) {
        if let path, !path.hasSuffix(".sdk"), !path.hasSuffix(".sdk/") {
            let files = Self.names.compactMapValues { name in
                unsafe access("\(path)/\(name.file).rsp", R_OK) == 0 ? ["@\(path)/\(name.file).rsp"] : nil
            }
            if files.isEmpty { throw .unknownForm(path) }
            // A file of arguments may hold what only the frontend understands.
            guard let frontend = ToolchainParser.findProgram("swift-frontend") else { throw .noToolchain }
            self.init(command: frontend, arguments: files)
            return
        }
        let folders: [Platform: String]
        if let path { folders = try Self.platform(of: path) } else { folders = try Self.installed() }
        guard let compiler = ToolchainParser.findProgram("swiftc") else { throw .noToolchain }
        self.init(command: compiler, arguments: folders.mapValues { ["-sdk", $0] })
    }

    private struct Name {
        let file: String
        /// What Xcode calls the SDK.
        let sdk: String
        /// What the name of the SDK's folder begins with.
        let folders: [String]
    }

    private static let names: [Platform: Name] = [
        .iOS: Name(file: "ios", sdk: "iphoneos", folders: ["iphoneos", "iphonesimulator"]),
        .macOS: Name(file: "macos", sdk: "macosx", folders: ["macosx"]),
        .tvOS: Name(file: "tvos", sdk: "appletvos", folders: ["appletvos", "appletvsimulator"]),
        .watchOS: Name(file: "watchos", sdk: "watchos", folders: ["watchos", "watchsimulator"]),
        .visionOS: Name(file: "visionos", sdk: "xros", folders: ["xros", "xrsimulator"]),
    ]

    private static func platform(of path: String) throws(Failure) -> [Platform: String] {
        let folder = path.split(separator: "/").last?.lowercased() ?? ""
        guard unsafe access(path, R_OK) == 0,
            let platform = names.first(where: { $0.value.folders.contains(where: folder.hasPrefix) })?.key
        else { throw .unknownForm(path) }
        return [platform: path]
    }

    /// What `xcrun --sdk NAME --show-sdk-path` prints for each platform that is installed.
    private static func installed() throws(Failure) -> [Platform: String] {
        let xcrun = "/usr/bin/xcrun"
        guard unsafe access(xcrun, X_OK) == 0, var folder = TemporaryFolder() else { throw .noSDK }
        var paths: [Platform: String] = [:]
        for (platform, name) in names {
            let output = folder.file(named: name.sdk)
            let command = [xcrun, "--sdk", name.sdk, "--show-sdk-path"]
            guard ChildProcess.run(command, output: output, errors: "/dev/null", seconds: 30) == .exit(0) else {
                continue
            }
            let text = String(decoding: TemporaryFolder.read(output, limit: 1 << 16), as: UTF8.self)
            paths[platform] = text.split(whereSeparator: \.isNewline).first.map(String.init)
        }
        if paths.isEmpty { throw .noSDK }
        return paths
    }
}
