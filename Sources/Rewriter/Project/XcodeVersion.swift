/// A major version of Xcode, and what names it.
public struct XcodeVersion: Hashable, Sendable {
    public var major: Int
    /// `.github/workflows/test.yml:12`
    public var source: String

    public init(major: Int, source: String) {
        self.major = major
        self.source = source
    }
}

extension XcodeVersion {
    /// Files that name an older version are stale: nothing made with it is taken by the App Store any more.
    private static let oldest = 15

    /// The Xcode that GitHub's images choose where a workflow chooses none.
    private static let runners = ["macos-13": 15, "macos-14": 15, "macos-15": 16, "macos-26": 26]

    /// Whether a path is one that may say which Xcode builds the repository.
    static func isSource(_ path: String) -> Bool {
        let name = RepositoryPath.name(of: path)
        let folder = RepositoryPath.parent(of: path)
        if name == ".xcode-version" || RepositoryPath.name(of: folder) == "ci_scripts" { return true }
        if folder == ".github/workflows" { return name.hasSuffix(".yml") || name.hasSuffix(".yaml") }
        return [".github/actions/", ".github/scripts/", ".circleci/", ".buildkite/"].contains { path.hasPrefix($0) }
            || [".gitlab-ci.yml", "bitrise.yml", "codemagic.yaml", "azure-pipelines.yml", "Fastfile"].contains(name)
    }

    /// The versions that the repository's own builds name, each once, the lowest first.
    ///
    /// A package of Swift 6.2 and a deployment target of 26 can't be built with less than Xcode 26, so they answer where
    /// nothing else does.
    static func named(in files: RepositoryFiles, modules: [Module]) -> [XcodeVersion] {
        var found: [Int: XcodeVersion] = [:]
        for path in files.paths(where: { isSource($0) && !ProjectReader.isForeign($0) }) {
            guard let bytes = files.read(path), bytes.count <= 1 << 20 else { continue }
            for version in versions(in: String(decoding: bytes, as: UTF8.self), path: path)
            where version.major >= oldest && found[version.major] == nil {
                found[version.major] = version
            }
        }
        if !found.isEmpty { return found.values.sorted { $0.major < $1.major } }
        let needs26 =
            modules.first { ($0.toolsVersion ?? Version(0)) >= Version(6, 2) }
            ?? modules.first { !$0.floors.isEmpty && $0.floors.values.allSatisfy { $0 >= Version(26) } }
        return needs26.map { [XcodeVersion(major: 26, source: $0.source)] } ?? []
    }

    private static func versions(in text: String, path: String) -> [XcodeVersion] {
        let isVersionFile = RepositoryPath.name(of: path) == ".xcode-version"
        var named: [XcodeVersion] = []
        var chosenByRunner: [XcodeVersion] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() where !line.drop(while: \.isWhitespace).hasPrefix("#") {
            let source = "\(path):\(index + 1)"
            let line = line.lowercased()
            let majors = isVersionFile ? numbers(at: line[...]) : majors(after: "xcode", in: line)
            named += majors.map { XcodeVersion(major: $0, source: source) }
            guard line.contains("runs-on") || line.contains("os:") else { continue }
            for (runner, major) in runners.sorted(by: { $0.key < $1.key }) where line.contains(runner) {
                chosenByRunner.append(XcodeVersion(major: major, source: source))
            }
        }
        if !named.isEmpty { return named }
        let builds = ["xcodebuild", "swift build", "swift test", "fastlane"].contains { text.contains($0) }
        return builds ? chosenByRunner : []
    }

    /// Major versions behind a word: `xcode-version: '16.2'`, `Xcode_16.app`, `osx-xcode-16.2.x`, `[ "16.4", "26.0" ]`.
    private static func majors(after word: String, in line: String) -> [Int] {
        var result: [Int] = []
        var rest = line[...]
        while let found = rest.firstRange(of: word) {
            rest = rest[found.upperBound...]
            result += numbers(at: rest)
        }
        return result
    }

    /// The numbers that begin here, after quotes, brackets and words such as `version`; several where they form a list.
    private static func numbers(at text: Substring) -> [Int] {
        let blanks: Set<Character> = [" ", "\t", "_", "-", ":", "=", "'", "\"", "^", "~", ">", "[", "(", ","]
        var rest = text.drop { blanks.contains($0) }
        for word in ["s", "install", "version", "s"] where rest.hasPrefix(word) {
            rest = rest.dropFirst(word.count).drop { blanks.contains($0) }
        }
        var result: [Int] = []
        while let major = Int(rest.prefix { $0.isASCII && $0.isNumber }), major < 100 {
            result.append(major)
            rest = rest.drop { $0.isNumber || $0 == "." || $0 == "x" }
            guard let next = rest.first, blanks.contains(next) else { break }
            rest = rest.drop { blanks.contains($0) }
        }
        return result
    }
}
