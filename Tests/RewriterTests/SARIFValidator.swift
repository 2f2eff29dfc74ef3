import Foundation

/// Checks the parts of SARIF 2.1.0 that the report writes: names and types of the members, and what the
/// specification asks beyond the schema.
struct SARIFValidator {
    typealias Object = [String: Any]

    private(set) var faults: [String] = []
    private var rules: [String] = []
    private var baseIDs: Set<String> = []

    static func faults(in log: Object) -> [String] {
        var validator = SARIFValidator()
        validator.check(log: log)
        return validator.faults
    }

    /// Every member must be in `known`; those with `!` must be there.
    private mutating func members(_ object: Object, _ known: String, at place: String) {
        let words = known.split(separator: " ")
        let required = words.filter { $0.hasSuffix("!") }.map { String($0.dropLast()) }
        let names = Set(words.map { $0.hasSuffix("!") ? String($0.dropLast()) : String($0) })
        for name in object.keys where !names.contains(name) { faults.append("\(place): unknown member \(name)") }
        for name in required where object[name] == nil { faults.append("\(place): no \(name)") }
    }

    private mutating func expect(_ condition: Bool, _ fault: String) {
        if !condition { faults.append(fault) }
    }

    private mutating func check(log: Object) {
        members(log, "$schema version! runs!", at: "log")
        expect(log["version"] as? String == "2.1.0", "version")
        for run in log["runs"] as? [Object] ?? [] { check(run: run) }
    }

    private mutating func check(run: Object) {
        members(
            run, "tool! invocations columnKind originalUriBaseIds versionControlProvenance results!", at: "run")
        expect(run["columnKind"] as? String == "utf16CodeUnits", "columnKind")
        baseIDs = Set((run["originalUriBaseIds"] as? Object ?? [:]).keys)
        let driver = (run["tool"] as? Object)?["driver"] as? Object ?? [:]
        members(driver, "name! semanticVersion rules", at: "driver")
        for rule in driver["rules"] as? [Object] ?? [] { check(rule: rule) }
        expect(Set(rules).count == rules.count, "a rule stands twice")
        for invocation in run["invocations"] as? [Object] ?? [] { check(invocation: invocation) }
        for details in run["versionControlProvenance"] as? [Object] ?? [] {
            members(details, "repositoryUri! revisionId mappedTo", at: "versionControlProvenance")
            uri(details["repositoryUri"], isAbsolute: true)
        }
        for result in run["results"] as? [Object] ?? [] { check(result: result) }
    }

    private mutating func check(rule: Object) {
        members(rule, "id! name shortDescription fullDescription help helpUri defaultConfiguration", at: "rule")
        rules.append(rule["id"] as? String ?? "")
        for name in ["shortDescription", "fullDescription", "help"] {
            let text = rule[name] as? Object ?? [:]
            members(text, "text! markdown", at: name)
            expect(!(text["text"] as? String ?? "").isEmpty, "\(name) is empty")
        }
    }

    private mutating func check(invocation: Object) {
        members(invocation, "executionSuccessful! toolExecutionNotifications", at: "invocation")
        for notification in invocation["toolExecutionNotifications"] as? [Object] ?? [] {
            members(notification, "level message! locations", at: "notification")
            for location in notification["locations"] as? [Object] ?? [] { check(location: location) }
        }
    }

    private mutating func check(result: Object) {
        members(
            result,
            "ruleId! ruleIndex kind level message! locations partialFingerprints relatedLocations suppressions fixes properties",
            at: "result")
        let id = result["ruleId"] as? String ?? ""
        let index = result["ruleIndex"] as? Int ?? -1
        expect(rules.indices.contains(index) && rules[index] == id, "ruleIndex of \(id)")
        let (kind, level) = (result["kind"] as? String ?? "", result["level"] as? String ?? "")
        expect(["pass", "fail", "open", "informational", "notApplicable", "review"].contains(kind), "kind \(kind)")
        expect(["none", "note", "warning", "error"].contains(level), "level \(level)")
        expect(kind == "fail" ? level != "none" : level == "none", "level \(level) of kind \(kind)")
        check(message: result["message"])
        expect((result["locations"] as? [Any])?.count == 1, "locations")
        let related = result["relatedLocations"] as? [Object] ?? []
        for location in result["locations"] as? [Object] ?? [] + related { check(location: location) }
        for suppression in result["suppressions"] as? [Object] ?? [] {
            members(suppression, "kind! justification", at: "suppression")
        }
        for fix in result["fixes"] as? [Object] ?? [] { check(fix: fix) }
    }

    private mutating func check(message: Any?) {
        let message = message as? Object ?? [:]
        members(message, "text!", at: "message")
        let braces = (message["text"] as? String ?? "").replacing("{{", with: "").replacing("}}", with: "")
        expect(!braces.contains("{") && !braces.contains("}"), "a brace in a message")
    }

    private mutating func check(location: Object) {
        members(location, "id message physicalLocation!", at: "location")
        let physical = location["physicalLocation"] as? Object ?? [:]
        members(physical, "artifactLocation! region", at: "physicalLocation")
        check(artifact: physical["artifactLocation"] as? Object ?? [:])
        if let region = physical["region"] as? Object { check(region: region) }
    }

    private mutating func check(artifact: Object) {
        members(artifact, "uri! uriBaseId", at: "artifactLocation")
        uri(artifact["uri"], isAbsolute: false)
        expect((artifact["uriBaseId"] as? String).map(baseIDs.contains) ?? true, "unknown uriBaseId")
    }

    private mutating func check(region: Object) {
        members(region, "startLine! startColumn endLine endColumn", at: "region")
        let values = region.compactMapValues { $0 as? Int }
        expect(values.count == region.count && values.values.allSatisfy { $0 > 0 }, "region \(region)")
        guard let line = values["startLine"], let endLine = values["endLine"] else { return }
        expect(
            line < endLine || line == endLine && values["startColumn"] ?? 1 <= values["endColumn"] ?? 1,
            "region \(region)")
    }

    private mutating func check(fix: Object) {
        members(fix, "description artifactChanges!", at: "fix")
        for change in fix["artifactChanges"] as? [Object] ?? [] {
            members(change, "artifactLocation! replacements!", at: "artifactChange")
            check(artifact: change["artifactLocation"] as? Object ?? [:])
            let replacements = change["replacements"] as? [Object] ?? []
            expect(!replacements.isEmpty, "no replacements")
            for replacement in replacements {
                members(replacement, "deletedRegion! insertedContent", at: "replacement")
                check(region: replacement["deletedRegion"] as? Object ?? [:])
            }
        }
    }

    private mutating func uri(_ value: Any?, isAbsolute: Bool) {
        let text = value as? String ?? ""
        let allowed = Set(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/%" + (isAbsolute ? ":" : ""))
        expect(
            !text.isEmpty && text.allSatisfy(allowed.contains) && isAbsolute == text.hasPrefix("file:///"),
            "URI \(text)")
    }
}
