/// Paths relative to the repository root, `/` between components, empty for the root.
enum RepositoryPath {
    /// `relative` as seen from `folder`, without `.` and `..`; `nil` when it is absolute, leaves the
    /// repository, or is too long.
    static func join(_ folder: String, _ relative: String) -> String? {
        guard !relative.hasPrefix("/"), !relative.hasPrefix("~") else { return nil }
        if !relative.utf8.contains(UInt8(ascii: "/")), !["", ".", ".."].contains(relative) {
            return short(folder.isEmpty ? relative : "\(folder)/\(relative)")
        }
        var parts = folder.split(separator: "/")
        for part in relative.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": guard parts.popLast() != nil else { return nil }
            default: parts.append(part)
            }
        }
        return short(parts.joined(separator: "/"))
    }

    /// No system has longer paths, and what is put together from parts of parts must end.
    private static func short(_ path: String) -> String? { path.utf8.count <= lengthLimit ? path : nil }

    private static let lengthLimit = 4_096

    /// `path` as seen from `folder`: `../B/C.swift`.
    static func relative(_ path: String, to folder: String) -> String {
        let parts = path.split(separator: "/")
        let base = folder.split(separator: "/")
        let common = zip(parts.dropLast(), base).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: base.count - common)
        return (up + parts.dropFirst(common)).joined(separator: "/")
    }

    /// The folder that holds `path`; empty at the root.
    static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[..<slash])
    }

    /// The last component.
    static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// Whether the bytes of `left` come before those of `right`: all paths that begin alike stand together.
    static func inByteOrder(_ left: String, _ right: String) -> Bool {
        var (left, right) = (left, right)
        return left.withUTF8 { left in right.withUTF8 { unsafe left.lexicographicallyPrecedes($0) } }
    }

    /// Whether `path` lies somewhere below `folder`.
    static func isInside(_ path: String, folder: String) -> Bool {
        if folder.isEmpty { return true }
        let path = path.utf8
        let folder = folder.utf8
        return path.count > folder.count && path.starts(with: folder)
            && path[path.index(path.startIndex, offsetBy: folder.count)] == UInt8(ascii: "/")
    }

    /// Whether a component of `path` below `folder` satisfies `condition`; the file's own name is not asked about.
    static func hasFolder(in path: String, below folder: String, where condition: (Substring) -> Bool) -> Bool {
        path.dropFirst(folder.isEmpty ? 0 : folder.count + 1).split(separator: "/").dropLast().contains(
            where: condition)
    }
}
