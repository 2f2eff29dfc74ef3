/// Proves a rewrite, or says what is wrong with it. The only maker of `VerifiedRewrite`s.
public struct Verifier: ~Copyable {
    private let parser: Parser
    private let projection: FallbackProjection

    /// `nil` when the grammar can't be loaded.
    public init?(forms: FallbackForms) {
        guard let parser = Parser() else { return nil }
        self.parser = parser
        self.projection = FallbackProjection(forms: forms)
    }

    /// What a rewrite fails on. `description` is a sentence.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case outOfBounds(SourceRange)
        case crossesDirective(SourceRange)
        case movesBytes(Int)
        case unreadable(ParseFailure)
        case newSyntaxError(line: Int)
        case changesOldSystems(was: String, becomes: String)

        public var description: String {
            switch self {
            case .outOfBounds(let range): "An edit at bytes \(range) lies outside the file."
            case .crossesDirective(let range): "An edit at bytes \(range) crosses a conditional-compilation directive."
            case .movesBytes(let offset): "The text outside the edits changes at byte \(offset)."
            case .unreadable(let failure): "The result can't be parsed (\(failure.rawValue))."
            case .newSyntaxError(let line): "The result has a syntax error on line \(line) that was not there."
            case .changesOldSystems(let was, let becomes):
                "Old systems would see `\(becomes)` where they saw `\(was)`."
            }
        }
    }

    /// The proof. `replacesOldCode` says that the edits are meant to replace code which no supported system needs
    /// any more, so there is no fallback to compare.
    public borrowing func verify(
        _ edits: EditList, of tree: SyntaxTree, replacesOldCode: Bool
    ) throws(Failure) -> VerifiedRewrite {
        let before = tree.source
        let edits = edits.resolved(in: before.bytes)
        for edit in edits.edits {
            guard edit.range.lowerBound >= 0, edit.range.upperBound <= before.bytes.count else {
                throw .outOfBounds(edit.range)
            }
            if let directive = tree.directives.first(where: { $0.overlaps(edit.range) || $0.contains(edit.range.lowerBound) }) {
                throw .crossesDirective(directive)
            }
        }
        let after = edits.write(into: before.bytes)
        try checkUntouchedBytes(edits, before: before.bytes, after: after)
        let result: SyntaxTree
        do { result = try parser.parse(SourceFile(path: before.path, bytes: after)) } catch { throw .unreadable(error) }
        try checkErrors(edits, before: tree, after: result)
        if !replacesOldCode { try checkOldSystems(before: tree, after: result) }
        return VerifiedRewrite(path: before.path, before: before, after: after)
    }

    /// A generated file, new or in the place of an earlier one: it must parse without any error.
    public borrowing func verify(
        generated path: String, text: String, replacing before: SourceFile?
    ) throws(Failure) -> VerifiedRewrite {
        let source = SourceFile(path: path, text: text)
        let tree: SyntaxTree
        do { tree = try parser.parse(source) } catch { throw .unreadable(error) }
        if let error = tree.errors.first { throw .newSyntaxError(line: tree.lines.position(of: error.start).line) }
        return VerifiedRewrite(path: path, before: before, after: source.bytes)
    }

    /// Walks both texts side by side: what no edit covers must be the same bytes.
    private borrowing func checkUntouchedBytes(_ edits: EditList, before: [UInt8], after: [UInt8]) throws(Failure) {
        var old = 0
        var new = 0
        for edit in edits.edits {
            let untouched = edit.range.lowerBound - old
            guard new + untouched <= after.count,
                before[old..<old + untouched].elementsEqual(after[new..<new + untouched])
            else { throw .movesBytes(old) }
            old = edit.range.upperBound
            new += untouched + edit.replacement.utf8.count
        }
        guard new <= after.count, before[old...].elementsEqual(after[new...]) else { throw .movesBytes(old) }
    }

    /// Each error of the result must have been there, at the same place of the original.
    private borrowing func checkErrors(_ edits: EditList, before: SyntaxTree, after: SyntaxTree) throws(Failure) {
        let known = Set(before.errors.map(\.start))
        for error in after.errors where !known.contains(edits.originalOffset(of: error.start)) {
            throw .newSyntaxError(line: after.lines.position(of: error.start).line)
        }
        if after.errors.count > before.errors.count, let last = after.errors.last {
            throw .newSyntaxError(line: after.lines.position(of: last.start).line)
        }
    }

    private borrowing func checkOldSystems(before: SyntaxTree, after: SyntaxTree) throws(Failure) {
        let old = projection.tokens(of: before)
        let new = projection.tokens(of: after)
        guard let difference = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset
            ?? (old.count == new.count ? nil : min(old.count, new.count))
        else { return }
        throw .changesOldSystems(was: excerpt(old, difference), becomes: excerpt(new, difference))
    }

    private borrowing func excerpt(_ tokens: [ArraySlice<UInt8>], _ index: Int) -> String {
        tokens[min(index, tokens.count)...].prefix(8).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}

extension EditList {
    /// Where a byte of the edited text stood in the original; for inserted bytes, where they were inserted.
    func originalOffset(of offset: Int) -> Int {
        var shift = 0
        for edit in edits {
            let newStart = edit.range.lowerBound + shift
            if offset < newStart { break }
            let length = edit.replacement.utf8.count
            if offset < newStart + length { return edit.range.lowerBound }
            shift += length - edit.range.count
        }
        return offset - shift
    }
}
