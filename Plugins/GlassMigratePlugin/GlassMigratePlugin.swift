import Foundation
import PackagePlugin

/// `swift package glass-migrate …`: runs the installed program in the folder of the package, with the same arguments.
///
/// The program is the one that the environment variable GLASS_MIGRATE names, or else the one on the PATH; the plugin
/// builds nothing.
@main
struct GlassMigratePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard let program = Self.program(ProcessInfo.processInfo.environment) else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            Diagnostics.error("glass-migrate ended with \(process.terminationStatus)")
        }
    }

    /// `nil`, with an error in the log, when there is none.
    private static func program(_ environment: [String: String]) -> String? {
        if let path = environment["GLASS_MIGRATE"], !path.isEmpty {
            if isProgram(path) { return path }
            Diagnostics.error("GLASS_MIGRATE names '\(path)', which is no program")
            return nil
        }
        let paths = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/glass-migrate" }
        if let path = paths.first(where: isProgram) { return path }
        Diagnostics.error(
            "glass-migrate is not installed: put it on the PATH (make install), or name it in GLASS_MIGRATE")
        return nil
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
