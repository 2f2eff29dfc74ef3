import Rewriter

/// The comment at the top of a generated file, in the manner of the files around it.
enum HelperHeader {
    private static let words = [
        "\(GeneratedHelper.marker).",
        "Liquid Glass where the system provides it, the code from before everywhere else.",
    ]

    /// - Parameter neighbours: the headers of files of the module, and what the files are called.
    static func lines(for fileName: String, like neighbours: [(name: String, header: [String])]) -> [String] {
        let headers = neighbours.map { name, header in
            header.map { $0.replacing(name, with: fileName) }.filter { !isPersonal($0) }
        }
        let isUsual = headers.count { !$0.isEmpty } * 2 > headers.count
        let common = isUsual ? shared(by: headers.filter { !$0.isEmpty }) : []
        guard let last = common.last else { return words.map { "// \($0)" } }
        let indent = common.contains { $0.hasPrefix("//  ") } ? "//  " : "// "
        let own = words.map { indent + $0 }
        if common.first == "//", last == "//" { return common.dropLast() + separator(common.dropLast()) + own + ["//"] }
        return Array(common) + separator(common) + own
    }

    /// Who made a file, and when.
    private static func isPersonal(_ line: String) -> Bool {
        ["Created by", "Created on", "Modified by"].contains { line.contains($0) }
    }

    /// The lines that all of them have, in order.
    private static func shared(by headers: [[String]]) -> [String] {
        guard let first = headers.first else { return [] }
        var common: [String] = []
        for line in first where headers.allSatisfy({ $0.contains(line) }) {
            // What was left out may leave two empty lines together.
            if line != "//" || common.last != "//" { common.append(line) }
        }
        return common.allSatisfy { $0 == "//" } ? [] : common
    }

    private static func separator(_ lines: some BidirectionalCollection<String>) -> [String] {
        lines.last == "//" ? [] : ["//"]
    }
}
