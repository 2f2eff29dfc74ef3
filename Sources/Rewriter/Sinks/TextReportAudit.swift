/// The parts of the text that only an audit has.
extension TextReport {
    /// How many places of a failed item are named.
    private static let placeLimit = 3

    /// The checklist and the readiness of the modules; empty for other reports.
    func audit(of report: Report) -> [String] {
        guard let audit = report.audit else { return [] }
        return [checklist(audit.checklist), readiness(audit.readiness)]
    }

    private func checklist(_ items: [AuditReport.Item]) -> String {
        if items.isEmpty { return "" }
        let lines = items.map { item in
            let state = paint(item.state.label.padded(to: 11), color(of: item.state))
            return "  \(state)  \(item.title)\n" + places(of: item)
                + (item.byHand.map { "               \(paint("by hand: \($0)", .faint))\n" } ?? "")
        }
        return paint("Checklist:", .bold) + "\n" + lines.joined()
    }

    private func places(of item: AuditReport.Item) -> String {
        if item.places.isEmpty { return "" }
        let shown = detail == .full ? item.places[...] : item.places.prefix(Self.placeLimit)
        let names = shown.map { "\($0.path.printable):\($0.line)" }
        let hidden = item.places.count - shown.count
        return "               \((names + (hidden > 0 ? ["\(hidden) more"] : [])).joined(separator: ", "))\n"
    }

    private func color(of state: AuditReport.State) -> Paint.Color {
        switch state {
        case .passed: .green
        case .failed: .red
        case .byHand: .yellow
        case .unchecked: .faint
        }
    }

    private func readiness(_ modules: [AuditReport.Readiness]) -> String {
        if modules.isEmpty { return "" }
        let names = modules.map { $0.module.isEmpty ? "(none)" : $0.module.printable }
        let width = max(6, names.map(\.count).max() ?? 0)
        let titles = ["score", "glass", "pending", "kept", "errors", "warnings", "notes"]
        let head = "  \("Module".padded(to: width))  \(titles.map { $0.aligned(to: 8) }.joined())\n"
        let rows = zip(names, modules).map { name, module in
            let figures = [
                module.score, module.glassCount, module.pending, module.kept, module.errors, module.warnings,
                module.notes,
            ]
            return "  \(name.padded(to: width))  \(figures.map { String($0).aligned(to: 8) }.joined())\n"
        }
        return paint("Readiness:", .bold) + "\n" + paint(head, .faint) + rows.joined()
    }
}

extension String {
    /// Spaces in front of the text until it is `width` characters wide.
    fileprivate func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(1, width - count)) + self
    }
}
