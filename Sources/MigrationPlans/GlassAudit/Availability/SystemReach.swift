import Rewriter

/// On which systems a piece of code runs: the targets' floors, raised by every check and attribute around it.
struct SystemReach {
    /// The lowest version by platform; a platform on which the code is never compiled is missing. `nil`: unknown.
    private(set) var floors: [Platform: Version?]

    /// - Parameter offset: where the name stands that is asked about; its chain may begin in front of an `#if`.
    init(of node: SyntaxNode, at offset: Int? = nil, floors targets: [Platform: Version?]) {
        let conditions = BuildConditions(at: offset ?? node.start, in: node.tree)
        floors = targets.filter { conditions.hold(on: $0.key) == true }
        var child = node
        while let parent = child.parent {
            switch parent.kind {
            case .ifStatement: readCheck(parent, from: child)
            case .statements: readChecks(before: child, in: parent)
            case .functionDeclaration, .propertyDeclaration, .classDeclaration, .initDeclaration,
                .subscriptDeclaration, .typealiasDeclaration, .protocolDeclaration:
                readAttributes(parent)
            default: break
            }
            child = parent
        }
    }

    /// Every system that comes here has glass, as far as is known.
    var hasGlass: Bool {
        floors.allSatisfy { $0.key != .visionOS && ($0.value ?? Version(26)) >= Version(26) }
    }

    // MARK: checks

    private mutating func readCheck(_ statement: SyntaxNode, from child: SyntaxNode) {
        let parts = Array(statement.children)
        let otherwise = parts.firstIndex { $0.isText("else") } ?? parts.count
        guard let place = parts.firstIndex(of: child), child.kind == .statements || place > otherwise else {
            // A later condition of the same statement runs only where the ones before it hold.
            return raise(by: parts.prefix { $0 != child }.filter { $0.kind == .availabilityCondition }, negated: false)
        }
        let checks = parts.filter { $0.kind == .availabilityCondition }
        if place < otherwise { return raise(by: checks, negated: false) }
        // `else` of several conditions says nothing about a single one.
        let commas = parts.prefix(otherwise).contains { $0.isText(",") }
        if !commas { raise(by: checks, negated: true) }
    }

    /// `guard #available(…) else { … }` before a statement. The compiler draws no conclusion from an `if` that returns.
    private mutating func readChecks(before child: SyntaxNode, in statements: SyntaxNode) {
        for statement in statements.children {
            if statement == child { break }
            let checks = statement.children.filter { $0.kind == .availabilityCondition }
            if statement.kind == .guardStatement { raise(by: Array(checks), negated: false) }
        }
    }

    /// - Parameter negated: whether the `#unavailable` ones hold here, or the `#available` ones.
    private mutating func raise(by checks: [SyntaxNode], negated: Bool) {
        for check in checks.map({ Availability($0) }) where check.isNegated == negated {
            raise(by: check.versions)
        }
    }

    private mutating func raise(by versions: [(platform: String, version: Version)]) {
        for (name, version) in versions {
            guard let platform = Platform(named: name) else {
                // The project's own name for a set of versions: whatever it stands for.
                floors = floors.mapValues { _ in Version(26, 9) }
                continue
            }
            lift(platform, to: version)
        }
        // Where visionOS isn't named, what is said of iOS counts for it.
        let names = Set(versions.compactMap { Platform(named: $0.platform) })
        if !names.contains(.visionOS), let iOS = versions.first(where: { $0.platform == "iOS" })?.version {
            lift(.visionOS, to: iOS.major >= 26 ? iOS : Version(1))
        }
    }

    private mutating func lift(_ platform: Platform, to version: Version) {
        guard let known = floors[platform] else { return }
        floors[platform] = .some(max(known ?? version, version))
    }

    // MARK: attributes

    private mutating func readAttributes(_ declaration: SyntaxNode) {
        guard let modifiers = declaration.child(.modifiers) else { return }
        for attribute in modifiers.children where attribute.kind == .attribute && attribute.text.hasPrefix("@available")
        {
            readAttribute(attribute.text)
        }
    }

    private mutating func readAttribute(_ text: String) {
        let inner = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        let parts = inner.split(separator: ",").map { $0.split { $0.isWhitespace || $0 == ":" }.map(String.init) }
        guard let first = parts.first, let name = first.first else { return }
        if first.count == 1, name != "*" {
            let platform = Platform(named: name)
            if let platform, parts.contains(["unavailable"]) { floors[platform] = nil }
            if let introduced = parts.first(where: { $0.first == "introduced" })?.last.flatMap({ Version($0) }) {
                return raise(by: [(name, introduced)])
            }
            if platform == nil, parts.contains(["*"]) { raise(by: [(name, Version(26))]) }
            return
        }
        raise(
            by: parts.compactMap { words in
                words.count == 2 ? Version(words[1]).map { (words[0], $0) } : nil
            })
    }
}

extension Platform {
    /// As availability names it, application extensions included. Mac Catalyst counts as iOS.
    fileprivate init?(named name: String) {
        let name = name.hasSuffix("ApplicationExtension") ? String(name.dropLast(20)) : name
        switch name {
        case "macCatalyst": self = .iOS
        case "OSX": self = .macOS
        case "xrOS": self = .visionOS
        default: self.init(rawValue: name)
        }
    }
}
