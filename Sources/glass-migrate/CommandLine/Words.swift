extension [String] {
    /// The words as a sentence lists them: `a, b or c`.
    func listed(_ conjunction: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}

extension String {
    /// The text without the spaces at its end.
    var trimmedEnd: String {
        String(reversed().drop { $0 == " " }.reversed())
    }

    /// The text broken at spaces into lines of at most `width` characters; a longer word has a line of its own.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        for word in split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
