import Rewriter

/// A text with `{names}` that stand for what a repository's migration came to.
struct RequestText {
    private let text: String

    static let names = [
        "repository", "branch", "base", "owner", "rewrites", "files", "review", "manual", "kept", "version",
    ]

    static let defaultTitle = "Migrate {rewrites} surfaces to Liquid Glass"
    static let defaultBody = """
        {rewrites} hand-rolled material surfaces in {files} changed files become Liquid Glass on the systems that have it. \
        Older systems run the code that they ran before, token for token.

        | | places |
        |---|---|
        | rewritten here | {rewrites} |
        | wait for a review (`--include review`) | {review} |
        | to be done by hand | {manual} |
        | right as they are | {kept} |

        Made by glass-migrate {version} on {base}.

        """

    /// - Throws: `badData` when it holds an unknown name.
    init(_ text: String, from place: String) throws(Failure) {
        for match in text.matches(of: /\{([a-z]+)\}/) where !Self.names.contains(String(match.output.1)) {
            let name = String(match.output.1)
            throw Failure(
                .badData, "\(place): unknown name '{\(name)}'",
                remedy: Self.names.nearest(to: name).map { "did you mean '{\($0)}'?" }
                    ?? "it can be \(Self.names.listed("or"))")
        }
        self.text = text
    }

    func filled(_ job: BatchJob, _ result: BatchResult, branch: String, paths: [String], owner: String) -> String {
        let values = [
            "repository": job.source.name, "branch": branch, "base": result.base ?? "", "owner": owner,
            "rewrites": "\(result.rewritten)", "files": "\(paths.count)",
            "review": "\(max(0, result.counts.safe + result.counts.review - result.rewritten))",
            "manual": "\(result.counts.leftToPeople)", "kept": "\(result.counts.kept)", "version": Tool.version,
        ]
        return text.replacing(/\{([a-z]+)\}/) { values[String($0.output.1)] ?? String($0.output.0) }
    }
}
