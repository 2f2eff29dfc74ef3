/// Whether the comments at the top of a Swift file say that a program made it.
public func hasGeneratedHeader(_ bytes: [UInt8]) -> Bool {
    let header = leadingComments(bytes)
    return generatedMarks.contains { contains(header, $0) }
}

private let generatedMarks = [
    "@generated", "DO NOT EDIT", "Generated using Sourcery", "Generated using SwiftGen", "This is a generated file",
].map { Array($0.utf8) }

/// Comments and blank lines up to the first line of code, at most 4 KiB.
private func leadingComments(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let header = bytes[start..<min(bytes.count, start + 4096)]
    var position = start
    var isInBlock = false
    while position < header.endIndex {
        let end = header[position...].firstIndex(of: UInt8(ascii: "\n")) ?? header.endIndex
        let line = header[position..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if !isInBlock {
            isInBlock = line.starts(with: "/*".utf8)
            let isBlank = line.allSatisfy { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }
            if !isInBlock, !isBlank, !line.starts(with: "//".utf8), !line.starts(with: "#!".utf8) { break }
        }
        if isInBlock { isInBlock = !contains(line, Array("*/".utf8)) }
        position = min(end + 1, header.endIndex)
    }
    return header[start..<position]
}

private func contains(_ text: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
    var rest = text
    while let found = rest.firstIndex(of: word[0]) {
        rest = rest[found...]
        if rest.starts(with: word) { return true }
        rest = rest.dropFirst()
    }
    return false
}
