/// Proves a rewrite, or says what is wrong with it. The only maker of `VerifiedRewrite`s.
///
/// | what must hold | checked in |
/// |---|---|
/// | A fix changes something and none overlaps another; edits lie in the file and cut no character, line ending or directive | `verify`, `checkPlace` |
/// | Old code is only inserted around, unless the fix replaces it | `verify` |
/// | Bytes outside of the edits are the same | `checkUntouchedBytes` |
/// | The result parses; no error node and no directive that the original did not have | `checkSyntax` |
/// | Code that moves into a closure or branch means the same there, and conditional compilation isn't cut | `checkConstructs` |
/// | Old systems see the tokens and comments that they saw, in the same order; none is partly new | `checkTokens` |
/// | Old systems see the syntax tree that they saw | `checkShape` |
/// | What is added besides constructs is indentation | `checkWhiteSpace` |
///
/// Where a fix replaces old code, the last three hold for everything around what is replaced. What the new half says
/// is the plan's business: here it must only parse.
public struct Verifier: ~Copyable {
    private let parser: Parser
    private let forms: FallbackForms

    /// `nil` when the grammar can't be loaded.
    public init?(forms: FallbackForms) {
        guard let parser = Parser() else { return nil }
        self.parser = parser
        self.forms = forms
    }

    /// The proof that these fixes can be applied together.
    public borrowing func verify(_ fixes: [Fix], of tree: SyntaxTree) throws(Failure) -> VerifiedRewrite {
        let before = tree.source
        guard !fixes.isEmpty, !fixes.contains(where: \.edits.isEmpty) else { throw .changesNothing }
        let keeping = fixes.filter { !$0.replacesOldCode }.flatMap(\.edits.edits)
        let replacing = fixes.filter(\.replacesOldCode).flatMap(\.edits.edits)
        for edit in keeping {
            try checkPlace(edit, of: tree)
            guard edit.isInsertion else {
                throw .replacesOldCode(line: tree.line(of: edit.range.lowerBound))
            }
        }
        for edit in replacing { try checkPlace(edit, of: tree) }
        guard let text = EditedText(before.bytes, keeping: keeping, replacing: replacing) else { throw .overlap }
        try checkUntouchedBytes(text, before: before.bytes)
        let (old, result) = try reparse(text, of: tree)
        try checkSyntax(text, before: tree, after: result)
        let projection = FallbackProjection(forms, of: result, text: text)
        let hidden = projection.hidden
        try checkTokens(text, hidden: hidden, before: before.bytes)
        try checkConstructs(projection, after: result)
        try checkShape(text, projection, before: old, after: result)
        try checkWhiteSpace(text, hidden: hidden, after: result)
        return VerifiedRewrite(path: before.path, before: before, after: text.bytes)
    }

    /// The declarations that edits touch, as they were and as they are now; all of the file where they can't be told from
    /// the rest.
    private borrowing func reparse(
        _ text: EditedText, of tree: SyntaxTree
    ) throws(Failure) -> (before: [SyntaxNode], after: SyntaxTree) {
        let source = SourceFile(path: tree.source.path, bytes: text.bytes)
        do {
            if let touched = TouchedDeclarations(text, of: tree) {
                let result = try parser.parse(source, only: touched.after)
                if touched.areAll(of: result) { return (touched.before, result) }
            }
            return (Array(tree.root.children), try parser.parse(source))
        } catch {
            throw .unreadable(error)
        }
    }

    /// A generated file, new or in the place of an earlier one: it must parse without any error.
    public borrowing func verify(
        generated path: String, text: String, replacing before: SourceFile?
    ) throws(Failure) -> VerifiedRewrite {
        let source = SourceFile(path: path, text: text)
        let tree: SyntaxTree
        do { tree = try parser.parse(source) } catch { throw .unreadable(error) }
        if let error = tree.errors.first { throw .newSyntaxError(line: tree.line(of: error.start)) }
        return VerifiedRewrite(path: path, before: before, after: source.bytes)
    }

    private borrowing func checkPlace(_ edit: Edit, of tree: SyntaxTree) throws(Failure) {
        let bytes = tree.source.bytes
        let range = edit.range
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw .outOfBounds(range) }
        if case .indentation = edit.placement,
            !edit.replacement.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
        {
            throw .straySpace(line: tree.line(of: range.lowerBound))
        }
        for end in [range.lowerBound, range.upperBound] where !bytes.canBeCut(at: end) { throw .cutsCharacter(end) }
        if let directive = tree.directives.first(where: { $0.overlaps(range) || $0.contains(range.lowerBound) }) {
            throw .crossesDirective(line: tree.line(of: directive.lowerBound))
        }
    }

    /// Walks both texts side by side: what no edit covers must be the same bytes.
    private borrowing func checkUntouchedBytes(_ text: EditedText, before: [UInt8]) throws(Failure) {
        var old = 0
        var new = 0
        for edit in text.edits.edits {
            let untouched = edit.range.lowerBound - old
            guard new + untouched <= text.bytes.count,
                before[old..<old + untouched].elementsEqual(text.bytes[new..<new + untouched])
            else { throw .movesBytes(old) }
            old = edit.range.upperBound
            new += untouched + edit.replacement.utf8.count
        }
        guard new <= text.bytes.count, before[old...].elementsEqual(text.bytes[new...]) else { throw .movesBytes(old) }
    }

    /// Each error of the result must have been there, with the same text, and no edit touches it. What the grammar
    /// takes but the language doesn't is an error in new text too.
    private borrowing func checkSyntax(_ text: EditedText, before: SyntaxTree, after: SyntaxTree) throws(Failure) {
        let known = Set(before.errors.map(\.range))
        for error in after.errors {
            guard let range = text.originalRange(of: error.range), known.contains(range) else {
                throw .newSyntaxError(line: after.line(of: error.start))
            }
        }
        for node in after.nodes where text.touches(node.range) && node.isMiswritten(isNew: text.isNew) {
            throw .newSyntaxError(line: after.line(of: node.start))
        }
        for directive in after.directives {
            guard let range = text.originalRange(of: directive), before.directives.contains(range) else {
                throw .newDirective(line: after.line(of: directive.lowerBound))
            }
        }
    }

    private borrowing func checkTokens(_ text: EditedText, hidden: [SourceRange], before: [UInt8]) throws(Failure) {
        let old = TokenList(text.replaced.removed(from: before))
        let new = TokenList((hidden + text.replacements).removed(from: text.bytes))
        if let difference = old.firstDifference(from: new) {
            throw .changesOldSystems(was: old.excerpt(from: difference), becomes: new.excerpt(from: difference))
        }
        var mixed: SourceRange?
        Lexer.forEachToken(of: text.bytes, comments: true) { token in
            if mixed == nil, text.isPartlyNew(token) { mixed = token }
        }
        if let mixed { throw .mixesTokens(String(decoding: text.bytes[mixed].prefix(80), as: UTF8.self)) }
    }

    private borrowing func checkConstructs(_ projection: FallbackProjection, after: SyntaxTree) throws(Failure) {
        for construct in projection.constructs {
            if construct.isCutByDirective {
                throw .crossesDirective(line: after.line(of: construct.opening.lowerBound))
            }
            if let error = after.errors.first(where: {
                construct.extent.contains($0.start) || construct.extent.overlaps($0.range)
            }) {
                throw .misread(line: after.line(of: error.start))
            }
            if construct.isTornFromWhatFollows {
                throw .changesStructure(line: after.line(of: construct.closing.lowerBound))
            }
            if let node = construct.foreignNode {
                throw .changesMeaning(node.firstWord, line: after.line(of: node.start))
            }
        }
    }

    private borrowing func checkShape(
        _ text: EditedText, _ projection: FallbackProjection, before: [SyntaxNode], after: SyntaxTree
    ) throws(Failure) {
        let old = SyntaxShape(before, replaced: text.replaced)
        let new = SyntaxShape(after, projection: projection, replacements: text.replacements)
        if let offset = old.firstDifference(from: new) {
            throw .changesStructure(line: before.first?.tree.line(of: offset) ?? 1)
        }
    }

    private borrowing func checkWhiteSpace(_ text: EditedText, hidden: [SourceRange], after: SyntaxTree) throws(Failure)
    {
        for range in text.added(besides: hidden) where !text.isIndentation(range) {
            throw .straySpace(line: after.line(of: range.lowerBound))
        }
    }
}

/// A text's tokens and comments, without what stands between them.
private struct TokenList {
    private let bytes: [UInt8]
    private var ranges: [SourceRange] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        ranges.reserveCapacity(bytes.count / 4)
        Lexer.forEachToken(of: bytes, comments: true) { ranges.append($0) }
    }

    /// The number of the first token that differs, which one of the two may not have; `nil` when they are the same.
    func firstDifference(from other: TokenList) -> Int? {
        let common = min(ranges.count, other.ranges.count)
        let differs = (0..<common).first { !isToken(at: $0, likeIn: other) }
        return differs ?? (ranges.count == other.ranges.count ? nil : common)
    }

    /// The first tokens from that one on.
    func excerpt(from index: Int) -> String {
        ranges[min(index, ranges.count)...].prefix(8).map { String(decoding: bytes[$0], as: UTF8.self) }
            .joined(separator: " ")
    }

    private func isToken(at index: Int, likeIn other: TokenList) -> Bool {
        bytes.holds(ranges[index], as: other.ranges[index], of: other.bytes)
    }
}

extension [UInt8] {
    /// Whether the same bytes stand in `range` here and in `otherRange` there. Slices would be counted references.
    func holds(_ range: SourceRange, as otherRange: SourceRange, of other: [UInt8]) -> Bool {
        guard range.count == otherRange.count else { return false }
        for offset in 0..<range.count where self[range.lowerBound + offset] != other[otherRange.lowerBound + offset] {
            return false
        }
        return true
    }
}

extension Verifier {
    /// What a rewrite fails on. `description` is a sentence.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case changesNothing
        case overlap
        case outOfBounds(SourceRange)
        case cutsCharacter(Int)
        case crossesDirective(line: Int)
        case replacesOldCode(line: Int)
        case movesBytes(Int)
        case unreadable(ParseFailure)
        case newSyntaxError(line: Int)
        case misread(line: Int)
        case newDirective(line: Int)
        case changesOldSystems(was: String, becomes: String)
        case mixesTokens(String)
        case changesMeaning(String, line: Int)
        case changesStructure(line: Int)
        case straySpace(line: Int)

        public var description: String {
            switch self {
            case .changesNothing: "The rewrite changes nothing."
            case .overlap: "It overlaps another rewrite of this file."
            case .outOfBounds(let range): "An edit at bytes \(range) lies outside the file."
            case .cutsCharacter(let offset): "An edit cuts the character or line ending at byte \(offset)."
            case .crossesDirective(let line): "An edit on line \(line) crosses a conditional-compilation directive."
            case .replacesOldCode(let line): "An edit on line \(line) takes away code that old systems need."
            case .movesBytes(let offset): "The text outside the edits changes at byte \(offset)."
            case .unreadable(let failure): "The result can't be parsed (\(failure.rawValue))."
            case .newSyntaxError(let line): "The result has a syntax error on line \(line) that was not there."
            case .misread(let line): "The code around line \(line) of the result can't be read without errors."
            case .newDirective(let line):
                "The result has a conditional-compilation directive on line \(line) that was not there."
            case .changesOldSystems(let was, let becomes): "Old systems would see `\(becomes)` where they saw `\(was)`."
            case .mixesTokens(let token): "`\(token)` would be partly old and partly new."
            case .changesMeaning(let word, let line):
                "`\(word)` on line \(line) of the result would mean something else than before."
            case .changesStructure(let line): "Old systems would read the code on line \(line) in another way."
            case .straySpace(let line): "White space that is no indentation is added to line \(line) of the result."
            }
        }
    }
}

extension [UInt8] {
    /// Whether an edit may begin or end here: not inside a character, a line ending or the byte-order mark, and not in
    /// front of that mark.
    fileprivate func canBeCut(at offset: Int) -> Bool {
        if offset < byteOrderMark.count, starts(with: byteOrderMark) { return false }
        guard offset > 0, offset < count else { return true }
        return self[offset] & 0xC0 != 0x80
            && !(self[offset] == UInt8(ascii: "\n") && self[offset - 1] == UInt8(ascii: "\r"))
    }
}

extension SyntaxTree {
    fileprivate func line(of offset: Int) -> Int { lines.position(of: offset).line }
}

extension SyntaxNode {
    fileprivate var firstWord: String {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "$" }.first.map(String.init) ?? text
    }
}
