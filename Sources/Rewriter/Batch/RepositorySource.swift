/// Where a repository of a batch comes from: a folder of this machine, or a URL that only the git program opens.
public struct RepositorySource: Hashable, Sendable {
    /// An absolute path or a URL.
    public let text: String
    /// Whether it is reached through the network.
    public let isRemote: Bool

    /// Why a text is no source; without a full stop.
    public struct Problem: Error, Hashable, Sendable {
        public let message: String
        public let remedy: String?

        init(_ message: String, remedy: String? = nil) {
            self.message = message
            self.remedy = remedy
        }
    }

    private static let schemes = ["https", "ssh", "git", "http"]

    /// - Parameter folder: what relative paths start from; absolute.
    public init(_ text: String, relativeTo folder: String) throws(Problem) {
        guard !text.isEmpty else { throw Problem("there is no path or URL") }
        guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            throw Problem("a path or URL can't hold control characters")
        }
        guard !text.hasPrefix("-") else {
            throw Problem("'\(text)' begins with a dash, so git would take it for an option")
        }
        if let separator = text.firstRange(of: "://") {
            let scheme = text[..<separator.lowerBound].lowercased()
            let rest = text[separator.upperBound...]
            if scheme == "file" {
                self.init(path: try Self.path(ofFileURL: rest), relativeTo: folder)
            } else {
                try Self.check(scheme: scheme, rest, of: text)
                self.init(url: text)
            }
        } else if let place = text.prefixMatch(of: /[^\/:]*:/)?.output.dropLast() {
            // host:path, as scp writes it
            guard !text.dropFirst(place.count + 1).hasPrefix(":") else {
                throw Problem("'\(text)' would make git run a program of its own", remedy: "use https, ssh or a path")
            }
            if text.dropFirst(place.count).prefix(while: { $0 != "/" }).contains("@") {
                throw Self.holdsPassword(text)
            }
            try Self.check(host: place, of: text)
            self.init(url: text)
        } else {
            self.init(path: text, relativeTo: folder)
        }
    }

    private init(url: String) {
        text = url
        isRemote = true
    }

    private init(path: String, relativeTo folder: String) {
        let path = path.hasPrefix("~/") ? (Environment["HOME"] ?? "~") + path.dropFirst(1) : path
        text = FilePath.normalized(FilePath.absolute(path, from: folder))
        isRemote = false
    }

    private static func path(ofFileURL rest: Substring) throws(Problem) -> String {
        let path = rest.hasPrefix("localhost/") ? rest.dropFirst("localhost".count) : rest
        guard path.hasPrefix("/"), !path.contains("%") else {
            throw Problem("'file://\(rest)' is not a path of this machine", remedy: "write the path without 'file://'")
        }
        return String(path)
    }

    private static func check(scheme: String, _ rest: Substring, of text: String) throws(Problem) {
        guard schemes.contains(scheme) else {
            throw Problem("'\(scheme)' is not a scheme that is fetched from", remedy: "use https, ssh or a path")
        }
        let authority = rest.prefix { $0 != "/" }
        guard rest.dropFirst(authority.count + 1).contains(where: { $0 != "/" }) else {
            throw Problem("'\(redacted(text))' names no repository")
        }
        let user = authority.lastIndex(of: "@").map { authority[..<$0] } ?? ""
        let isToken = user.count >= tokenLength || tokenPrefixes.contains(where: user.hasPrefix)
        if user.contains(":") || scheme != "ssh" && isToken { throw holdsPassword(text) }
        try check(host: authority, of: text)
    }

    private static func holdsPassword(_ text: String) -> Problem {
        Problem("'\(redacted(text))' holds a password", remedy: "leave that to git's credential helper or ssh's agent")
    }

    /// No person's name is as long as this, and hardly any token is shorter.
    private static let tokenLength = 30

    /// What the well-known hosts begin their access tokens with.
    private static let tokenPrefixes = ["ghp_", "gho_", "ghu_", "ghs_", "github_pat_", "glpat-"]

    private static func check(host authority: Substring, of text: String) throws(Problem) {
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        guard host.firstMatch(of: /^(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_][A-Za-z0-9._-]*)(:[0-9]+)?$/) != nil,
            !authority.hasPrefix("-")
        else { throw Problem("'\(redacted(text))' has no proper host name") }
    }

    /// The text with the user and the password of every URL in it left out.
    public static func redacted(_ text: String) -> String {
        text.replacing(/([A-Za-z][A-Za-z0-9+.-]*:\/\/)[^\/\s'"]*@/) { "\($0.output.1)" }
            .replacing(/^[^\/\s:@]*:[^\/\s]*@/, with: "")
    }

    /// What is the same for all ways to write where one repository is: with or without a user, `.git` or a slash at the
    /// end, as a URL or as scp does; for a folder with and without links, or `.git`.
    public var identity: String {
        guard isRemote else {
            let real = FilePath.resolved(text) ?? text
            return real.hasSuffix("/.git") ? String(real.dropLast("/.git".count)) : real
        }
        let scheme = text.firstRange(of: "://")
        let place = text[(scheme?.upperBound ?? text.startIndex)...]
        let split = place.firstIndex(of: scheme == nil ? ":" : "/") ?? place.endIndex
        let authority = place[..<split]
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        var path = place[split...].dropFirst().drop { $0 == "/" }
        while path.hasSuffix("/") { path.removeLast() }
        if path.hasSuffix(".git") { path = path.dropLast(".git".count) }
        return "\(host.lowercased())/\(path)"
    }

    /// The last parts of the path or URL, for people: `owner/name`.
    public var name: String {
        var path = text[...]
        if let separator = path.firstRange(of: "://") {
            path = path[separator.upperBound...].drop { $0 != "/" }
        } else if isRemote {
            path = path.drop { $0 != ":" }.dropFirst()
        }
        if path.hasSuffix(".git") { path = path.dropLast(4) }
        var parts = path.split(separator: "/")
        if parts.last == "." { parts.removeLast() }
        return parts.suffix(isRemote ? 2 : 1).joined(separator: "/")
    }

    /// A name for files: letters, digits, dots, dashes and underscores, and different for different sources.
    public var fileName: String { Self.fileName(name, distinguishedBy: text) }

    /// Letters, digits, dots, dashes and underscores of `name`, and a hash of `key`.
    static func fileName(_ name: String, distinguishedBy key: String) -> String {
        let plain = name.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
                byte
            default: UInt8(ascii: "-")
            }
        }
        let slug = String(decoding: plain, as: UTF8.self).drop { $0 == "." || $0 == "-" }.prefix(60)
        return (slug.isEmpty ? "repository" : String(slug)) + "-" + stableHash(key)
    }
}
