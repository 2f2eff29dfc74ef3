/// The few values of an Info.plist file (XML) that matter here.
struct InfoPlist: Hashable, Sendable {
    var extensionPoint: String?
    var requiresDesignCompatibility = false

    init(_ bytes: [UInt8]) {
        let text = Self.withoutComments(String(decoding: bytes, as: UTF8.self))
        extensionPoint =
            Self.element(after: "NSExtensionPointIdentifier", in: text, named: "string")
            ?? Self.element(after: "EXExtensionPointIdentifier", in: text, named: "string")
        requiresDesignCompatibility = Self.isTrue("UIDesignRequiresCompatibility", in: text)
    }

    /// What stands in `<name>…</name>` directly behind `<key>key</key>`.
    private static func element(after key: String, in text: String, named name: String) -> String? {
        guard let rest = tail(after: key, in: text), rest.hasPrefix("<\(name)>"),
            let end = rest.dropFirst(name.count + 2).firstIndex(of: "<")
        else { return nil }
        return trimmed(rest.dropFirst(name.count + 2)[..<end])
    }

    private static func isTrue(_ key: String, in text: String) -> Bool {
        guard let rest = tail(after: key, in: text) else { return false }
        return rest.hasPrefix("<true") || rest.hasPrefix("<string>YES<") || rest.hasPrefix("<string>true<")
    }

    private static func tail(after key: String, in text: String) -> Substring? {
        guard let range = text.firstRange(of: "<key>\(key)</key>") else { return nil }
        return text[range.upperBound...].drop(while: \.isWhitespace)
    }

    private static func trimmed(_ text: Substring) -> String {
        BuildSetting.trimmed(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "<!--") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstRange(of: "-->") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
