internal import CLibGit2

/// Which Swift files ignore rules and attributes could be about. Most repositories have no such rule; then nothing is
/// asked at all, because libgit2 answers at the price of several file-system calls per path.
struct GitRules {
    private var ignoring: [RulePattern] = []
    private var marking: [RulePattern] = []

    /// Takes a rule file into account.
    /// - Parameter folder: the folder that its patterns are relative to.
    mutating func add(ignoreFile bytes: [UInt8], in folder: String) {
        ignoring += lines(bytes).compactMap { RulePattern($0, in: folder) }
    }

    mutating func add(attributesFile bytes: [UInt8], in folder: String) {
        for line in lines(bytes) where relevantAttributes.contains(where: { line.contains($0) }) {
            // A macro gives other lines, here or elsewhere, a meaning; those aren't followed.
            let isMacro = line.hasPrefix("[attr]") || line.hasPrefix("\"")
            let pattern = isMacro ? "*" : line.prefix { $0 != " " && $0 != "\t" }
            marking += RulePattern(pattern, in: folder).map { [$0] } ?? []
        }
    }

    /// Whether a rule could ignore a Swift file that lies in a folder which isn't ignored.
    func mayIgnore(_ path: String) -> Bool { ignoring.contains { $0.couldMatch(path) } }

    /// Whether an attribute that matters could be set for a Swift file.
    func mayMark(_ path: String) -> Bool { marking.contains { $0.couldMatch(path) } }

    private func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.drop { $0 == " " || $0 == "\t" } }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
}

private let relevantAttributes = [
    "linguist-generated", "linguist-vendored", "filter", "ident", "working-tree-encoding",
]

/// What can be told about the matches of a pattern without reading its wildcards.
struct RulePattern {
    private let folder: String
    /// Whether it is read from the folder, as opposed to any name below.
    private let isAnchored: Bool
    /// What stands before the first wildcard and after the last, in lower case: some file systems don't tell cases
    /// apart.
    private let head: [UInt8]
    private let tail: [UInt8]

    /// `nil` for a pattern that matches no path of a Swift file itself (folders are asked for themselves).
    init?(_ pattern: Substring, in folder: String) {
        var text = pattern
        while text.last == " " || text.last == "\t" { text = text.dropLast() }
        if text.hasSuffix("/") { return nil }
        if text.hasPrefix("!") { text = text.dropFirst() }
        isAnchored = text.contains("/")
        if text.hasPrefix("/") { text = text.dropFirst() }
        let bytes = text.utf8.map(lowercase)
        let isLiteral = { (byte: UInt8) in !"*?[]\\".utf8.contains(byte) }
        head = Array(bytes.prefix(while: isLiteral))
        tail = Array(bytes.reversed().prefix(while: isLiteral).reversed())
        self.folder = folder.isEmpty ? "" : folder + "/"
        let ending = Array(".swift".utf8)
        guard ending.reversed().starts(with: tail.reversed()) || tail.reversed().starts(with: ending.reversed()) else {
            return nil
        }
    }

    /// `false` only when the pattern surely doesn't match.
    func couldMatch(_ path: String) -> Bool {
        let bytes = path.utf8
        guard bytes.starts(with: folder.utf8), bytes.count >= tail.count else { return false }
        let start =
            isAnchored
            ? bytes.index(bytes.startIndex, offsetBy: folder.utf8.count)
            : bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
        return bytes[start...].lazy.map(lowercase).starts(with: head)
            && bytes.suffix(tail.count).lazy.map(lowercase).elementsEqual(tail)
    }
}

private func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
}

extension GitRepository {
    /// Whether git ignores this path of the work tree; a folder's ends in `/`. Tracked files aren't asked for.
    borrowing func isIgnored(_ path: String) throws(GitError) -> Bool {
        var ignored: CInt = 0
        let code = unsafe git_ignore_path_is_ignored(&ignored, handle, path)
        try GitLibrary.check(code, "can't tell whether git ignores \(path)")
        return ignored != 0
    }

    /// Why the attributes of a file speak against touching it; `nil` when they don't.
    /// - Parameter commit: takes the attributes that this commit has instead of those on disk.
    borrowing func attributeReason(_ path: String, in commit: ObjectID? = nil) throws(GitError) -> SkipReason? {
        var options = unsafe git_attr_options()
        unsafe options.version = UInt32(GIT_ATTR_OPTIONS_VERSION)
        if let commit {
            unsafe options.flags = UInt32(GIT_ATTR_CHECK_INDEX_ONLY | GIT_ATTR_CHECK_INCLUDE_COMMIT)
            unsafe options.attr_commit_id = commit.raw
        }
        var values = unsafe [UnsafePointer<CChar>?](repeating: nil, count: relevantAttributes.count)
        let code = unsafe withCStrings(relevantAttributes) { names in
            unsafe values.withUnsafeMutableBufferPointer { values in
                unsafe git_attr_get_many_ext(values.baseAddress, handle, &options, path, names.count, names.baseAddress)
            }
        }
        try GitLibrary.check(code, "can't read the attributes of \(path)")
        let set = unsafe values.map { value in
            switch unsafe git_attr_value(value) {
            case GIT_ATTR_VALUE_TRUE: true
            case GIT_ATTR_VALUE_STRING: unsafe value.map { unsafe String(cString: $0) } != "false"
            default: false
            }
        }
        if set[0] { return .generated }
        if set[1] { return .vendored }
        return set[2...].contains(true) ? .gitFilter : nil
    }

    /// Rule files outside the repository, and those in its git directory: `ignore` or `attributes`.
    borrowing func outerRuleFiles(_ name: String, configKey: String) -> [String] {
        var paths = [commonDirectory() + "/info/" + (name == "ignore" ? "exclude" : name)]
        var config: OpaquePointer?
        guard unsafe git_repository_config(&config, handle) == 0 else { return paths }
        defer { unsafe git_config_free(config) }
        var value = unsafe git_buf()
        defer { unsafe git_buf_dispose(&value) }
        if unsafe git_config_get_path(&value, config, configKey) == 0, let text = unsafe value.ptr {
            unsafe paths.append(String(cString: text))
        }
        for (level, file) in [(GIT_CONFIG_LEVEL_XDG, name), (GIT_CONFIG_LEVEL_SYSTEM, "git" + name)] {
            var folders = unsafe git_buf()
            defer { unsafe git_buf_dispose(&folders) }
            guard unsafe glass_migrate_git_search_path(level, &folders) == 0, let text = unsafe folders.ptr else {
                continue
            }
            paths += unsafe String(cString: text).split(separator: ":").map { FilePath.join(String($0), file) }
        }
        return paths
    }

    /// The git directory that all work trees share.
    borrowing func commonDirectory() -> String {
        unsafe git_repository_commondir(handle).map { unsafe String(cString: $0) } ?? gitDirectory
    }
}

/// Calls `body` with the strings as C wants them.
private func withCStrings(
    _ strings: [String], _ body: (inout UnsafeMutableBufferPointer<UnsafePointer<CChar>?>) -> CInt
) -> CInt {
    let storage = strings.map(\.utf8CString)
    func go(_ rest: ArraySlice<ContiguousArray<CChar>>, _ pointers: [UnsafePointer<CChar>?]) -> CInt {
        guard let first = rest.first else {
            var pointers = unsafe pointers
            return unsafe pointers.withUnsafeMutableBufferPointer(body)
        }
        return unsafe first.withUnsafeBufferPointer { unsafe go(rest.dropFirst(), pointers + [$0.baseAddress]) }
    }
    return unsafe go(storage[...], [])
}
