/// A path pattern: `*` and `?` within a component, `[abc]` classes, `{a,b}` alternatives, `**` for any number of
/// components. A pattern that matches a folder matches everything in it.
public struct PathPattern: Hashable, Sendable, Codable {
    /// The pattern as written, relative to the repository root.
    public let pattern: String
    private let alternatives: [[String]]
    private let isLiteral: Bool

    /// More alternatives than this in one pattern are not expanded.
    private static let alternativeLimit = 64
    /// Longer patterns match nothing: no path is so long.
    private static let lengthLimit = 4_096

    /// A pattern that matches just this path (and what lies in it).
    init(literal path: String) {
        pattern = path
        alternatives = [path.split(separator: "/").map(String.init)]
        isLiteral = true
    }

    public init(_ pattern: String) {
        isLiteral = false
        self.pattern = pattern
        let isTooLong = pattern.utf8.count > Self.lengthLimit
        alternatives = isTooLong ? [] : Self.expandBraces(pattern).map { Self.components(of: $0) }
    }

    /// Several `**` in a row say no more than one.
    private static func components(of pattern: String) -> [String] {
        pattern.split(separator: "/").reduce(into: []) { result, part in
            if part != "**" || result.last != "**" { result.append(String(part)) }
        }
    }

    /// Whether `path`, or a folder that it lies in, fits the pattern.
    public func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map { Array($0.utf8) }
        if isLiteral { return alternatives.contains { parts.starts(with: $0.lazy.map { Array($0.utf8) }) } }
        return alternatives.contains { Self.matches($0, parts) }
    }

    /// Compares component by component. The set of pattern positions that are reachable so far stands for all
    /// ways to read the pattern, so that many `**` cost no more than few.
    private static func matches(_ pattern: [String], _ path: [[UInt8]]) -> Bool {
        func closure(_ states: Set<Int>) -> Set<Int> {
            var result = states
            for state in states.sorted() {
                var next = state
                while next < pattern.count, pattern[next] == "**" {
                    next += 1
                    result.insert(next)
                }
            }
            return result
        }
        var states = closure([0])
        for (index, part) in path.enumerated() {
            var following: Set<Int> = []
            for state in states where state < pattern.count {
                if pattern[state] == "**" {
                    following.insert(state)
                } else if matches(component: Array(pattern[state].utf8), part) {
                    following.insert(state + 1)
                }
            }
            // A trailing `**` means the files below, so it is complete only with a component of its own.
            if following.contains(pattern.count), pattern.last != "**" { return true }
            states = closure(following)
            if index == path.count - 1, states.contains(pattern.count) { return true }
        }
        return false
    }

    private static func matches(component pattern: [UInt8], _ text: [UInt8]) -> Bool {
        var position = 0
        var offset = 0
        var retry: (pattern: Int, text: Int)?
        while offset < text.count {
            if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
                retry = (position + 1, offset)
                position += 1
            } else if position < pattern.count, let next = matches(pattern, at: position, byte: text[offset]) {
                position = next
                offset += 1
            } else if let (star, start) = retry {
                retry = (star, start + 1)
                position = star
                offset = start + 1
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// Where the pattern goes on after one byte of text; `nil` when the byte does not fit.
    private static func matches(_ pattern: [UInt8], at position: Int, byte: UInt8) -> Int? {
        switch pattern[position] {
        case UInt8(ascii: "?"):
            return position + 1
        case UInt8(ascii: "["):
            guard let end = pattern[(position + 1)...].firstIndex(of: UInt8(ascii: "]")) else {
                return byte == UInt8(ascii: "[") ? position + 1 : nil
            }
            let members = pattern[(position + 1)..<end]
            let negated = members.first == UInt8(ascii: "!") || members.first == UInt8(ascii: "^")
            return has(Array(negated ? members.dropFirst() : members), byte) != negated ? end + 1 : nil
        default:
            return pattern[position] == byte ? position + 1 : nil
        }
    }

    private static func has(_ members: [UInt8], _ byte: UInt8) -> Bool {
        var index = 0
        while index < members.count {
            if index + 2 < members.count, members[index + 1] == UInt8(ascii: "-") {
                if members[index] <= byte, byte <= members[index + 2] { return true }
                index += 3
            } else {
                if members[index] == byte { return true }
                index += 1
            }
        }
        return false
    }

    private static func expandBraces(_ pattern: String) -> [String] {
        var pending = [pattern]
        var done: [String] = []
        var steps = 0
        while let text = pending.popLast() {
            steps += 1
            guard let close = text.firstIndex(of: "}"), let open = text[..<close].lastIndex(of: "{"),
                pending.count + done.count < alternativeLimit, steps < 4 * alternativeLimit,
                text.utf8.count <= lengthLimit
            else {
                done.append(text)
                continue
            }
            let choices = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
            for choice in choices { pending.append("\(text[..<open])\(choice)\(text[text.index(after: close)...])") }
        }
        return done
    }
}
