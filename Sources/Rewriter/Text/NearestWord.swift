extension [String] {
    /// The word that somebody who wrote `word` most likely meant; `nil` when none is near. The beginning of a word
    /// stands for the word when no whole one is near.
    public func nearest(to word: String) -> String? {
        let word = word.lowercased()
        return nearest(to: word) { $0 } ?? nearest(to: word) { String($0.prefix(word.count)) }
    }

    private func nearest(to word: String, comparing part: (String) -> String) -> String? {
        let mistakes = map { (word: $0, count: editDistance(word, part($0))) }
        let best = mistakes.min { ($0.count, $0.word) < ($1.count, $1.word) }
        return best.flatMap { $0.count <= Swift.max(1, word.count / 3) && $0.count < word.count ? $0.word : nil }
    }
}

/// How many letters must be inserted, dropped, changed or swapped with their neighbour to turn one word into the other.
private func editDistance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
        var row = [i + 1]
        for j in right.indices {
            var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                distance = min(distance, beforeLast[j - 1] + 1)
            }
            row.append(distance)
        }
        (beforeLast, last) = (last, row)
    }
    return last[right.count]
}
