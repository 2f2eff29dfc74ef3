import MigrationPlans
import Rewriter

/// `rules`: every code that reports can show, with its sentence.
func rules(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let width = Tool.manual.map(\.code.count).max() ?? 0
    let paragraphs = Explanation.Kind.allCases.map { kind in
        let pages = Tool.manual.filter { $0.kind == kind }
        let lines = pages.map { "  \(console.paint($0.code.padded(to: width), .cyan))  \($0.sentence)\n" }
        return console.paint(kind.title, .bold) + "\n" + lines.joined()
    }
    try console.print(paragraphs.joined(separator: "\n"))
    return .done
}

extension Explanation.Kind {
    fileprivate var title: String {
        switch self {
        case .rule: "Rules"
        case .audit: "Faults in existing glass"
        case .keep: "Why something is kept"
        case .manual: "Why something is left to a person"
        case .note: "Notes on rewrites"
        }
    }

    /// What stands in front of the code in the page of `explain`.
    var label: String {
        switch self {
        case .rule: "rule"
        case .audit: "fault"
        case .keep: "kept as it is"
        case .manual: "left to a person"
        case .note: "note"
        }
    }
}
