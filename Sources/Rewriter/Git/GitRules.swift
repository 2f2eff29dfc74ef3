internal import CLibGit2

/// Questions about ignore rules and attributes. Most repositories have no rule that could touch a Swift file; then
/// nothing is asked at all, because libgit2 answers at the price of several file-system calls per path.
struct GitRules {
    /// Whether some ignore rule could match a Swift file that lies in a folder which isn't ignored.
    var ignoresSwift = false
    /// Whether some attribute that matters could be set for a Swift file.
    var marksSwift = false

    /// Takes the content of a rule file into account.
    mutating func add(ignoreFile bytes: [UInt8]) {
        ignoresSwift = ignoresSwift || lines(bytes).contains { couldMatchSwiftFile($0) }
    }

    mutating func add(attributesFile bytes: [UInt8]) {
        marksSwift = marksSwift || lines(bytes).contains { line in
            relevantWords.contains { line.contains($0) } && couldMatchSwiftFile(line.prefix { $0 != " " && $0 != "\t" })
        }
    }

    private func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
            .map { $0.drop { $0 == " " || $0 == "\t" } }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
}

private let relevantWords = ["linguist-generated", "linguist-vendored", "filter", "ident", "working-tree-encoding"]

/// Whether a pattern could match the path of a Swift file itself; `false` only when it surely can't.
func couldMatchSwiftFile(_ pattern: Substring) -> Bool {
    if pattern.hasPrefix("\"") || pattern.hasPrefix("[attr]") { return true }
    var end = pattern[...]
    while end.last == " " || end.last == "\t" { end = end.dropLast() }
    // Only folders match; those are asked for themselves.
    if end.hasSuffix("/") { return false }
    let tail = end.reversed().prefix { !"*?[]\\".contains($0) }.reversed().map(String.init).joined().lowercased()
    return ".swift".hasSuffix(tail) || tail.hasSuffix(".swift")
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
        var values = unsafe [UnsafePointer<CChar>?](repeating: nil, count: relevantWords.count)
        let code = unsafe withCStrings(relevantWords) { names in
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
            guard unsafe glass_migrate_git_search_path(level, &folders) == 0, let text = unsafe folders.ptr else { continue }
            paths += unsafe String(cString: text).split(separator: ":").map { FilePath.join(String($0), file) }
        }
        return paths
    }

    /// The git directory that all work trees share.
    private borrowing func commonDirectory() -> String {
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
