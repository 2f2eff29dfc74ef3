/// One assignment of a build setting: `IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*] = 17.0`.
struct BuildSetting: Hashable, Sendable {
    var key: String
    /// `sdk`, `config`, `arch` … and the pattern that each must fit.
    var conditions: [Condition]
    var value: String
    /// Where it is written; empty where that needn't be said.
    var origin: String

    struct Condition: Hashable, Sendable {
        var name: String
        var pattern: String
    }

    /// Reads a key with its conditions in brackets.
    init(key text: String, value: String, origin: String = "") {
        let parts = text.split(separator: "[")
        key = parts.first.map { Self.trimmed($0) } ?? ""
        conditions = parts.dropFirst().flatMap { $0.prefix { $0 != "]" }.split(separator: ",") }.compactMap { part in
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { return nil }
            return Condition(name: Self.trimmed(sides[0]), pattern: Self.trimmed(sides[1]))
        }
        self.value = value
        self.origin = origin
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        let bytes = text.utf8.drop(while: isBlank)
        let trailing = bytes.reversed().prefix(while: isBlank).count
        return String(decoding: bytes.dropLast(trailing), as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}

/// The build settings of one target in one configuration, from the weakest level to the strongest.
struct BuildSettings: Sendable {
    /// Each level's assignments in order; a later one wins.
    private let levels: [[String: [BuildSetting]]]
    private let configuration: String
    /// Values that Xcode sets itself: `TARGET_NAME`, `SRCROOT`.
    private let builtIn: [String: String]

    /// Longer values are cut off: a setting that doubles itself again and again must end.
    private static let lengthLimit = 16 << 10
    private static let depthLimit = 16
    /// References followed for one value.
    private static let referenceLimit = 1_000

    init(levels: [[BuildSetting]], configuration: String, builtIn: [String: String]) {
        self.levels = levels.map { Dictionary(grouping: $0, by: \.key) }
        self.configuration = configuration
        self.builtIn = builtIn
    }

    /// A setting's value with everything in it resolved.
    enum Value: Hashable, Sendable {
        case known(String)
        /// It names a setting that only Xcode knows: `$(RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET)`.
        case unknown(String)
    }

    /// What `key` is when building with `sdk` (such as `iphoneos`); `nil` when nothing sets it.
    func value(_ key: String, sdk: String = "") -> Value? {
        var budget = Self.referenceLimit
        guard let raw = raw(key, sdk: sdk, below: levels.count, depth: 0, budget: &budget) else { return nil }
        let text = BuildSetting.trimmed(raw)
        return text.contains("$(") || text.contains("${") ? .unknown(text) : .known(text)
    }

    /// The value where it is known.
    func string(_ key: String, sdk: String = "") -> String? {
        guard case .known(let text)? = value(key, sdk: sdk), !text.isEmpty else { return nil }
        return text
    }

    func isYes(_ key: String, sdk: String = "") -> Bool { string(key, sdk: sdk) == "YES" }

    /// Where the value that `key` has when building with `sdk` is written.
    func origin(of key: String, sdk: String) -> String? {
        levels.reversed().lazy.compactMap { strongest($0[key] ?? [], sdk: sdk)?.origin }.first
    }

    /// Whether some level sets `key`, under whatever condition.
    func sets(_ key: String) -> Bool { levels.contains { $0[key] != nil } }

    /// The SDKs for which some assignment of `key` is conditional.
    func conditionalSDKs(of key: String) -> [String] {
        levels.flatMap { $0[key] ?? [] }.flatMap(\.conditions).filter { $0.name == "sdk" }.map(\.pattern)
    }

    private func raw(_ key: String, sdk: String, below level: Int, depth: Int, budget: inout Int) -> String? {
        budget -= 1
        guard depth < Self.depthLimit, budget > 0 else { return nil }
        for index in (0..<level).reversed() {
            guard let setting = strongest(levels[index][key] ?? [], sdk: sdk) else { continue }
            return expand(setting.value, depth: depth + 1, budget: &budget) { name, budget in
                name == "inherited" || name == key
                    ? raw(key, sdk: sdk, below: index, depth: depth + 1, budget: &budget) ?? ""
                    : raw(name, sdk: sdk, below: levels.count, depth: depth + 1, budget: &budget)
            }
        }
        return builtIn[key] ?? (key == "CONFIGURATION" ? configuration : nil)
    }

    /// The assignment that counts: of those whose conditions hold, the last with the most conditions.
    private func strongest(_ settings: [BuildSetting], sdk: String) -> BuildSetting? {
        var best: BuildSetting?
        for setting in settings where setting.conditions.allSatisfy({ holds($0, sdk: sdk) }) {
            if setting.conditions.count >= best?.conditions.count ?? 0 { best = setting }
        }
        return best
    }

    private func holds(_ condition: BuildSetting.Condition, sdk: String) -> Bool {
        switch condition.name {
        case "sdk": Glob(rooted: condition.pattern).matches(sdk)
        case "config": Glob(rooted: condition.pattern).matches(configuration)
        default: true
        }
    }

    /// Replaces `$(NAME)` and `${NAME}`; a name that `lookup` doesn't know stays as written.
    private func expand(
        _ text: String, depth: Int, budget: inout Int, lookup: (String, inout Int) -> String?
    ) -> String {
        guard depth < Self.depthLimit, text.contains("$") else { return text }
        let text = text.utf8.count > Self.lengthLimit ? String(text.prefix(Self.lengthLimit)) : text
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.lengthLimit, budget > 0 {
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let (name, after) = Self.reference(at: rest) else {
                budget -= 1
                result.append("$")
                rest = rest.dropFirst()
                continue
            }
            let inner = expand(name, depth: depth + 1, budget: &budget, lookup: lookup)
            let parts = inner.split(separator: ":", maxSplits: 1).map(String.init)
            let modifier = parts.count > 1 ? parts[1] : ""
            if let value = lookup(parts.first ?? "", &budget), let modified = Self.apply(modifier, to: value) {
                result += modified
            } else if modifier.hasPrefix("default=") {
                result += modifier.dropFirst("default=".count)
            } else {
                result += "$(\(inner))"
            }
            rest = rest[after...]
        }
        return String((result + rest).prefix(Self.lengthLimit))
    }

    /// The name in a reference that begins here, and what follows it.
    private static func reference(at text: Substring) -> (name: String, after: String.Index)? {
        let start = text.index(after: text.startIndex)
        guard start < text.endIndex, text[start] == "(" || text[start] == "{" else { return nil }
        let (open, close): (Character, Character) = text[start] == "(" ? ("(", ")") : ("{", "}")
        var depth = 0
        var index = start
        while index < text.endIndex {
            if text[index] == open { depth += 1 }
            if text[index] == close {
                depth -= 1
                if depth == 0 { return (String(text[text.index(after: start)..<index]), text.index(after: index)) }
            }
            index = text.index(after: index)
        }
        return nil
    }

    private static func apply(_ modifier: String, to value: String) -> String? {
        switch modifier {
        case "": value
        case "c99extidentifier", "identifier": Module.importName(of: value)
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        default: modifier.hasPrefix("default=") ? (value.isEmpty ? String(modifier.dropFirst(8)) : value) : nil
        }
    }
}
