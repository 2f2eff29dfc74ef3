import MigrationPlans
import Rewriter

/// `explain CODE`: the manual's page of a code.
func explain(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let code = arguments.operands[0]
    let pages = Tool.manual.filter { $0.code == code }
    guard !pages.isEmpty else {
        let near = Tool.manual.map(\.code).nearest(to: code)
        throw Failure.usage(
            "unknown code '\(code)'",
            remedy: near.map { "did you mean '\($0)'?" } ?? "'\(Tool.name) rules' lists all codes")
    }
    try console.print(pages.map { text(of: $0, console.paint) }.joined(separator: "\n"))
    return .done
}

private func text(of page: Explanation, _ paint: Paint) -> String {
    let title = "\(paint(page.code, .bold)) (\(page.kind.label))"
    let paragraphs = [page.sentence] + page.text.split(separator: "\n\n").map(String.init)
    let body = paragraphs.map { $0.wrapped(to: Help.width).joined(separator: "\n") + "\n" }
    return title + "\n\n" + body.joined(separator: "\n")
}
