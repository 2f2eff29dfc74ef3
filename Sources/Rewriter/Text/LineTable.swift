/// Where the lines of a file begin: turns byte offsets into lines and columns.
public struct LineTable: Sendable, Codable {
    /// Byte offset of each line's first byte. The first is 0; a final newline begins a last, empty line.
    public let starts: [Int]
    private let length: Int

    public init(_ bytes: [UInt8]) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        self.starts = starts
        self.length = bytes.count
    }

    /// The line that holds `offset`, counted from 0.
    public func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The lines that `range` touches, counted from 0.
    public func lineIndices(of range: SourceRange) -> ClosedRange<Int> {
        let first = lineIndex(of: range.lowerBound)
        return first...max(first, lineIndex(of: range.upperBound - 1))
    }

    /// Line and column, both counted from 1; the column counts UTF-8 bytes.
    public func position(of offset: Int) -> Position {
        let index = lineIndex(of: offset)
        return Position(line: index + 1, column: offset - starts[index] + 1)
    }

    /// The bytes of the line with this index (from 0), its line ending included.
    public func range(ofLine index: Int) -> SourceRange {
        starts[index]..<(index + 1 < starts.count ? starts[index + 1] : length)
    }

    /// The lines that a range touches, line endings included.
    func wholeLines(around range: SourceRange) -> SourceRange {
        let last = max(range.lowerBound, range.upperBound - 1)
        return self.range(ofLine: lineIndex(of: range.lowerBound))
            .lowerBound..<self.range(ofLine: lineIndex(of: last)).upperBound
    }
}

/// A place in a file: line and column, both counted from 1; the column counts UTF-8 bytes.
public struct Position: Hashable, Sendable, Comparable, Codable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
