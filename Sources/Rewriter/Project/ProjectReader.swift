/// Reads which modules a repository has and for which systems they are built, from its project files alone: nothing
/// is run, and nothing outside the repository is looked at.
public enum ProjectReader {
    /// - Parameters:
    ///   - paths: repository-relative paths of all files (those for which `isOfInterest` is false have no effect).
    ///   - contents: the bytes of one of them; `nil` when it can't be read. Asked for project files only.
    public static func read(paths: [String], contents: (String) -> [UInt8]?) -> ProjectModel {
        withoutActuallyEscaping(contents) { contents in
            var assembly = ProjectAssembly(files: RepositoryFiles(paths: paths, contents: contents))
            assembly.readAll()
            return assembly.model()
        }
    }

    /// Whether a path matters to the reader: Swift files, and whatever describes how they are built.
    public static func isOfInterest(_ path: String) -> Bool {
        let name = RepositoryPath.name(of: path)
        let extensions = [".swift", ".pbxproj", ".xcconfig", ".plist", ".yml", ".yaml", ".xcworkspacedata"]
        return extensions.contains { name.hasSuffix($0) } || XcodeVersion.isSource(path)
    }

    /// Folders whose projects are not the repository's own.
    static func isForeign(_ path: String) -> Bool {
        let foreign: Set<Substring> = [
            "Pods", "Carthage", ".build", "DerivedData", "SourcePackages", "node_modules", "checkouts",
        ]
        return path.split(separator: "/").contains { foreign.contains($0) }
    }
}
