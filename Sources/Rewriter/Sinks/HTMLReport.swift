/// The report as one page for the people who decide: filters, differences, explanations, and the choice of what to
/// apply. The page is a single file and loads nothing.
///
/// Everything that comes from the repository is data in one JSON block, and the page's script writes it as text only:
/// a name or a piece of code is never read as markup.
public struct HTMLReport: Sendable {
    /// The command that applies the findings that are chosen on the page.
    public struct Command: Sendable {
        /// The words in front of `--only`.
        public var words: [String]
        /// The words after it.
        public var operands: [String]

        public init(words: [String], operands: [String]) {
            self.words = words
            self.operands = operands
        }
    }

    private let title: String
    private let manual: [Explanation]
    private let command: Command?
    private let pages: RulePages?

    /// - Parameters:
    ///   - title: What stands on top of the page.
    ///   - manual: The pages of the codes that the findings show.
    ///   - command: `nil` where nothing can be applied, for instance to a revision that is not checked out.
    ///   - pages: What the explanations link to.
    public init(title: String, manual: [Explanation], command: Command?, pages: RulePages? = nil) {
        self.title = title
        self.manual = manual
        self.command = command
        self.pages = pages
    }

    /// The whole page.
    public func render(_ report: Report) -> String {
        let data = HTMLReportData(
            report: report, title: title, manual: manual, command: command, pages: pages
        ).json.line
        let body = """
            <noscript><p class="noscript">This page is drawn by a script that is part of it. Allow scripts to read it, or use \
            another format of the report.</p></noscript>
            <script type="application/json" id="report">\(data.inScript)</script>
            <script>
            \(HTMLReportScript.source)
            </script>
            """
        return HTMLPage(title: title, body: body).rendered
    }
}
