import Rewriter

/// What the `#if` lines around a place say about where it is compiled.
struct BuildConditions {
    /// All of them must hold.
    private let conditions: [(text: String, isNegated: Bool)]
    /// The number of the branch by where its `#if` begins.
    private let branches: [Int: Int]

    /// - Parameter offset: what follows a directive belongs to it, also in the middle of a chain: a link begins where its
    ///   name does, not where the chain does.
    init(at offset: Int, in tree: SyntaxTree) {
        var open: [(start: Int, branch: Int, conditions: [(text: String, isNegated: Bool)])] = []
        for directive in tree.directives where directive.lowerBound < offset {
            let text = tree.source.text(in: directive).trimmingSpace
            if text.hasPrefix("#if") {
                open.append((directive.lowerBound, 0, [(String(text.dropFirst(3)), false)]))
            } else if text.hasPrefix("#endif") {
                _ = open.popLast()
            } else if let last = open.last, text.hasPrefix("#else") {
                var next = last.conditions.map { (text: $0.text, isNegated: true) }
                if text.hasPrefix("#elseif") { next.append((String(text.dropFirst(7)), false)) }
                open[open.count - 1] = (last.start, last.branch + 1, next)
            }
        }
        conditions = open.flatMap(\.conditions)
        branches = Dictionary(uniqueKeysWithValues: open.map { ($0.start, $0.branch) })
    }

    /// Whether the two places are in different branches of one `#if`.
    func excludes(_ other: BuildConditions) -> Bool {
        branches.contains { start, branch in other.branches[start].map { $0 != branch } ?? false }
    }

    /// Whether the place is compiled for a platform by a version of Xcode (`nil`: the newest); `nil` where that depends
    /// on something that isn't known.
    func hold(on platform: Platform, xcode: Int? = nil) -> Bool? {
        var result: Bool? = true
        for condition in conditions {
            var reader = ConditionReader(condition.text, platform: platform, xcode: xcode ?? 26)
            let value = reader.value().map { $0 != condition.isNegated }
            if value == false { return false }
            if value == nil { result = nil }
        }
        return result
    }
}

/// Works out `os(iOS) && !DEBUG || compiler(>=6.2)`, where a part may be unknown.
private struct ConditionReader {
    private var tokens: ArraySlice<String>
    private let platform: Platform
    private let xcode: Int

    init(_ text: String, platform: Platform, xcode: Int) {
        let code = text.components(before: "//")
        tokens = code.swiftTokens[...]
        self.platform = platform
        self.xcode = xcode
    }

    mutating func value() -> Bool? {
        var value = conjunction()
        while tokens.first == "||" {
            tokens.removeFirst()
            let other = conjunction()
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    private mutating func conjunction() -> Bool? {
        var value = operand()
        while tokens.first == "&&" {
            tokens.removeFirst()
            let other = operand()
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    private mutating func operand() -> Bool? {
        guard let token = tokens.popFirst() else { return nil }
        if token == "!" { return operand().map { !$0 } }
        if token == "(" {
            let inner = value()
            if tokens.first == ")" { tokens.removeFirst() }
            return inner
        }
        guard tokens.first == "(" else { return flag(token) }
        tokens.removeFirst()
        let argument = tokens.prefix { $0 != ")" }.joined()
        tokens = tokens.drop { $0 != ")" }.dropFirst()
        return query(token, argument)
    }

    private func flag(_ name: String) -> Bool? {
        switch name {
        case "true": true
        case "false": false
        // What holds in debug builds has to compile as much as anything else.
        case "DEBUG": true
        default: nil
        }
    }

    private func query(_ name: String, _ argument: String) -> Bool? {
        switch name {
        case "os": argument == platform.rawValue || argument == "xrOS" && platform == .visionOS
        case "compiler", "swift", "_compiler_version": isCompiler(argument)
        case "canImport": canImport(argument)
        default: nil
        }
    }

    /// Xcode 26 brings Swift 6.2, Xcode 16 at most 6.1.
    private func isCompiler(_ argument: String) -> Bool? {
        guard argument.hasPrefix(">="), let version = Version(String(argument.dropFirst(2))) else { return nil }
        return version <= Version(6, xcode >= 26 ? 2 : 1) ? true : version >= Version(6, 2) && xcode < 26 ? false : nil
    }

    private func canImport(_ module: String) -> Bool? {
        switch module {
        case "SwiftUI", "Foundation": true
        case "UIKit": platform != .macOS
        case "AppKit", "Cocoa": platform == .macOS ? true : platform == .iOS ? nil : false
        case "WatchKit": platform == .watchOS
        default: nil
        }
    }
}

extension String {
    fileprivate var trimmingSpace: Substring { drop(while: \.isWhitespace) }

    fileprivate func components(before mark: String) -> String {
        firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
    }
}
