/// The files of one repository, as the readers of project files see them: names, and the bytes of those asked for.
struct RepositoryFiles {
    /// All Swift files, sorted by their bytes, so that a folder's files stand together.
    let swiftFiles: [String]
    /// Folders of Swift packages.
    let packageFolders: Set<String>
    private let all: Set<String>
    private let contents: (String) -> [UInt8]?
    private let spellings: Spellings

    /// - Parameter paths: each once; quickest when they are sorted already.
    init(paths: [String], contents: @escaping (String) -> [UInt8]?) {
        all = Set(paths)
        swiftFiles = paths.filter { $0.hasSuffix(".swift") }.sorted(by: RepositoryPath.inByteOrder)
        self.contents = contents
        spellings = Spellings(all, swiftFiles)
        let manifests = swiftFiles.filter { RepositoryPath.name(of: $0) == "Package.swift" }
        packageFolders = Set(manifests.filter { Self.isManifest(contents($0) ?? []) }.map(RepositoryPath.parent))
    }

    /// Whether a file named `Package.swift` is a manifest, and not some type of that name.
    private static func isManifest(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes.prefix(16 << 10), as: UTF8.self)
        return text.contains("PackageDescription") || text.contains("swift-tools-version")
    }

    func contains(_ path: String) -> Bool { all.contains(path) }

    /// The path as the repository spells it: project files are written on systems where case does not matter. `nil` when
    /// there is no such file, or several that differ in case only.
    func spelled(_ path: String) -> String? { contains(path) ? path : spellings.byFolded[path.lowercased()] ?? nil }

    /// `nil` when the repository has no such file or it can't be read.
    func read(_ path: String) -> [UInt8]? { spelled(path).flatMap(contents) }

    /// Paths that satisfy `condition`, sorted.
    func paths(where condition: (String) -> Bool) -> [String] { all.filter(condition).sorted() }

    /// The Swift files below a folder, at any depth.
    func swiftFiles(in folder: String) -> ArraySlice<String> {
        if folder.isEmpty { return swiftFiles[...] }
        let prefix = Array("\(folder)/".utf8)
        // `0` follows `/`, so this is the first text after everything that begins with the prefix.
        let end = Array("\(folder)0".utf8)
        return swiftFiles[firstIndex(notBefore: prefix)..<firstIndex(notBefore: end)]
    }

    /// The folder as the repository spells it, which may be in several ways that are one folder where case does not
    /// matter. The path itself when no Swift file lies there.
    func folders(spelled path: String) -> [String] { spellings.folders[path.lowercased()] ?? [path] }

    /// Whether Swift files lie below the folder, however it is spelled.
    func hasSwiftFiles(in folder: String) -> Bool {
        folder.isEmpty ? !swiftFiles.isEmpty : spellings.folders[folder.lowercased()] != nil
    }

    /// Whether a file below `folder` lies in something that build systems treat as one thing, or in a package of its
    /// own: a target that compiles a whole folder leaves both out, since it can't compile a manifest.
    func isOpaque(_ file: String, below folder: String) -> Bool {
        if RepositoryPath.hasFolder(in: file, below: folder, where: Self.isWrapper) { return true }
        var parent = RepositoryPath.parent(of: file)
        while parent.utf8.count > folder.utf8.count {
            if packageFolders.contains(parent) { return true }
            parent = RepositoryPath.parent(of: parent)
        }
        return false
    }

    private static func isWrapper(_ name: Substring) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        if dot == name.startIndex { return true }
        return [
            "docc", "playground", "swiftpm", "xcassets", "bundle", "framework", "xcframework", "xcodeproj",
            "xcworkspace",
        ].contains(name[name.index(after: dot)...])
    }

    private func firstIndex(notBefore key: [UInt8]) -> Int {
        var low = 0
        var high = swiftFiles.count
        while low < high {
            let middle = (low + high) / 2
            if swiftFiles[middle].utf8.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Paths by their lower-case form, made when first asked for.
private final class Spellings {
    private let paths: Set<String>
    private let swiftFiles: [String]
    /// `nil` for a form that several paths share.
    lazy var byFolded: [String: String?] = Dictionary(
        paths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { _, _ in nil })
    /// The folders that Swift files lie in, at any depth.
    lazy var folders: [String: [String]] = Dictionary(grouping: Self.folders(of: swiftFiles)) { $0.lowercased() }

    init(_ paths: Set<String>, _ swiftFiles: [String]) {
        self.paths = paths
        self.swiftFiles = swiftFiles
    }

    private static func folders(of files: [String]) -> [String] {
        var folders: Set<String> = []
        for file in files {
            var folder = RepositoryPath.parent(of: file)
            while !folder.isEmpty, folders.insert(folder).inserted { folder = RepositoryPath.parent(of: folder) }
        }
        return folders.sorted()
    }
}
