/// A pattern for paths, in git's manner: `*` and `?` stand for anything but `/`, `**` also for `/`, `[a-z]` and
/// `[!a-z]` for one character of a set; `\` takes the next character literally.
///
/// A pattern without `/` (but at its end) matches a name at any depth; any other is read from the root. A pattern
/// that matches a folder takes everything in it.
public struct Glob: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    private let pattern: [UInt8]
    private static let lengthLimit = 4_096

    public init(_ pattern: String) {
        description = pattern
        var bytes = Array(pattern.utf8)
        while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        if bytes.starts(with: "./".utf8) { bytes.removeFirst(2) }
        if bytes.first == UInt8(ascii: "/") {
            bytes.removeFirst()
        } else if !bytes.contains(UInt8(ascii: "/")) {
            bytes = Array("**/".utf8) + bytes
        }
        self.pattern = bytes
    }

    /// Whether the file at `path`, relative to the root, or a folder that holds it, matches.
    public func matches(_ path: String) -> Bool {
        // No path has so many parts that it could fit a longer one, and each `*` costs a level of recursion.
        guard pattern.count <= Self.lengthLimit else { return false }
        let path = Array(path.utf8)
        // A match of `pattern` or `pattern/**`: the end of the pattern must meet the end of the path or a `/`.
        var visited = Set<Int>()
        return matches(path, from: 0, 0, &visited)
    }

    /// Whether the pattern from `p` matches the path from `t` to its end or to a `/`. Places that failed before are
    /// not tried again, so the time is at most the product of both lengths.
    private func matches(_ text: [UInt8], from p: Int, _ t: Int, _ failed: inout Set<Int>) -> Bool {
        let key = p * (text.count + 1) + t
        if failed.contains(key) { return false }
        var p = p
        var t = t
        while p < pattern.count {
            if pattern[p] == UInt8(ascii: "*") {
                if matchesStar(text, p, t, &failed) { return true }
                failed.insert(key)
                return false
            }
            guard t < text.count, let next = matchesOne(text[t], p) else {
                failed.insert(key)
                return false
            }
            p = next
            t += 1
        }
        if t == text.count || text[t] == UInt8(ascii: "/") { return true }
        failed.insert(key)
        return false
    }

    private func matchesStar(_ text: [UInt8], _ p: Int, _ t: Int, _ failed: inout Set<Int>) -> Bool {
        let crosses = p + 1 < pattern.count && pattern[p + 1] == UInt8(ascii: "*")
        var rest = p + (crosses ? 2 : 1)
        // `**/` also stands for no folder at all.
        if crosses, rest < pattern.count, pattern[rest] == UInt8(ascii: "/") {
            rest += 1
            var start = t
            while true {
                if matches(text, from: rest, start, &failed) { return true }
                guard let slash = text[start...].firstIndex(of: UInt8(ascii: "/")) else { return false }
                start = slash + 1
            }
        }
        var end = t
        while true {
            if matches(text, from: rest, end, &failed) { return true }
            guard end < text.count, crosses || text[end] != UInt8(ascii: "/") else { return false }
            end += 1
        }
    }

    /// Where the pattern goes on if its item at `p` matches `byte`; `nil` if it doesn't.
    private func matchesOne(_ byte: UInt8, _ p: Int) -> Int? {
        switch pattern[p] {
        case UInt8(ascii: "?"): return byte == UInt8(ascii: "/") ? nil : p + 1
        case UInt8(ascii: "\\") where p + 1 < pattern.count: return pattern[p + 1] == byte ? p + 2 : nil
        case UInt8(ascii: "["): return matchesSet(byte, p)
        default: return pattern[p] == byte ? p + 1 : nil
        }
    }

    private func matchesSet(_ byte: UInt8, _ start: Int) -> Int? {
        var p = start + 1
        let negated = p < pattern.count && (pattern[p] == UInt8(ascii: "!") || pattern[p] == UInt8(ascii: "^"))
        if negated { p += 1 }
        let first = p
        var found = false
        while p < pattern.count, p == first || pattern[p] != UInt8(ascii: "]") {
            if p + 2 < pattern.count, pattern[p + 1] == UInt8(ascii: "-"), pattern[p + 2] != UInt8(ascii: "]") {
                found = found || pattern[p] <= byte && byte <= pattern[p + 2]
                p += 3
            } else {
                found = found || pattern[p] == byte
                p += 1
            }
        }
        // Without its `]` the bracket is an ordinary character.
        guard p < pattern.count else { return byte == UInt8(ascii: "[") ? start + 1 : nil }
        return found != negated && byte != UInt8(ascii: "/") ? p + 1 : nil
    }
}
