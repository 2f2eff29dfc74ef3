/// What one `Package.swift` says, read from its text.
struct PackageManifest {
    /// `Core/Package.swift`
    let path: String
    let toolsVersion: Version
    /// Whether it declares a package at all.
    private(set) var hasPackage = false
    private(set) var floors: [Platform: Version] = [:]
    /// Whether code adds platforms, or some can't be read.
    private(set) var mayHaveOtherPlatforms = false
    private(set) var targets: [Target] = []
    /// Products and the targets that they are made of.
    private(set) var products: [(name: String, targets: [String])] = []
    /// Paths of packages that it depends on, as written.
    private(set) var packagePaths: [String] = []
    /// About its platforms.
    private(set) var doubts: [String] = []
    /// Whether some targets could not be read.
    private(set) var hasUnreadableTargets = false

    struct Target {
        enum Kind: String { case target, executableTarget, testTarget, macro, plugin, systemLibrary, binaryTarget }
        var name: String
        var kind: Kind
        var path: String?
        /// `nil` when it does not restrict its sources.
        var sources: [String]?
        var excluded: [String]
        var dependencies: [String]
        var doubts: [String] = []
    }

    var folder: String { RepositoryPath.parent(of: path) }

    init?(path: String, bytes: [UInt8], parser: borrowing Parser) {
        guard let tree = try? parser.parse(SourceFile(path: path, bytes: bytes)) else { return nil }
        self.path = path
        toolsVersion = Self.toolsVersion(in: bytes) ?? Version(3, 1)
        var reader = ManifestReader(tree)
        readPackage(&reader)
        readTargets(&reader)
    }

    /// From the first line: `// swift-tools-version: 6.0`.
    private static func toolsVersion(in bytes: [UInt8]) -> Version? {
        let head = String(decoding: bytes.prefix(4_096), as: UTF8.self)
        guard let mark = head.lowercased().firstRange(of: "swift-tools-version") else { return nil }
        let offset = head.lowercased().distance(from: head.startIndex, to: mark.upperBound)
        let rest = head.dropFirst(offset).drop { $0 == ":" || $0 == " " || $0 == "\t" }
        return Version(String(rest.prefix { $0.isNumber || $0 == "." }))
    }

    // MARK: Package

    private mutating func readPackage(_ reader: inout ManifestReader) {
        guard let node = reader.tree.nodes.first(where: { Call($0)?.callee.isText("Package") == true }) else {
            return
        }
        let package = reader.value(node)
        hasPackage = true
        readPlatforms(package["platforms"])
        for product in package["products"]?.elements ?? [] {
            guard let name = product["name"]?.string else { continue }
            products.append((name, product["targets"]?.elements?.compactMap(\.string) ?? []))
        }
        packagePaths = (package["dependencies"]?.elements ?? []).compactMap { $0["path"]?.string }
        let text = reader.tree.source.text
        if text.contains("package.platforms") {
            doubts.append("\(path) changes its platforms by code")
            mayHaveOtherPlatforms = true
        }
    }

    private mutating func readPlatforms(_ value: ManifestValue?) {
        guard let value else { return }
        guard let elements = value.elements else {
            doubts.append("the platforms of \(path) are computed")
            return
        }
        for element in elements {
            guard let name = element.name, let version = element.arguments.first?.value else {
                doubts.append("a platform of \(path) is computed")
                mayHaveOtherPlatforms = true
                continue
            }
            if name == "custom" || name == "driverKit" || name == "linux" { continue }
            guard let platform = Platform(rawValue: name) else {
                doubts.append("\(path) names a platform \(name)")
                continue
            }
            let read = Self.version(version)
            if read == nil {
                doubts.append("the version for \(name) in \(path) is computed: SwiftPM's lowest is taken")
            }
            guard let floor = read ?? SwiftPackage.defaultFloors[platform] else { continue }
            floors[platform] = min(floors[platform] ?? floor, floor)
        }
    }

    /// `.v17`, `.v10_15`, `"17.4"`.
    private static func version(_ value: ManifestValue) -> Version? {
        if let text = value.string { return Version(text) }
        guard let name = value.name, name.hasPrefix("v") else { return nil }
        return Version(name.dropFirst().split(separator: "_").joined(separator: "."))
    }

    // MARK: Targets

    /// Reads every call that makes a target, wherever it stands: in the package's list, in a constant, appended later.
    private mutating func readTargets(_ reader: inout ManifestReader) {
        var known: [String: Int] = [:]
        for node in reader.tree.nodes where node.kind == .callExpression {
            guard let kind = Self.targetKind(node), !Self.isReference(node) else { continue }
            let value = reader.value(node)
            guard let name = value["name"]?.string else {
                hasUnreadableTargets = true
                continue
            }
            if value["condition"] != nil || value["package"] != nil { continue }
            let target = read(value, name: name, kind: kind)
            if let index = known[name] {
                // A bare `.target(name:)` in a constant is a dependency, not a second declaration.
                if targets[index].path == nil, targets[index].dependencies.isEmpty { targets[index] = target }
            } else {
                known[name] = targets.count
                targets.append(target)
            }
        }
    }

    private func read(_ value: ManifestValue, name: String, kind: Target.Kind) -> Target {
        var doubts: [String] = []
        if let path = value["path"], path.string == nil { doubts.append("its path is computed") }
        if let sources = value["sources"], sources.elements == nil { doubts.append("its sources are computed") }
        if let excluded = value["exclude"], excluded.elements == nil { doubts.append("what it leaves out is computed") }
        let resources = (value["resources"]?.elements ?? []).compactMap { $0.arguments.first?.value.string }
        return Target(
            name: name, kind: kind, path: value["path"]?.string,
            sources: value["sources"]?.elements?.compactMap(\.string),
            excluded: (value["exclude"]?.elements ?? []).compactMap(\.string) + resources,
            dependencies: (value["dependencies"]?.elements ?? []).compactMap { $0.string ?? $0["name"]?.string },
            doubts: doubts)
    }

    private static func targetKind(_ node: SyntaxNode) -> Target.Kind? {
        guard let callee = Call(node)?.callee, callee.kind == .prefixExpression || callee.kind == .navigationExpression,
            let link = ModifierChain(node).links.last, link.node == node
        else { return nil }
        return Target.Kind(rawValue: link.name)
    }

    /// Whether the call names a target that is declared elsewhere: a dependency, a plugin that is used.
    private static func isReference(_ node: SyntaxNode) -> Bool {
        node.ancestors.contains { ancestor in
            guard ancestor.kind == .valueArgument, let label = ancestor.child(.valueArgumentLabel) else { return false }
            return label.isText("dependencies") || label.isText("plugins") || label.isText("products")
        }
    }
}
