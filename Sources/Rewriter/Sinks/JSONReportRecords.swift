/// The records of the JSON formats: one place for their keys and the order of these. A value that has no meaning
/// for a record is `null`; the key is always there.
enum JSONReportRecords {
    /// Changes only when a script that reads reports would break.
    static let schema: JSONValue = "glass-migrate/report/1"

    static func tool(_ report: Report) -> JSONValue {
        ["version": .string(report.toolVersion)]
    }

    static func repository(_ report: Report) -> JSONValue {
        ["path": .string(report.repositoryPath), "head": JSONValue(report.head)]
    }

    static func module(_ summary: Report.ModuleSummary) -> JSONValue {
        let module = summary.module
        let floors = module.floors.sorted { $0.key < $1.key }
        return [
            "name": .string(module.name), "kind": .string(module.kind.rawValue),
            "floors": .object(floors.map { JSONValue.Member($0.key.rawValue, .string($0.value.description)) }),
            "files": .integer(summary.files), "source": .string(module.source),
        ]
    }

    static func finding(_ reported: ReportedFinding) -> JSONValue {
        let finding = reported.finding
        return [
            "id": .string(reported.id), "rule": .string(finding.rule), "path": .string(reported.path),
            "line": .integer(reported.start.line), "column": .integer(reported.start.column),
            "endLine": .integer(reported.end.line), "endColumn": .integer(reported.end.column),
            "form": JSONValue(finding.form), "layer": JSONValue(finding.layer), "module": JSONValue(reported.module),
            "verdict": .string(finding.verdict.name),
            "applicability": JSONValue(finding.verdict.applicability?.rawValue),
            "severity": JSONValue(finding.verdict.severity?.rawValue),
            "reason": JSONValue(finding.verdict.reason?.code), "message": .string(finding.message),
            "notes": .array(finding.notes.map(note)),
            "edits": .array((finding.fix?.edits.edits ?? []).map(edit)),
            "related": .array(finding.related.map(related)),
        ]
    }

    static func remark(_ remark: Remark) -> JSONValue {
        ["id": .string(remark.id), "note": note(remark.note)]
    }

    /// `nil` for other reports.
    static func audit(_ report: Report) -> JSONValue? {
        report.audit.map {
            ["checklist": .array($0.checklist.map(item)), "readiness": .array($0.readiness.map(readiness))]
        }
    }

    static func item(_ item: AuditReport.Item) -> JSONValue {
        [
            "title": .string(item.title), "state": .string(item.state.rawValue),
            "rules": .array(item.rules.map { .string($0) }), "byHand": JSONValue(item.byHand),
            "places": .array(item.places.map { ["path": .string($0.path), "line": .integer($0.line)] }),
        ]
    }

    static func readiness(_ readiness: AuditReport.Readiness) -> JSONValue {
        [
            "module": JSONValue(readiness.module), "score": .integer(readiness.score),
            "glass": JSONValue(readiness.glass), "pending": .integer(readiness.pending),
            "kept": .integer(readiness.kept), "errors": .integer(readiness.errors),
            "warnings": .integer(readiness.warnings), "notes": .integer(readiness.notes),
        ]
    }

    static func skipped(_ file: SkippedFile) -> JSONValue {
        ["path": .string(file.path), "reason": .string(file.reason)]
    }

    static func summary(_ report: Report) -> JSONValue {
        let tally = ReportTally(report.findings)
        return [
            "files": .integer(report.summary.files), "parsed": .integer(report.summary.parsed),
            "materials": .integer(report.summary.materials), "candidates": .integer(tally.candidates),
            "rewrite": ["safe": .integer(tally.safe), "review": .integer(tally.review)],
            "keep": JSONValue(tally.keep.byCode), "manual": JSONValue(tally.manual.byCode),
            "audit": JSONValue(tally.audit),
            "seconds": .number((report.summary.seconds * 1000).rounded() / 1000),
        ]
    }

    private static func note(_ note: Finding.Note) -> JSONValue { .string("\(note.code): \(note.message)") }

    private static func edit(_ edit: Edit) -> JSONValue {
        [
            "start": .integer(edit.range.lowerBound), "end": .integer(edit.range.upperBound),
            "replacement": .string(edit.replacement),
        ]
    }

    private static func related(_ related: Finding.Related) -> JSONValue {
        ["path": .string(related.path), "line": .integer(related.line), "message": .string(related.message)]
    }
}
