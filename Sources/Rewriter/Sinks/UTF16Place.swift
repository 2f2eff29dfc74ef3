/// A place in the units of SARIF and of most editors: lines and columns counted from 1, columns in UTF-16 code units.
/// A byte-order mark is no part of the text.
struct UTF16Place: Hashable, Sendable {
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
}

extension SourceExcerpt {
    /// - Parameter range: in the file; must lie in the excerpt.
    func utf16Place(of range: SourceRange) -> UTF16Place {
        let (start, end) = (place(of: range.lowerBound), place(of: range.upperBound))
        return UTF16Place(
            line: start.line, column: column(start), endLine: end.line, endColumn: column(end))
    }

    private func column(_ place: Place) -> Int {
        max(1, place.utf16Offset + (place.line == 1 && hasByteOrderMark ? 0 : 1))
    }
}

extension ReportedFinding {
    /// Without an excerpt the columns are those of the report, in bytes.
    var utf16Place: UTF16Place {
        excerpt?.utf16Place(of: finding.range)
            ?? UTF16Place(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }
}
