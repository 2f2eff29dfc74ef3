/// A pattern for paths: within a component `*` and `?` stand for anything, `[a-z]` and `[!a-z]` for one character of a
/// set, and `\` takes the next character literally; `**` as a component stands for any number of them. A pattern that
/// matches a folder takes everything in it.
public struct Glob: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The pattern as written.
    public let description: String
    /// Ways to read the pattern, each by its components. No component at all is the root, which holds everything.
    private let alternatives: [[[UInt8]]]

    private static let anyComponents = Array("**".utf8)
    /// More alternatives than this in one pattern are not expanded.
    private static let alternativeLimit = 64
    /// Longer patterns match nothing: no path is so long.
    private static let lengthLimit = 4_096

    /// As git reads it: a pattern without `/` (but at its end) matches a name at any depth, any other is read from the
    /// root.
    public init(_ pattern: String) {
        var rest = pattern[...]
        while rest.hasSuffix("/") { rest.removeLast() }
        if rest.hasPrefix("./") { rest.removeFirst(2) }
        let isName = !rest.isEmpty && !rest.contains("/")
        self.init(description: pattern, alternatives: [isName ? "**/\(rest)" : String(rest)])
    }

    /// As project files read it: always from the root, and with `{a,b}` for alternatives.
    public init(rooted pattern: String) {
        let isTooLong = pattern.utf8.count > Self.lengthLimit
        self.init(description: pattern, alternatives: isTooLong ? [] : Self.expandBraces(pattern))
    }

    /// Matches just this path, and what lies in it.
    public init(literal path: String) {
        description = path
        alternatives = [
            path.utf8.split(separator: UInt8(ascii: "/")).map { component in
                component.flatMap { "*?[\\".utf8.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
            }
        ]
    }

    private init(description: String, alternatives: [String]) {
        self.description = description
        let isTooLong = description.utf8.count > Self.lengthLimit
        self.alternatives = isTooLong ? [] : alternatives.map(Self.components).filter { !$0.isEmpty }
    }

    /// Several `**` in a row say no more than one.
    private static func components(of pattern: String) -> [[UInt8]] {
        pattern.utf8.split(separator: UInt8(ascii: "/")).reduce(into: []) { result, part in
            let part = Array(part)
            if part != anyComponents || result.last != anyComponents { result.append(part) }
        }
    }

    /// Whether the file at `path`, relative to the root, or a folder that holds it, matches.
    public func matches(_ path: String) -> Bool {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        return alternatives.contains { Self.matches($0, parts) }
    }

    /// Goes through the path component by component with all the places that the pattern can have come to, so that many
    /// `**` cost no more than few.
    private static func matches(_ pattern: [[UInt8]], _ path: [[UInt8]]) -> Bool {
        /// The place, and the next one where `**` stands for nothing. At the end it stands for what is in a folder.
        func reach(_ place: Int) -> [Int] {
            pattern[place] == anyComponents && place + 1 < pattern.count ? [place, place + 1] : [place]
        }
        guard !pattern.isEmpty else { return true }
        var places = Set(reach(0))
        for part in path {
            var following: Set<Int> = []
            for place in places {
                if pattern[place] == anyComponents {
                    if place + 1 == pattern.count { return true }
                    following.insert(place)
                    following.insert(place + 1)
                } else if matches(component: pattern[place], part) {
                    if place + 1 == pattern.count { return true }
                    following.formUnion(reach(place + 1))
                }
            }
            places = following
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
            } else if position < pattern.count, let next = place(in: pattern, after: position, matching: text[offset]) {
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

    /// Where the pattern goes on if its item at `position` matches `byte`; `nil` if it doesn't.
    private static func place(in pattern: [UInt8], after position: Int, matching byte: UInt8) -> Int? {
        switch pattern[position] {
        case UInt8(ascii: "?"): position + 1
        case UInt8(ascii: "\\") where position + 1 < pattern.count: pattern[position + 1] == byte ? position + 2 : nil
        case UInt8(ascii: "["): place(in: pattern, afterSet: position, matching: byte)
        default: pattern[position] == byte ? position + 1 : nil
        }
    }

    private static func place(in pattern: [UInt8], afterSet start: Int, matching byte: UInt8) -> Int? {
        let negation = start + 1
        let isNegated = negation < pattern.count && "!^".utf8.contains(pattern[negation])
        let first = isNegated ? negation + 1 : negation
        var position = first
        var found = false
        // A `]` in the first place is one of the characters.
        while position < pattern.count, position == first || pattern[position] != UInt8(ascii: "]") {
            if position + 2 < pattern.count, pattern[position + 1] == UInt8(ascii: "-"),
                pattern[position + 2] != UInt8(ascii: "]")
            {
                found = found || pattern[position] <= byte && byte <= pattern[position + 2]
                position += 3
            } else {
                found = found || pattern[position] == byte
                position += 1
            }
        }
        // Without its `]` the bracket is an ordinary character.
        guard position < pattern.count else { return byte == UInt8(ascii: "[") ? start + 1 : nil }
        return found != isNegated ? position + 1 : nil
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
