/// Which lines of two texts differ: a shortest edit script over lines, found in linear space (Myers, 1986). The work
/// is bounded; what isn't settled by then counts as replaced.
struct LineDiff {
    /// Lines that give way to others; either may be empty. Between two changes the lines are equal.
    struct Change: Hashable, Sendable {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// In the order of the lines.
    private(set) var changes: [Change] = []

    /// Equal lines have equal numbers.
    private let old: [Int]
    private let new: [Int]
    private var isOldChanged: [Bool]
    private var isNewChanged: [Bool]
    /// Steps of the search that are still allowed.
    private var budget: Int

    /// - Parameter budget: how many steps the search may take.
    init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>], budget: Int = 20_000_000) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            let next = numbers.count
            return numbers[line]
                ?? {
                    numbers[line] = next; return next
                }()
        }
        self.old = old.map(number)
        self.new = new.map(number)
        self.budget = budget
        isOldChanged = Array(repeating: false, count: old.count)
        isNewChanged = Array(repeating: false, count: new.count)
        markChanges(lineCount: numbers.count)
        collectChanges()
        slideChanges(old: old, new: new)
    }

    private mutating func markChanges(lineCount: Int) {
        // Lines that only one side has are changed for sure; the search needn't see them.
        var isInOld = [Bool](repeating: false, count: lineCount)
        var isInNew = isInOld
        for line in old { isInOld[line] = true }
        for line in new { isInNew[line] = true }
        for index in old.indices { isOldChanged[index] = !isInNew[old[index]] }
        for index in new.indices { isNewChanged[index] = !isInOld[new[index]] }
        let oldKept = old.indices.filter { !isOldChanged[$0] }
        let newKept = new.indices.filter { !isNewChanged[$0] }
        var search = MiddleSearch(oldKept.map { old[$0] }, newKept.map { new[$0] }, budget: budget)
        search.run { x, y in
            for index in x { isOldChanged[oldKept[index]] = true }
            for index in y { isNewChanged[newKept[index]] = true }
        }
    }

    private mutating func collectChanges() {
        var x = 0
        var y = 0
        while x < old.count || y < new.count {
            let start = (x, y)
            while x < old.count, isOldChanged[x] { x += 1 }
            while y < new.count, isNewChanged[y] { y += 1 }
            if (x, y) != start { changes.append(Change(old: start.0..<x, new: start.1..<y)) }
            if x < old.count { x += 1 }
            if y < new.count { y += 1 }
        }
    }

    /// A pure insertion or deletion can often stand at several places. Takes the last one of least indentation, so
    /// that whole blocks are shown as changed. One equal line always stays between two changes.
    private mutating func slideChanges(old oldText: [ArraySlice<UInt8>], new newText: [ArraySlice<UInt8>]) {
        for index in changes.indices {
            let change = changes[index]
            guard change.old.isEmpty != change.new.isEmpty else { continue }
            let side = change.old.isEmpty ? \Change.new : \Change.old
            let (lines, text) = change.old.isEmpty ? (new, newText) : (old, oldText)
            let block = change[keyPath: side]
            let floor = index > 0 ? changes[index - 1][keyPath: side].upperBound + 1 : 0
            let ceiling = index + 1 < changes.count ? changes[index + 1][keyPath: side].lowerBound - 1 : lines.count
            var first = 0
            while block.lowerBound + first > floor,
                lines[block.lowerBound + first - 1] == lines[block.upperBound + first - 1]
            { first -= 1 }
            var last = 0
            while block.upperBound + last < ceiling, lines[block.lowerBound + last] == lines[block.upperBound + last] {
                last += 1
            }
            let shift = (first...last).reversed().min { left, right in
                indentation(text[block.lowerBound + left..<block.upperBound + left])
                    < indentation(text[block.lowerBound + right..<block.upperBound + right])
            }
            changes[index].old = change.old.shifted(by: shift ?? 0)
            changes[index].new = change.new.shifted(by: shift ?? 0)
        }
    }
}

extension Range<Int> {
    fileprivate func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}

/// Columns in front of the first line that isn't blank.
private func indentation(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Int {
    for line in lines {
        let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        if let byte = line.dropFirst(blanks).first, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
            return blanks
        }
    }
    return 0
}

/// Halves the problem at a point that a shortest path goes through, again and again.
private struct MiddleSearch {
    private let a: [Int]
    private let b: [Int]
    private var budget: Int
    /// The furthest `x` reached on each diagonal `x - y`, from the start and from the end. A box of `height` lines
    /// keeps diagonal `k` at `k + height + 1`.
    private var forward: [Int]
    private var backward: [Int]

    private static let tooLow = Int.min / 2
    private static let tooHigh = Int.max / 2

    init(_ a: [Int], _ b: [Int], budget: Int) {
        self.a = a
        self.b = b
        self.budget = budget
        forward = Array(repeating: 0, count: a.count + b.count + 3)
        backward = forward
    }

    /// Reports all ranges that differ.
    mutating func run(_ differ: (Range<Int>, Range<Int>) -> Void) {
        var open = [(a.indices, b.indices)]
        while var (x, y) = open.popLast() {
            while let i = x.first, let j = y.first, a[i] == b[j] {
                x = i + 1..<x.upperBound
                y = j + 1..<y.upperBound
            }
            while let i = x.last, let j = y.last, a[i] == b[j] {
                x = x.lowerBound..<i
                y = y.lowerBound..<j
            }
            if !x.isEmpty, !y.isEmpty, let (i, j) = middle(x, y) {
                open.append((x.lowerBound..<i, y.lowerBound..<j))
                open.append((i..<x.upperBound, j..<y.upperBound))
            } else {
                differ(x, y)
            }
        }
    }

    /// A point on a shortest path through the box, none of its corners; `nil` when that takes too long. The first
    /// lines of the box differ, and so do the last.
    private mutating func middle(_ x: Range<Int>, _ y: Range<Int>) -> (Int, Int)? {
        let (width, height) = (x.count, y.count)
        let zero = height + 1
        let end = width - height
        for slot in 0..<width + height + 3 {
            forward[slot] = Self.tooLow
            backward[slot] = Self.tooHigh
        }
        forward[zero] = 0
        backward[zero + end] = width
        for distance in 1...(width + height + 1) / 2 {
            budget -= 2 * distance
            if budget < 0 { return nil }
            for k in diagonals(around: 0, distance, height, width) {
                let i = advance(zero + k, k, x, y)
                if end % 2 != 0, i >= backward[zero + k] { return (x.lowerBound + i, y.lowerBound + i - k) }
            }
            for k in diagonals(around: end, distance, height, width) {
                let i = retreat(zero + k, k, x, y)
                if end % 2 == 0, i <= forward[zero + k] { return (x.lowerBound + i, y.lowerBound + i - k) }
            }
        }
        return nil
    }

    /// Every second diagonal up to `distance` away, within the box.
    private func diagonals(around center: Int, _ distance: Int, _ height: Int, _ width: Int) -> StrideThrough<Int> {
        let low = center - distance
        let missing = Swift.max(0, -height - low)
        return stride(from: low + (missing + 1) / 2 * 2, through: Swift.min(center + distance, width), by: 2)
    }

    /// One step further on a diagonal, then along equal lines.
    private mutating func advance(_ slot: Int, _ k: Int, _ x: Range<Int>, _ y: Range<Int>) -> Int {
        var i = Swift.max(forward[slot - 1] + 1, forward[slot + 1])
        guard i >= 0, i <= x.count, i - k <= y.count else {
            forward[slot] = Self.tooLow
            return Self.tooLow
        }
        while i < x.count, i - k < y.count, a[x.lowerBound + i] == b[y.lowerBound + i - k] {
            i += 1
            budget -= 1
        }
        forward[slot] = i
        return i
    }

    private mutating func retreat(_ slot: Int, _ k: Int, _ x: Range<Int>, _ y: Range<Int>) -> Int {
        var i = Swift.min(backward[slot - 1], backward[slot + 1] - 1)
        guard i >= 0, i <= x.count, i - k >= 0 else {
            backward[slot] = Self.tooHigh
            return Self.tooHigh
        }
        while i > 0, i - k > 0, a[x.lowerBound + i - 1] == b[y.lowerBound + i - k - 1] {
            i -= 1
            budget -= 1
        }
        backward[slot] = i
        return i
    }
}
