/// Reads an original and its rewrite side by side and says whether the rewrite is the original with helpers around
/// pieces of it. Knows the generated helpers by name, brackets, strings and comments, and nothing of the product's
/// parser, lexer or projection: a check of those.
struct OldHalfReader {
    private let old: [Character]
    private let new: [Character]
    private var oldPosition = 0
    private var position = 0
    /// Brackets that are open in the rewrite; `true` where the bracket belongs to a helper.
    private var brackets: [Bool] = []

    private let forms: [Form]

    /// `helper` is the project's own modifier that takes the place of the generated ones.
    static func isOldCode(_ old: [UInt8], keptIn new: [UInt8], helper: String? = nil) -> Bool {
        var reader = OldHalfReader(old: old, new: new, helper: helper)
        return reader.read()
    }

    private init(old: [UInt8], new: [UInt8], helper: String?) {
        self.old = Array(String(decoding: old, as: UTF8.self))
        self.new = Array(String(decoding: new, as: UTF8.self))
        self.forms = Self.generatedForms + (helper.map(Self.forms) ?? [])
    }

    private mutating func read() -> Bool {
        while true {
            let newUnit = Self.unit(new, &position, peeking: true)
            let oldUnit = Self.unit(old, &oldPosition, peeking: true)
            guard let newUnit else { return oldUnit == nil && brackets.isEmpty }
            if newUnit == "}", brackets.last == true {
                brackets.removeLast()
                _ = Self.unit(new, &position)
            } else if oldUnit != nil, let end = helperHead(unlike: oldPosition) {
                position = end
                brackets.append(true)
            } else if newUnit == "@", let end = builderAttribute(unlike: oldPosition) {
                position = end
            } else if newUnit == oldUnit {
                if ["(", "[", "{"].contains(newUnit) { brackets.append(false) }
                if [")", "]", "}"].contains(newUnit), brackets.popLast() != false { return false }
                _ = Self.unit(new, &position)
                _ = Self.unit(old, &oldPosition)
            } else {
                return false
            }
        }
    }

    /// Behind a `@ViewBuilder` that stands here and not in the original.
    private func builderAttribute(unlike oldStart: Int) -> Int? {
        let spellings = [["@", "ViewBuilder"], ["@", "SwiftUI", ".", "ViewBuilder"]]
        guard spellings.allSatisfy({ match($0, from: oldStart, in: old) == nil }) else { return nil }
        return spellings.lazy.compactMap { match($0, from: position) }.first
    }

    /// Behind the head of a helper that begins here and not in the original.
    private func helperHead(unlike oldStart: Int) -> Int? {
        for form in forms {
            guard let start = match(form.words, from: position), match(form.words, from: oldStart, in: old) == nil,
                let open = form.takesArguments ? group(from: start) : start, let head = match(form.head, from: open)
            else { continue }
            return head
        }
        return checkHead(unlike: oldStart)
    }

    private struct Form {
        let words: [String]
        let takesArguments: Bool
        let head: [String]
    }

    private static let generatedForms: [Form] = {
        let modifiers = ["liquidGlass", "liquidGlassBackground", "liquidGlassButton", "beforeLiquidGlass"]
        let names = modifiers + modifiers.map { "migrated" + $0.prefix(1).uppercased() + $0.dropFirst() }
        let containers = ["LiquidGlassContainer", "MigratedLiquidGlassContainer"]
        return containers.map { Form(words: [$0], takesArguments: true, head: ["{"]) } + names.flatMap(forms)
    }()

    private static func forms(of modifier: String) -> [Form] {
        let blank = ["Color", ".", "clear", "."]
        return [
            Form(words: blank + [modifier], takesArguments: true, head: ["{", "_", "in"]),
            Form(words: ["SwiftUI", "."] + blank + [modifier], takesArguments: true, head: ["{", "_", "in"]),
            Form(words: [".", modifier], takesArguments: true, head: ["{", "$0"]),
            Form(words: [".", modifier], takesArguments: false, head: ["{", "$0"]),
            Form(words: [modifier], takesArguments: true, head: ["{", "$0", "."]),
        ]
    }

    /// Behind `if #available(iOS 26.0, …, *) { … } else {`.
    private func checkHead(unlike oldStart: Int) -> Int? {
        let words = ["if", "#", "available"]
        guard let start = match(words, from: position), match(words, from: oldStart, in: old) == nil,
            let condition = group(from: start), let open = match(["{"], from: condition),
            let branch = match(["}"], from: closing(from: open) ?? new.count),
            let end = match(["else", "{"], from: branch)
        else { return nil }
        let platforms = String(new[start..<condition]).filter { !$0.isWhitespace }.dropFirst().dropLast().split(
            separator: ",")
        guard platforms.last == "*", platforms.count > 1 else { return nil }
        for platform in platforms.dropLast() {
            let name = platform.prefix { $0.isLetter }
            guard ["iOS", "macOS", "tvOS", "watchOS", "visionOS"].contains(name),
                let major = Int(platform.dropFirst(name.count).prefix { $0.isNumber }), major >= 26
            else { return nil }
        }
        return end
    }

    /// Behind these units, if they stand here.
    private func match(_ units: [String], from start: Int, in text: [Character]? = nil) -> Int? {
        var position = start
        for unit in units where Self.unit(text ?? new, &position) != unit { return nil }
        return position
    }

    /// Behind the bracket that closes the one which opens here.
    private func group(from start: Int) -> Int? {
        guard let open = match(["("], from: start), let close = closing(from: open) else { return nil }
        return match([")"], from: close)
    }

    /// In front of the first bracket that closes more than was opened.
    private func closing(from start: Int) -> Int? {
        var position = start
        var depth = 0
        while true {
            let before = position
            guard let unit = Self.unit(new, &position) else { return nil }
            if ["(", "[", "{"].contains(unit) { depth += 1 }
            if [")", "]", "}"].contains(unit) {
                if depth == 0 { return before }
                depth -= 1
            }
        }
    }

    /// The next word, string, comment or other character behind white space.
    private static func unit(_ text: [Character], _ position: inout Int, peeking: Bool = false) -> String? {
        var start = position
        while start < text.count, text[start].isWhitespace || text[start] == "\u{FEFF}" { start += 1 }
        guard start < text.count else { return nil }
        let end = start + length(of: text[start...])
        if !peeking { position = end }
        return String(text[start..<end])
    }

    private static func length(of text: ArraySlice<Character>) -> Int {
        func isWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "_$".contains(character)
        }
        if text.starts(with: "//") { return text.prefix { !$0.isNewline }.count }
        if text.starts(with: "/*") { return length(of: text, until: "*/") }
        if text.starts(with: "\"\"\"") { return length(of: text, until: "\"\"\"", from: 3) }
        if text.first == "\"" { return length(of: text, until: "\"", from: 1) }
        return max(1, text.prefix(while: isWord).count)
    }

    /// Up to and with an ending that no backslash stands before.
    private static func length(of text: ArraySlice<Character>, until ending: String, from start: Int = 2) -> Int {
        var index = text.startIndex + start
        while index < text.endIndex {
            if text[index] == "\\" {
                index += 2
            } else if text[index...].starts(with: ending) {
                return index + ending.count - text.startIndex
            } else {
                index += 1
            }
        }
        return text.count
    }
}
