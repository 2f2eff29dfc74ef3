/// The report for people: what would be rewritten and what is left to them, place by place, then sums of the rest.
public struct TextReport: Sendable {
    public enum Detail: Sendable {
        /// The findings only.
        case brief
        /// The findings and sums of what is kept or left out.
        case normal
        /// Everything, one by one.
        case full
    }

    /// How many related places a finding shows unless all are asked for.
    private static let relatedLimit = 5

    let paint: Paint
    let detail: Detail

    public init(paint: Paint = Paint(isOn: false), detail: Detail = .normal) {
        self.paint = paint
        self.detail = detail
    }

    /// The whole text, with a final newline; empty when there is nothing to say.
    public func render(_ report: Report) -> String {
        var paragraphs = findings(of: report)
        if detail != .brief {
            paragraphs += [kept(in: report)] + audit(of: report) + [leftOut(of: report), closing(of: report)]
        }
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// One paragraph per file.
    private func findings(of report: Report) -> [String] {
        var paragraphs: [String] = []
        var path: String?
        for reported in report.findings where shows(reported.finding.verdict) {
            if reported.path != path {
                paragraphs.append("")
                path = reported.path
            }
            paragraphs[paragraphs.count - 1] += lines(of: reported)
        }
        return paragraphs
    }

    private func shows(_ verdict: Verdict) -> Bool {
        if case .keep = verdict { detail == .full } else { true }
    }

    private func lines(of reported: ReportedFinding) -> String {
        let finding = reported.finding
        let place = "\(reported.path.printable):\(reported.start.line):\(reported.start.column):"
        var text = "\(paint(place, .bold)) \(title(of: finding.verdict)) \(finding.message.printable)\n"
        for note in finding.notes {
            text += "    \(paint("note(\(note.code)):", .cyan)) \(note.message.printable)\n"
        }
        let shown = detail == .full ? finding.related[...] : finding.related.prefix(Self.relatedLimit)
        for related in shown {
            text += "    \(related.path.printable):\(related.line): \(related.message.printable)\n"
        }
        let hidden = finding.related.count - shown.count
        if hidden > 0 { text += "    " + paint("… and \(hidden) more, with -v", .faint) + "\n" }
        return text
    }

    private func title(of verdict: Verdict) -> String {
        switch verdict {
        case .rewrite(.safe): paint("rewrite(safe)", .green)
        case .rewrite(.review): paint("rewrite(review)", .yellow)
        case .keep(let reason): paint("keep \(reason.code)", .faint)
        case .manual(let reason): paint("manual \(reason.code)", .magenta)
        case .audit(let severity, _): paint(severity.rawValue, color(of: severity))
        }
    }

    private func color(of severity: Severity) -> Paint.Color {
        switch severity {
        case .note: .cyan
        case .warning: .yellow
        case .error: .red
        }
    }

    private func kept(in report: Report) -> String {
        let counts = ReportTally(report.findings).keep
        return table(
            "Kept as it is:", counts.map { (count: $0.value, name: $0.key.code, text: $0.key.sentence) })
    }

    private func leftOut(of report: Report) -> String {
        if detail == .full {
            return report.skipped.map { "\($0.path.printable): \(paint("left out \($0.reason)", .faint))\n" }.joined()
        }
        let counts = Dictionary(grouping: report.skipped, by: \.reason).mapValues(\.count)
        return table("Files left out:", counts.map { (count: $0.value, name: $0.key, text: "") })
    }

    private func table(_ title: String, _ rows: [(count: Int, name: String, text: String)]) -> String {
        if rows.isEmpty { return "" }
        let width = rows.map(\.name.count).max() ?? 0
        let lines = rows.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map { row in
            let count = String(row.count)
            let name = row.text.isEmpty ? row.name : row.name.padded(to: width + 2)
            return
                "\(String(repeating: " ", count: max(0, 6 - count.count)))\(count)  \(name)\(paint(row.text, .faint))\n"
        }
        return paint(title, .bold) + "\n" + lines.joined()
    }

    private func faults(_ tally: ReportTally, _ scope: String) -> String {
        let sums = Severity.allCases.reversed().compactMap { severity in
            tally.faults[severity].map { paint($0.of(severity.rawValue), color(of: severity)) }
        }
        return sums.isEmpty ? "No faults \(scope).\n" : "\(sums.joined(separator: ", ")) \(scope).\n"
    }

    private func closing(of report: Report) -> String {
        let tally = ReportTally(report.findings)
        let hundredths = Int((report.summary.seconds * 100).rounded())
        let seconds = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
        let scope = "in \(report.summary.files.of("file")) (\(report.summary.parsed.grouped) parsed, \(seconds) s)"
        if report.audit != nil { return faults(tally, scope) }
        guard tally.candidates > 0 else { return "No candidates \(scope).\n" }
        let verdicts = [
            (tally.safe, "safe to rewrite", Paint.Color.green), (tally.review, "to rewrite after review", .yellow),
            (tally.leftToPeople, "to do by hand", .magenta), (tally.kept, "kept", .faint),
        ]
        let sums = verdicts.filter { $0.0 > 0 }.map { paint("\($0.0) \($0.1)", $0.2) }
        return "\(tally.candidates.of("candidate")) \(scope): \(sums.joined(separator: ", ")).\n"
    }
}

extension Int {
    /// The number with the noun, in the plural where it needs to be: `1 file`, `40,000 files`.
    public func of(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

    /// The digits in groups of three: `40,000`.
    public var grouped: String {
        let digits = String(magnitude)
        let groups = stride(from: digits.count, to: 0, by: -3).map { end in
            String(digits.prefix(end).suffix(3))
        }
        return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
    }
}

extension String {
    /// Spaces after the text until it is `width` characters wide.
    public func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
}
