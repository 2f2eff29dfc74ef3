extension XcodeVersion {
    /// Whether a path is one that may say which Xcode builds the repository.
    static func isSource(_ path: String) -> Bool {
        let name = RepositoryPath.name(of: path)
        if name == ".xcode-version" { return true }
        if path.hasPrefix(".github/") || path.hasPrefix(".circleci/") || path.hasPrefix(".buildkite/") {
            return name.hasSuffix(".yml") || name.hasSuffix(".yaml")
        }
        if RepositoryPath.name(of: RepositoryPath.parent(of: path)) == "ci_scripts" { return name.hasSuffix(".sh") }
        return [".gitlab-ci.yml", "bitrise.yml", "codemagic.yaml", "azure-pipelines.yml", "Fastfile"].contains(name)
    }

    /// The lowest version that the repository's own builds name. Swift 6.2 manifests and deployment targets of 26 can't
    /// be built with less than Xcode 26, so they answer where nothing else does.
    static func lowest(in files: RepositoryFiles, modules: [Module]) -> XcodeVersion? {
        var found: [XcodeVersion] = []
        for path in files.paths(where: { isSource($0) && !ProjectReader.isForeign($0) }) {
            guard let bytes = files.read(path) else { continue }
            let isWhole = RepositoryPath.name(of: path) == ".xcode-version"
            for (index, line) in String(decoding: bytes, as: UTF8.self).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline
            ).enumerated() where !line.drop(while: \.isWhitespace).hasPrefix("#") {
                for major in isWhole ? numbers(at: line) : versions(in: line) where major >= 11 {
                    found.append(XcodeVersion(major: major, source: "\(path):\(index + 1)"))
                }
            }
        }
        if let lowest = found.min(by: { $0.major < $1.major }) { return lowest }
        let needs26 =
            modules.first { ($0.toolsVersion ?? Version(0)) >= Version(6, 2) }
            ?? modules.first { !$0.floors.isEmpty && $0.floors.values.allSatisfy { $0 >= Version(26) } }
        return needs26.map { XcodeVersion(major: 26, source: $0.source) }
    }

    /// Major versions that stand behind the word Xcode: `xcode-version: '16.2'`, `Xcode_16.app`, `osx-xcode-16.2.x`.
    private static func versions(in line: Substring) -> [Int] {
        var result: [Int] = []
        var rest = line[...]
        while let word = rest.lowercased().firstRange(of: "xcode") {
            let lowered = rest.lowercased()
            rest = rest.dropFirst(lowered.distance(from: lowered.startIndex, to: word.upperBound))
            result += numbers(at: rest)
        }
        return result
    }

    /// The numbers that begin here, after quotes, brackets and the word `version`; several where they form a list.
    private static func numbers(at text: Substring) -> [Int] {
        let blanks: Set<Character> = [" ", "\t", "_", "-", ":", "=", "'", "\"", "^", "~", ">", "[", "(", ","]
        var rest = text.drop { blanks.contains($0) }
        for word in ["versions", "version", "s"] where rest.lowercased().hasPrefix(word) {
            rest = rest.dropFirst(word.count).drop { blanks.contains($0) }
            break
        }
        var result: [Int] = []
        while let major = Int(rest.prefix { $0.isASCII && $0.isNumber }), major < 100 {
            result.append(major)
            rest = rest.drop { $0.isNumber || $0 == "." || $0 == "x" }
            guard rest.first.map(blanks.contains) ?? false else { break }
            rest = rest.drop { blanks.contains($0) }
        }
        return result
    }
}
