/// The files of one repository, as the readers of project files see them: names, and the bytes of those asked for.
struct RepositoryFiles {
    /// All Swift files, sorted by their bytes, so that a folder's files stand together.
    let swiftFiles: [String]
    private let all: Set<String>
    private let contents: (String) -> [UInt8]?

    init(paths: [String], contents: @escaping (String) -> [UInt8]?) {
        all = Set(paths)
        swiftFiles = all.filter { $0.hasSuffix(".swift") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.contents = contents
    }

    func contains(_ path: String) -> Bool { all.contains(path) }

    /// `nil` when the repository has no such file or it can't be read.
    func read(_ path: String) -> [UInt8]? { contains(path) ? contents(path) : nil }

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
