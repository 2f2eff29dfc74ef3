extension BatchSummaryReport {
    /// The summary as one page, in the look of the repositories' own reports, to which it links.
    public var html: String {
        HTMLPage(title: title, body: header + failuresPanel + repositoriesPanel + reasonsPanel).rendered
    }

    private var header: String {
        let totals = totals
        let hours = (totals.effortMinutes + 59) / 60
        let facts = [
            rows.count == 1 ? "1 repository" : "\(rows.count.grouped) repositories", totals.files.of("file"),
            totals.readiness.map { "\($0) % ready" }, "version \(toolVersion)",
        ]
        let tiles = [
            tile("safe", totals.safe, "safe to rewrite"), tile("review", totals.review, "for review"),
            tile("manual", totals.leftToPeople, "by hand"), tile("keep", totals.kept, "kept as they are"),
            tile("safe", count("done"), "repositories done"), tile("review", count("failed"), "failed"),
            tile("keep", count("missing"), "not done yet"),
        ]
        return """
            <header class="top"><h1>\(title.inMarkup)</h1>
            <p class="facts">\(facts.compactMap { $0 }.map { "<span>\($0.inMarkup)</span>" }.joined())</p>
            <div class="tiles">\(tiles.joined())</div>
            <p class="hint">Effort: about \(hours.of("hour")) of people's time, at \(Self.reviewMinutes) minutes for each rewrite \
            to review and \(Self.manualMinutes) for each place to do by hand. Ready are the places that are safe to rewrite and \
            those that are right as they are.</p></header>

            """
    }

    private func tile(_ tone: String, _ count: Int, _ label: String) -> String {
        "<div class=\"tile \(tone)\"><b>\(count.grouped)</b><span>\(label)</span></div>"
    }

    private var failuresPanel: String {
        let failed = rows.filter { $0.state == "failed" }
        if failed.isEmpty { return "" }
        let items = failed.map { row in
            let failure = row.result?.failure
            let remedy = failure?.remedy.map { "<p class=\"hint\">\($0.printable.inMarkup)</p>" } ?? ""
            let lines = row.log.split(separator: "\n").map { String($0).printable.inMarkup }
            let log = lines.isEmpty ? "" : "<pre class=\"scroll\"><code>\(lines.joined(separator: "\n"))</code></pre>"
            return """
                <details><summary><b>\(row.job.source.name.printable.inMarkup)</b> \((failure?.message ?? "").printable.inMarkup) \
                <span class="hint">\((failure?.code ?? "").inMarkup)</span></summary>\(remedy)\
                <p class="path">\(row.job.source.text.printable.inMarkup)</p>\(log)</details>
                """
        }
        return "<section class=\"panel\"><h2>Failures</h2>\n\(items.joined(separator: "\n"))</section>\n"
    }

    private var repositoriesPanel: String {
        let titles = ["Repository", "Ready", "", "Safe", "Review", "By hand", "Kept"]
        let head = titles.map { $0.isEmpty ? "<td></td>" : "<th scope=\"col\">\($0)</th>" }.joined()
        return """
            <section class="panel readiness"><h2>Repositories</h2><div class="scroll"><table>
            <thead><tr>\(head)</tr></thead><tbody>
            \(rows.map(line).joined(separator: "\n"))
            </tbody></table></div></section>

            """
    }

    private func line(_ row: Row) -> String {
        let counts = row.state == "done" ? row.result?.counts ?? .init() : .init()
        let name = row.job.source.name.printable.inMarkup
        // The page may have been moved, but then together with what it links to. Ids need no escapes.
        let link = row.state == "done" ? "<a href=\"repositories/\(row.job.id)/report.html\">\(name)</a>" : name
        let about = row.state == "done" ? row.result?.base.map { String($0.prefix(12)) } ?? "" : row.state
        let parts = [
            ("safe", counts.safe), ("review", counts.review), ("manual", counts.leftToPeople), ("keep", counts.kept),
        ]
        let bar = parts.filter { $0.1 > 0 }.map { "<span class=\"\($0.0)\" style=\"flex-grow: \($0.1)\"></span>" }
        return "<tr><th scope=\"row\">\(link)<small>\(about)</small></th>"
            + "<td class=\"percent\">\(counts.readiness.map { "\($0) %" } ?? "")</td>"
            + "<td class=\"share\"><div class=\"bar\">\(bar.joined())</div></td>"
            + parts.map { "<td class=\"figure\">\($0.1.grouped)</td>" }.joined() + "</tr>"
    }

    private var reasonsPanel: String {
        let totals = totals
        let kinds = [("Why places are left to a person", totals.manual), ("Why places are kept", totals.keep)]
        return kinds.filter { !$0.1.isEmpty }.map { title, counts in
            let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            let lines = order.map {
                "<tr><th scope=\"row\">\($0.key.inMarkup)</th><td class=\"figure\">\($0.value.grouped)</td></tr>"
            }
            return """
                <section class="panel readiness"><h2>\(title)</h2><table><tbody>
                \(lines.joined(separator: "\n"))
                </tbody></table></section>

                """
        }.joined()
    }
}
