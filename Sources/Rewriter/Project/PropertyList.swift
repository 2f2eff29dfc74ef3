/// An old-style ("OpenStep") property list, as Xcode writes its project files, with the place of every value, so that
/// the text can be edited without being written anew.
package struct PropertyList: Sendable {
    private let storage: Storage

    /// Values nested deeper than this are refused.
    static let depthLimit = 64

    enum Kind: Sendable { case string, data, array, dictionary }

    fileprivate struct Node: Sendable {
        var kind: Kind
        /// Without comments around it; with its quotes or brackets.
        var range: SourceRange
        /// Index of the node after everything inside this one. A dictionary's children are key, value, key, value …
        var end: Int
    }

    /// Why a text is no property list.
    package struct Failure: Error, Hashable {
        var offset: Int
        var message: String
    }

    package init(_ bytes: [UInt8]) throws(Failure) {
        var reader = Reader(bytes: bytes)
        try reader.value(depth: 0)
        reader.skipBlanks()
        if reader.position < bytes.count { throw reader.failure("more text after the end") }
        storage = Storage(bytes: bytes, nodes: reader.nodes)
    }

    var bytes: [UInt8] { storage.bytes }
    package var root: Value { Value(storage: storage, index: 0) }

    /// The text and the places in it, shared by all values.
    fileprivate final class Storage: Sendable {
        let bytes: [UInt8]
        let nodes: ContiguousArray<Node>

        init(bytes: [UInt8], nodes: ContiguousArray<Node>) {
            self.bytes = bytes
            self.nodes = nodes
        }

        func text(_ range: SourceRange) -> String {
            guard let quote = bytes[range].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                return String(decoding: bytes[range], as: UTF8.self)
            }
            let inner = bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
            guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
            return PropertyList.unescape(inner)
        }

        /// Whether a string says `word`; without making a string of it where it is written plainly.
        func isText(_ range: SourceRange, _ word: String) -> Bool {
            if range.count == word.utf8.count { return bytes[range].elementsEqual(word.utf8) }
            return bytes[range].first == UInt8(ascii: "\"") && text(range) == word
        }
    }

    package struct Value: Sendable {
        fileprivate let storage: Storage
        fileprivate let index: Int

        private var node: Node { storage.nodes[index] }
        var kind: Kind { node.kind }
        package var range: SourceRange { node.range }

        /// The text of a string, unescaped.
        package var string: String? { kind == .string ? storage.text(node.range) : nil }

        /// Its text as written.
        var source: String { String(decoding: storage.bytes[range], as: UTF8.self) }

        /// The elements of an array; empty for anything else.
        package var elements: [Value] {
            kind == .array ? children : []
        }

        /// Keys and values of a dictionary in the file's order; empty for anything else.
        package var entries: [(key: Value, value: Value)] {
            guard kind == .dictionary else { return [] }
            let all = children
            return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
        }

        /// A dictionary's value for a key, the last one where it stands twice.
        subscript(key: String) -> Value? {
            guard kind == .dictionary else { return nil }
            var found: Int?
            var child = index + 1
            while child < node.end {
                if storage.isText(storage.nodes[child].range, key) { found = child + 1 }
                child = storage.nodes[child + 1].end
            }
            return found.map { Value(storage: storage, index: $0) }
        }

        private var children: [Value] {
            var result: [Value] = []
            var child = index + 1
            while child < node.end {
                result.append(Value(storage: storage, index: child))
                child = storage.nodes[child].end
            }
            return result
        }
    }

    fileprivate static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch escaped {
            case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
            case UInt8(ascii: "a"): result.append(7)
            case UInt8(ascii: "b"): result.append(8)
            case UInt8(ascii: "f"): result.append(12)
            case UInt8(ascii: "v"): result.append(11)
            case UInt8(ascii: "U"):
                let digits = rest.prefix(4)
                rest = rest.dropFirst(digits.count)
                let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
                result.append(contentsOf: String(Character(scalar ?? "\u{FFFD}")).utf8)
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                let digits = [escaped] + rest.prefix(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
                rest = rest.dropFirst(digits.count - 1)
                let scalar = Unicode.Scalar(UInt32(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0xFFFD)
                result.append(contentsOf: String(Character(scalar ?? "\u{FFFD}")).utf8)
            default: result.append(escaped)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0
        var nodes = ContiguousArray<Node>()

        func failure(_ message: String) -> Failure { Failure(offset: position, message: message) }

        private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

        mutating func value(depth: Int) throws(Failure) {
            skipBlanks()
            guard depth < PropertyList.depthLimit else { throw failure("nested too deeply") }
            let index = nodes.count
            let start = position
            nodes.append(Node(kind: .string, range: start..<start, end: 0))
            switch current {
            case UInt8(ascii: "{"):
                nodes[index].kind = .dictionary
                try dictionary(depth: depth)
            case UInt8(ascii: "("):
                nodes[index].kind = .array
                try array(depth: depth)
            case UInt8(ascii: "<"):
                nodes[index].kind = .data
                try skip(past: UInt8(ascii: ">"))
            default:
                try string()
            }
            nodes[index].range = start..<position
            nodes[index].end = nodes.count
        }

        private mutating func dictionary(depth: Int) throws(Failure) {
            position += 1
            while true {
                skipBlanks()
                if accept(UInt8(ascii: "}")) { return }
                let start = position
                try string()
                nodes.append(Node(kind: .string, range: start..<position, end: nodes.count + 1))
                skipBlanks()
                guard accept(UInt8(ascii: "=")) else { throw failure("`=` expected") }
                try value(depth: depth + 1)
                skipBlanks()
                guard accept(UInt8(ascii: ";")) else { throw failure("`;` expected") }
            }
        }

        private mutating func array(depth: Int) throws(Failure) {
            position += 1
            while true {
                skipBlanks()
                if accept(UInt8(ascii: ")")) { return }
                try value(depth: depth + 1)
                skipBlanks()
                if accept(UInt8(ascii: ",")) { continue }
                guard current == UInt8(ascii: ")") else { throw failure("`,` expected") }
            }
        }

        private mutating func string() throws(Failure) {
            guard let quote = current else { throw failure("the text ends too early") }
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                let start = position
                while let byte = current, isBare(byte) { position += 1 }
                if position == start { throw failure("a value expected") }
                return
            }
            position += 1
            while let byte = current, byte != quote { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
            guard position < bytes.count else { throw failure("a string has no end") }
            position += 1
        }

        private mutating func skip(past end: UInt8) throws(Failure) {
            while let byte = current, byte != end { position += 1 }
            guard accept(end) else { throw failure("data has no end") }
        }

        private mutating func accept(_ byte: UInt8) -> Bool {
            guard current == byte else { return false }
            position += 1
            return true
        }

        private var startsComment: Bool {
            bytes[position] == UInt8(ascii: "/") && position + 1 < bytes.count
                && (bytes[position + 1] == UInt8(ascii: "*") || bytes[position + 1] == UInt8(ascii: "/"))
        }

        /// Skips white space, comments and a byte-order mark.
        mutating func skipBlanks() {
            if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
            while let byte = current {
                if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                    position += 1
                } else if startsComment {
                    skipComment()
                } else {
                    return
                }
            }
        }

        private mutating func skipComment() {
            let isLine = bytes[position + 1] == UInt8(ascii: "/")
            position += 2
            while let byte = current {
                position += 1
                if isLine, byte == UInt8(ascii: "\n") { return }
                if !isLine, byte == UInt8(ascii: "*"), current == UInt8(ascii: "/") {
                    position += 1
                    return
                }
            }
        }

        private func isBare(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "+"),
                UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "@"),
                UInt8(ascii: "~"), 0x80...:
                true
            default: false
            }
        }
    }
}
