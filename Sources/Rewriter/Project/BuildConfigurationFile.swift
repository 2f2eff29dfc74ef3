/// Reads `.xcconfig` files with what they include.
struct BuildConfigurationFile {
    /// Assignments in the order in which they count.
    private(set) var settings: [BuildSetting] = []
    /// Files that it wants and that can't be read, as written.
    private(set) var missing: [String] = []

    private static let depthLimit = 32
    /// All files read for one configuration file; more than this is taken for a loop.
    private static let fileLimit = 256
    private static let settingLimit = 100_000

    private var filesRead = 0

    init(path: String, in files: RepositoryFiles) {
        read(path, in: files, depth: 0)
    }

    /// What is to be said about missing files. CocoaPods writes its own and sets nothing in them that matters here.
    static func doubt(missing: [String]) -> String? {
        let names = missing.filter { !$0.contains("Pods/Target Support Files/") }.uniqued()
        return names.isEmpty
            ? nil : "build settings may stand in \(names.joined(separator: ", ")), not in the repository"
    }

    private mutating func read(_ path: String, in files: RepositoryFiles, depth: Int) {
        filesRead += 1
        guard depth < Self.depthLimit, filesRead < Self.fileLimit, settings.count < Self.settingLimit else {
            missing.append("\(path) (included too deep, or in a circle)")
            return
        }
        guard let bytes = files.read(path) else {
            missing.append(path)
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline) {
            let code = BuildSetting.trimmed(Self.withoutComment(line))
            if code.hasPrefix("#include") {
                include(code, from: path, in: files, depth: depth)
            } else if let equals = Self.assignment(in: code) {
                let value = BuildSetting.trimmed(code[code.index(after: equals)...])
                settings.append(
                    BuildSetting(
                        key: String(code[..<equals]), value: value.hasSuffix(";") ? String(value.dropLast()) : value,
                        origin: path))
            }
        }
    }

    private mutating func include(_ line: String, from path: String, in files: RepositoryFiles, depth: Int) {
        let isOptional = line.hasPrefix("#include?")
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { return }
        let name = String(parts[1])
        guard let included = RepositoryPath.join(RepositoryPath.parent(of: path), name) else {
            missing.append(name)
            return
        }
        if files.contains(included) {
            read(included, in: files, depth: depth + 1)
        } else if !isOptional {
            missing.append(name)
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var index = line.startIndex
        while let slash = line[index...].firstIndex(of: "/") {
            let next = line.index(after: slash)
            if next < line.endIndex, line[next] == "/" { return line[..<slash] }
            index = next
        }
        return line
    }

    /// The `=` that separates key and value: the first one outside the brackets of conditions.
    private static func assignment(in line: String) -> String.Index? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth <= 0: return index
            default: break
            }
        }
        return nil
    }
}
